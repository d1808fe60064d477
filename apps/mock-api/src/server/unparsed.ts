/** Answers requests that Node cannot parse; they never reach Express. */
import { DEFAULT_LANGUAGE } from '@zakupki/procurement/words';
import type { Duplex } from 'node:stream';
import { Problem, problemBody } from '../pipeline/problem.ts';

/** Node's default of 16 KiB rejects long queries without a body. */
export const MAX_HEADER_BYTES = 64 * 1024;

/** Handles the `clientError` event of the server. */
export function answerUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
  // The caller hung up, or a response is already in progress.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem =
    error.code === 'HPE_HEADER_OVERFLOW' ? new Problem('headers_too_large') : new Problem('malformed_request');
  const body = JSON.stringify(problemBody(problem, DEFAULT_LANGUAGE, 'req_unparsed'));
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
