/** Sends a request exactly as recorded; `fetch` forbids some methods, headers and paths. */
import { type IncomingMessage, request, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Answer } from './differences.ts';

/** An error message for the user. */
export class ReplayError extends Error {}

/** A recorded request whose method, path or headers HTTP does not allow. */
export class UnsendableError extends Error {}

type Sent = {
  method: string;
  /** request target with query */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
};

/**
 * Resolves with status 0 when the connection is dropped.
 * @throws ReplayError when the server is unreachable; UnsendableError
 */
export function send(origin: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port && { port }),
    method,
    path,
    headers,
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const dropped = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET') resolve({ status: 0, headers: {}, body: null });
      else reject(new ReplayError(`${origin} cannot be reached: ${error.message}`));
    };
    const sent = create(protocol === 'https:' ? secureRequest : request, options, (response) => {
      if (response.headers['content-type']?.startsWith(EVENT_STREAM)) {
        // A stream does not end, and recordings contain no body of it.
        resolve({ status: response.statusCode ?? 0, headers: headersOf(response), body: null });
        response.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', dropped);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: headersOf(response),
          body: text === '' ? null : text,
        });
      });
    });
    sent.on('error', dropped);
    sent.end(body ?? undefined);
  });
}

const EVENT_STREAM = 'text/event-stream';

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** @throws UnsendableError */
function create(send: typeof request, options: RequestOptions, onResponse: (response: IncomingMessage) => void) {
  try {
    return send(options, onResponse);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnsendableError(error.message);
  }
}
