/** Answers as they leave: checked against the contract, serialised once, with the headers every answer has. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { MediaType } from '@zakupki/api-client/document';
import type { Caller, SomeReply } from '../operation.ts';
import type { Lang } from '../../sentences/sentence.ts';
import type { World } from '../../world/world.ts';
import { type ContractOperation, isJsonType, mediaOf } from '../contract.ts';
import {
  chooseEncoding,
  compress,
  compressing,
  type Encoding,
  isCompressible,
  MIN_COMPRESSED_BYTES,
} from './encoding.ts';
import { findCachedBody, type Sendable, cacheBody } from './body-cache.ts';
import { Problem, problemBody, reasonOf } from '../problem.ts';
import { violations } from '../validate.ts';

export type Answer = {
  status: number;
  type: string | null;
  text: string | null;
  /** the body as it is sent: of a file, or of a text that was sent before */
  bytes?: Buffer;
  /** writes the body of a file, once the request is done with the world */
  file?: () => Promise<Uint8Array>;
  /** makes the body of a file piece by piece, as fast as the caller takes it; ended early when they leave */
  stream?: () => AsyncIterable<Uint8Array>;
  headers: Record<string, string>;
  violations: string[];
  /** which rule of the product refused, in ASCII */
  reason?: string;
  /** writes it as it stands, without the headers of this server; absent for what `send` writes */
  write?: (response: Response) => void;
};

/** A handler's reply. One that breaks the contract is a bug of this server: a 500 that names the pointers. */
export function toAnswer(contract: ContractOperation, reply: SomeReply, more: Record<string, string> = {}): Answer {
  const response = contract.responses.get(reply.status);
  const { status, file } = reply;
  if (!response) throw new ContractViolationError(contract.operationId, status, [`status ${status} is not declared`]);
  const described = mediaOf(response, file?.type ?? 'application/json');
  const headers = { ...reply.headers, ...more };
  if (file) {
    if (described?.type === file.type) {
      const body = 'stream' in file ? { stream: file.stream } : { file: file.write };
      return { status, type: file.type, text: null, ...body, headers, violations: [] };
    }
    throw new ContractViolationError(contract.operationId, status, [`a file of type ${file.type} is not declared`]);
  }
  if (!described) return { status, type: null, text: null, headers, violations: [] };
  const { text, bytes } = validateBody(contract, reply, described.media);
  return { status, type: described.type, text, ...(bytes && { bytes }), headers, violations: [] };
}

/** The answer with its file written; any other answer as it is. */
export async function withFileWritten({ file, ...answer }: Answer): Promise<Answer> {
  return file ? { ...answer, bytes: Buffer.from(await file()) } : answer;
}

/** The body as JSON, once it is known to be what the contract says. */
function validateBody({ operationId }: ContractOperation, { status, body }: SomeReply, media: MediaType): Sendable {
  const known = findCachedBody(body, media);
  if (known) return known;
  const wrong = violations(media.schema, body);
  if (wrong.length > 0) throw new ContractViolationError(operationId, status, wrong);
  return cacheBody(body, media, JSON.stringify(body));
}

class ContractViolationError extends Error {
  readonly violations: string[];
  constructor(operationId: string, status: number, wrong: string[]) {
    super(`${operationId} ${status} breaks the contract: ${wrong.join('; ')}`);
    this.violations = wrong;
  }
}

/** Any thrown thing as problem+json. What is not a Problem is a bug: logged, and told as a 500 without a stack. */
export function problemAnswer(error: unknown, lang: Lang, requestId: string): Answer {
  const known = error instanceof Problem ? error : new Problem(500, 'server_error');
  const broken = error instanceof ContractViolationError ? error.violations : [];
  if (known !== error)
    process.stderr.write(`${requestId} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  const body = problemBody(known, lang, requestId);
  if (broken.length > 0) body['detail'] = broken.join('; ');
  return {
    status: known.status,
    type: 'application/problem+json',
    text: JSON.stringify(body),
    headers: known.options.headers ?? {},
    violations: broken,
    reason: reasonOf(known),
  };
}

/**
 * Sends an answer, compressed when the caller takes that. Headers are set before it returns, so the answer may be
 * recorded at once. An ETag of this API names a version of a thing, whatever coding it is sent in.
 */
export async function send(
  response: Response,
  answer: Answer,
  requestId: string,
  caller: Caller | null,
  world: World | null,
): Promise<void> {
  writeHead(response, answer, requestId, caller, world);
  // Text handed to Node is copied and encoded by its slow way.
  const bytes = answer.bytes ?? (answer.text === null ? null : Buffer.from(answer.text));
  if (answer.type === null || bytes === null) {
    response.end();
    return;
  }
  response.setHeader('Content-Type', contentType(answer.type));
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? null : negotiateEncoding(response, answer.type);
  const sent = encoding === null ? bytes : await compress(bytes, encoding);
  response.setHeader('Content-Length', sent.length);
  // Node leaves the body out of the answer to HEAD.
  response.end(sent);
}

/** The coding the caller is answered in, said in the headers; null for none. */
function negotiateEncoding(response: Response, type: string): Encoding | null {
  if (!isCompressible(type)) return null;
  response.vary('Accept-Encoding');
  const encoding = chooseEncoding(response.req);
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  return encoding;
}

/**
 * Sends a body while it is made. What goes wrong half-way can only be told by cutting the connection; who hangs up ends the
 * making of it.
 */
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

const contentType = (type: string) => (isJsonType(type) || type.startsWith('text/') ? `${type}; charset=utf-8` : type);

/** Status and the headers every answer has. */
export function writeHead(
  response: Response,
  answer: Answer,
  requestId: string,
  caller: Caller | null,
  world: World | null,
): void {
  response.status(answer.status);
  response.setHeader('X-Request-Id', requestId);
  // Some answers may be kept by the browser (reference lists); everything else is nobody's to keep.
  response.setHeader('Cache-Control', 'no-store');
  if (world) response.setHeader('X-Server-Time', world.clock.nowIso());
  if (caller?.impersonator) response.setHeader('X-Acting-As', caller.user.id);
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
}
