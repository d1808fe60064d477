/** Requests as bytes and their answers, without a client that would correct them. */
import { once } from 'node:events';
import { connect } from 'node:net';

export type Outcome = { status: number; ms: number; text: string };

/** @property length a false Content-Length; @property end whether the sender closes its side */
export type Sent = {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  length?: number;
  end?: boolean;
};

/** Status 0: the server closed the connection without an answer. */
export async function ask(
  port: number,
  { method = 'POST', path, headers = {}, body = '', ...lies }: Sent,
): Promise<Outcome> {
  const started = performance.now();
  const bytes = Buffer.from(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...('transfer-encoding' in headers ? [] : [`Content-Length: ${lies.length ?? bytes.length}`]),
  ];
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  // The server may answer and close before it has read everything.
  socket.on('error', () => socket.destroy());
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(bytes);
  if (lies.end) socket.end();
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
  socket.once('end', () => socket.destroy());
  await once(socket, 'close');
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return { status: Number(status), ms: performance.now() - started, text: answer };
}
