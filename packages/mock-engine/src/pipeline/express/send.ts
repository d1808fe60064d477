/** Sends answers through Express. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Answer, Forwarded } from '../response/answer.ts';
import {
  chooseEncoding,
  compress,
  compressing,
  type Encoding,
  isCompressible,
  MIN_COMPRESSED_BYTES,
} from '../response/encoding.ts';
import { contentType, contentTypeOf, type Head } from '../response/head.ts';

/**
 * Sends an answer, compressed if the client accepts it. Sets headers synchronously, so that the caller can log them.
 * The ETag names the entity's version and is the same for every coding.
 */
export async function send(response: Response, answer: Answer, head: Head): Promise<void> {
  writeHead(response, answer.status, head);
  // Passing bytes is faster than letting Node encode the text.
  const bytes = answer.bytes ?? (answer.text === null ? null : Buffer.from(answer.text));
  if (answer.type === null || bytes === null) {
    response.end();
    return;
  }
  const type = contentTypeOf(answer);
  if (type !== null) response.setHeader('Content-Type', type);
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? null : negotiateEncoding(response, answer.type);
  const sent = encoding === null ? bytes : await compress(bytes, encoding);
  response.setHeader('Content-Length', sent.length);
  // Node omits the body for HEAD.
  response.end(sent);
}

/** Sets the headers of the chosen coding; null for none. */
function negotiateEncoding(response: Response, type: string): Encoding | null {
  if (!isCompressible(type)) return null;
  response.vary('Accept-Encoding');
  const encoding = chooseEncoding(response.req);
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  return encoding;
}

/** Streams a body. An error midway can only close the connection; a disconnect stops the generator. */
export async function sendStream(
  response: Response,
  { type, stream }: { type: string; stream: () => AsyncIterable<Uint8Array> },
  requestId: string,
): Promise<void> {
  response.setHeader('Content-Type', contentType(type));
  const encoding = negotiateEncoding(response, type);
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    const body = Readable.from(stream(), { objectMode: false });
    await (encoding === null ? pipeline(body, response) : pipeline(body, compressing(encoding), response));
  } catch (error) {
    if (!response.destroyed) response.destroy();
    const isGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isGone) process.stderr.write(`${requestId} ${error instanceof Error ? error.stack : String(error)}\n`);
  }
}

export function writeHead(response: Response, status: number, head: Head): void {
  response.status(status);
  for (const [name, value] of head) {
    if (value === null) response.removeHeader(name);
    else response.setHeader(name, value);
  }
}

/** Headers of this server in the answers of another: what QA reads, and which pages may read it. */
const OWN = /^(?:x-mock-|access-control-)/;

/** Sends the target's headers, and few of this server. */
export function sendForwarded(
  response: Response,
  { status, forwarded }: Answer & { forwarded: Forwarded },
  head: Head,
): void {
  writeHead(response, status, head);
  // Node would replace this header by the one of the target.
  const vary = response.getHeader('Vary');
  for (const name of response.getHeaderNames()) if (!OWN.test(name)) response.removeHeader(name);
  response.sendDate = false;
  const varying = vary === undefined ? [] : ['Vary', String(vary)];
  response.writeHead(status, forwarded.statusMessage, [...forwarded.headers, ...varying]);
  if (!forwarded.stream) {
    response.end(forwarded.bytes);
    return;
  }
  response.flushHeaders();
  // When either side disconnects, `pipeline` closes the other.
  void pipeline(forwarded.stream, response).catch(() => {});
}
