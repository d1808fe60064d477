/**
 * The mock as a plain back end: without control plane and worlds, with calls for tests as a team writes them in its test
 * environment, and with its own ids for some records.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { type Serving, serve } from '@zakupki/mock-engine/test-world/http-server';
import { Ids } from './ids.ts';
import type { StatesFile } from './states-file.ts';

/** A states file of everything that it offers. */
export const EVERYTHING: StatesFile = {
  seed: { url: '/testing/seed' },
  clock: { url: '/testing/clock', body: { advance: '{duration}' } },
  mails: { url: '/testing/mails' },
  links: { url: '/testing/links?person={person}' },
};

/** Records with an id of the back end. */
const RENAMED: Readonly<Record<string, string>> = {
  ord_paper: '01KA2X7Q0Z3N5W8Y4T6R1V9B2C',
  ord_fasteners: '01KA2X7Q0Z3N5W8Y4T6R1V9B2D',
  sup_metiz: '01KA2X7Q0Z3N5W8Y4T6R1V9B2E',
  usr_buyer: '01KA2X7Q0Z3N5W8Y4T6R1V9B2F',
};

const HIDDEN = /^(?:x-mock-.*|prefer|host|connection|keep-alive|content-length|transfer-encoding)$/;

const forwardedHeaders = (headers: IncomingHttpHeaders, withIds: (text: string) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      HIDDEN.test(name) || value === undefined ? [] : [[name, withIds([value].flat().join(', '))]],
    ),
  );

/** A body of any type: files are long, so only those with an id are copied. */
function withOurIds(body: Buffer): Buffer {
  const found = Object.entries(RENAMED).filter(([, theirs]) => body.includes(theirs));
  if (found.length === 0) return body;
  return Buffer.from(
    found.reduce((text, [ours, theirs]) => text.replaceAll(theirs, ours), body.toString('latin1')),
    'latin1',
  );
}

export async function plainBackEnd(app: RequestListener, port = 0): Promise<Serving> {
  const mock = await serve(app);
  const agent = new Agent({ keepAlive: true });
  const ids = new Ids();
  ids.learn(RENAMED);
  let world = 'plain-start';

  const control = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${mock.url}/__mock/${path}`, {
      method,
      redirect: 'manual',
      ...(body !== undefined && { headers, body: JSON.stringify(body) }),
    });
    if (answer.status >= 400) throw new Error(`${path} gave ${answer.status}: ${await answer.text()}`);
    return answer;
  };

  const CALLS: Readonly<Record<string, (url: URL, body: string) => Promise<unknown>>> = {
    'POST /testing/seed': async () => {
      await control('DELETE', `worlds/${world}`).catch(() => undefined);
      world = `plain-${randomUUID()}`;
      return { ids: RENAMED };
    },
    'POST /testing/clock': async (_url, body) =>
      control('POST', `worlds/${world}/clock`, JSON.parse(body)).then(() => null),
    'GET /testing/mails': async () => {
      const { letters } = (await (await control('GET', `worlds/${world}/outbox`)).json()) as { letters: unknown[] };
      return JSON.parse(ids.toTheirs(JSON.stringify(letters))) as unknown;
    },
    'GET /testing/links': async ({ searchParams }) => {
      const wanted = new URLSearchParams({ world, as: searchParams.get('person') ?? '' });
      const { headers } = await control('GET', `enter?${String(wanted)}`);
      return { link: new URL(headers.get('location') ?? '', 'https://product.test').href };
    },
  };

  const passOn = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/' } = incoming;
    const sent = withOurIds(await buffer(incoming));
    const headers = forwardedHeaders(incoming.headers, ids.toOurs);
    const length = sent.length > 0 ? { 'content-length': sent.length } : {};
    const passed = request(`${mock.url}${ids.toOurs(url)}`, {
      method,
      agent,
      headers: { ...headers, ...length, 'accept-encoding': 'identity', 'x-mock-world': world },
    });
    passed.end(sent);
    const [answer] = (await once(passed, 'response')) as [IncomingMessage];
    outgoing.on('close', () => answer.destroy());
    if (/event-stream/.test(answer.headers['content-type'] ?? '')) {
      outgoing.writeHead(answer.statusCode ?? 502, forwardedHeaders(answer.headers, ids.toTheirs)).flushHeaders();
      for await (const part of answer.setEncoding('utf8')) outgoing.write(ids.toTheirs(part as string));
      return void outgoing.end();
    }
    const bytes = await buffer(answer);
    const isJson = /json/.test(answer.headers['content-type'] ?? '');
    outgoing.writeHead(answer.statusCode ?? 502, forwardedHeaders(answer.headers, ids.toTheirs));
    outgoing.end(isJson ? ids.toTheirs(bytes.toString('utf8')) : bytes);
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/' } = incoming;
    if (url.startsWith('/api')) return passOn(incoming, outgoing);
    const address = new URL(url, mock.url);
    const call = CALLS[`${method} ${address.pathname}`];
    if (!call) return void outgoing.writeHead(404).end();
    const result = await call(address, await text(incoming));
    outgoing.writeHead(result === null ? 204 : 200, { 'content-type': 'application/json' });
    outgoing.end(result === null ? undefined : JSON.stringify(result));
  };

  const plain = await serve((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      // A reader may leave a stream of events at any time.
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end(String(error));
    });
  }, port);
  return {
    ...plain,
    close: async () => {
      await plain.close();
      agent.destroy();
      await mock.close();
    },
  };
}
