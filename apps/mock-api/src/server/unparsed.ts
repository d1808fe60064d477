/** What Node cannot even parse as a request never reaches Express: the socket is answered in the one error format. */
import type { Duplex } from 'node:stream';
import { Problem, problemBody } from '../pipeline/problem.ts';

/** Room for any address a browser would send; the usual 16 KiB would answer a long query with nothing but a status. */
export const MAX_HEADER_BYTES = 64 * 1024;

/** Listens to `clientError`. */
export function answerUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
  // A caller who hung up, or who is in the middle of an answer, can be told nothing.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Problem(431, 'headers_too_large')
      : new Problem(400, 'malformed_request');
  const body = JSON.stringify(problemBody(problem, 'ru', 'req_unparsed'));
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
