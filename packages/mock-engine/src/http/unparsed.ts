/** Answers requests that Node cannot parse; they never reach Express. */
import type { Duplex } from 'node:stream';
import { type AnyProblem, Problem, problemBody } from '../pipeline/problem.ts';
import { defaultLanguage } from '../pipeline/request/language.ts';

/** Node's default of 16 KiB rejects long queries without a body. */
export const MAX_HEADER_BYTES = 64 * 1024;

/** A sender that is slower could hold connections for free. */
export const HEADERS_TIMEOUT_MS = 15_000;

/** By Node's code of the error. */
const CODES: Readonly<Record<string, AnyProblem>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_slow',
};

/** Handles the `clientError` event of the server. */
export function answerUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
  // The caller hung up, or a response is already in progress.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new Problem(CODES[error.code ?? ''] ?? 'malformed_request');
  const body = JSON.stringify(problemBody(problem, defaultLanguage(), 'req_unparsed'));
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.code}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'X-Request-Id: req_unparsed',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
