/** Servers for the tests of the proxy: a mock whose answers can be altered, any server, and the proxy. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createApp } from '../../src/create-app.ts';
import type { ProxyOptions } from '@zakupki/mock-engine/proxy/forward';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';

export const proxyOf = (target: string, options: Omit<ProxyOptions, 'target'> = {}) =>
  serve(createApp({ proxy: { target, ...options } }));

export type Wire = {
  status: number;
  statusMessage: string;
  headers: IncomingHttpHeaders;
  /** raw header names and values, alternating */
  rawHeaders: string[];
  bytes: Buffer;
};

export type Call = { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer };

/** Sends a raw request: no redirects, no decompression, no parsing. */
export async function call(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Wire> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const { origin } = new URL(url);
  // The raw path: a URL would normalise it.
  const options = { method, path: url.slice(origin.length), headers: { ...headers, ...length }, agent: false };
  const sent = request(origin, options).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  const { statusCode: status = 0, statusMessage = '', headers: got, rawHeaders } = answer;
  return { status, statusMessage, headers: got, rawHeaders, bytes };
}

export const json = ({ bytes }: Wire) => JSON.parse(bytes.toString()) as Record<string, unknown>;

/** Alters an answer. */
export type Mutation = (wire: { status: number; headers: Record<string, string>; body: string }) => void;

/** A mock behind a layer that alters its answers. */
export async function mutantMock(): Promise<Serving & { mutate: (mutation: Mutation | null) => void }> {
  const mock = await serve(createApp());
  let mutation: Mutation | null = null;
  const layer = await serve((incoming, outgoing) => {
    void (async () => {
      const { method = 'GET', url = '' } = incoming;
      const { connection: _hop, 'content-length': _length, ...headers } = incoming.headers;
      const body = await buffer(incoming);
      const answer = await call(`${mock.url}${url}`, { method, headers: plain(headers), ...(body.length && { body }) });
      const { 'content-length': _own, 'transfer-encoding': _chunked, connection: _kept, ...got } = answer.headers;
      const wire = { status: answer.status, headers: plain(got), body: answer.bytes.toString() };
      mutation?.(wire);
      outgoing.writeHead(wire.status, wire.headers).end(wire.body);
    })();
  });
  const close = async () => {
    await layer.close();
    await mock.close();
  };
  return { ...layer, close, mutate: (how) => void (mutation = how) };
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]));
}

/** A session token of a demo user, from a server. */
export async function tokenAt(url: string, name = 'buyer'): Promise<string> {
  const body = JSON.stringify({ email: `${name}@demo.test`, password: 'demo-password' });
  const answer = await call(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return String(json(answer)['token']);
}

export type LogLine = {
  id: string;
  method: string;
  path: string;
  status: number;
  forcedBy: string | null;
  violations: string[];
};

/** The log of a world, newest first. */
export async function logOf(url: string, world = 'default'): Promise<LogLine[]> {
  return json(await call(`${url}/__mock/worlds/${world}/requests`))['requests'] as LogLine[];
}

/** The violations in the headers of an answer. */
export function marksOf({ rawHeaders }: Wire): string[] {
  return rawHeaders.flatMap((name, i) =>
    i % 2 === 0 && name.toLowerCase() === 'x-contract-violation' ? [rawHeaders[i + 1] ?? ''] : [],
  );
}
