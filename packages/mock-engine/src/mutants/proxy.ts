/** A proxy that applies a mutant to requests and answers. */
import { once } from 'node:events';
import { Agent as PlainAgent, type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http';
import { Agent as SafeAgent, request as safeRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { serve } from '../test-world/http-server.ts';
import { type Answered, answeredWith, encodingOf, type Headers, type Sent } from './exchange.ts';
import { matched, handlesOperation, type Mutant, throughMutant } from './mutant.ts';

/** The API's base path in the contract. */
const BASE = '/api';

export type MutatingProxy = {
  /** base URL of the API through this proxy, `http://127.0.0.1:4567/api` */
  url: string;
  close: () => Promise<void>;
};

type Options = {
  /** the server's address, with or without the API's base: `http://127.0.0.1:4010` */
  target: string;
  /** null passes everything on unchanged */
  mutant: Mutant | null;
  /** default: a free port */
  port?: number;
};

export async function mutatingProxy({ target, mutant, port = 0 }: Options): Promise<MutatingProxy> {
  const upstream = connect(target.replace(/\/+$/, '').replace(new RegExp(`${BASE}$`), ''));
  const serving = await serve((incoming, outgoing) => {
    pass(incoming, outgoing, upstream, mutant).catch((error: unknown) => {
      outgoing.destroy(error instanceof Error ? error : undefined);
    });
  }, port);
  const close = async () => {
    await serving.close();
    upstream.close();
  };
  return { url: `${serving.url}${BASE}`, close };
}

type Upstream = {
  open: (method: string, url: string, headers: Headers) => ReturnType<typeof plainRequest>;
  close: () => void;
};

function connect(origin: string): Upstream {
  const { protocol } = new URL(origin);
  const [send, agent] =
    protocol === 'https:'
      ? [safeRequest, new SafeAgent({ keepAlive: true })]
      : [plainRequest, new PlainAgent({ keepAlive: true })];
  return {
    open: (method, url, headers) => send(`${origin}${url}`, { method, headers: { ...headers }, agent }),
    close: () => agent.destroy(),
  };
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  upstream: Upstream,
  mutant: Mutant | null,
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const [path = '', ...search] = url.split('?');
  const found = mutant && path.startsWith(`${BASE}/`) ? matched(method, path.slice(BASE.length)) : null;
  if (!mutant || !found || !handlesOperation(mutant, found.operation)) {
    await pipeThrough(incoming, outgoing, upstream);
    return;
  }
  const sent: Sent = {
    method,
    path: path.slice(BASE.length),
    search: search.join('?'),
    headers: passedOn(incoming.headers),
    body: (await buffer(incoming)).toString(encodingOf(incoming.headers)),
  };
  const answered = await throughMutant(mutant, {
    ...found,
    sent,
    memory: mutant.memory,
    forward: (asked) => ask(upstream, asked),
  });
  outgoing.writeHead(answered.status, answered.headers);
  const { text, encoding = 'utf8', rest } = answered;
  if (!rest) {
    outgoing.end(text, encoding);
    return;
  }
  outgoing.write(text, encoding);
  rest.pipe(outgoing);
  outgoing.on('close', () => rest.destroy());
}

/** Headers of one connection or one body's length, which are not passed on. */
const HOP_HEADERS = [
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
  'date',
];

function passedOn(headers: IncomingMessage['headers']): Headers {
  const entries = Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name));
  return Object.fromEntries(entries.map(([name, value]): [string, string] => [name, [value].flat().join(', ')]));
}

function ask(upstream: Upstream, { method, path, search, headers, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body, encodingOf(headers));
    const length: Headers = bytes.length === 0 ? {} : { 'content-length': String(bytes.length) };
    const request = upstream.open(method, `${BASE}${path}${search ? `?${search}` : ''}`, { ...headers, ...length });
    request.on('error', reject);
    request.on('response', (response) => {
      const { statusCode = 0, headers: received } = response;
      const isEndless = received['content-type']?.startsWith('text/event-stream') === true;
      const answered = (read: Buffer): Answered => ({
        ...answeredWith(statusCode, passedOn(received), read),
        ...(isEndless && { rest: response }),
      });
      (isEndless ? firstChunk(response) : buffer(response)).then((read) => resolve(answered(read)), reject);
    });
    request.end(bytes);
  });
}

/** Streams of events do not end. */
async function firstChunk(response: IncomingMessage): Promise<Buffer> {
  const [chunk] = (await Promise.race([once(response, 'data'), once(response, 'end')])) as [Buffer?];
  response.pause();
  return chunk ?? Buffer.alloc(0);
}

/** Passes the body unchanged while it arrives: event streams never end. */
async function pipeThrough(incoming: IncomingMessage, outgoing: ServerResponse, upstream: Upstream): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const { host: _own, connection: _hop, ...headers } = incoming.headers;
    const request = upstream.open(incoming.method ?? 'GET', incoming.url ?? '/', headers as Record<string, string>);
    request.on('error', reject);
    request.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.on('end', resolve);
      response.on('error', reject);
    });
    outgoing.on('close', () => request.destroy());
    incoming.pipe(request);
  });
}
