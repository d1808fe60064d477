/** Sends one world's requests and records the answers without random values. */
import { Agent, request as send } from 'node:http';
import type { Random } from '../../src/seed/random.ts';

export type Got = { status: number; headers: Record<string, string>; body: Body };

/** As much of a body as steps use. */
type Body = {
  id?: string;
  version?: number;
  token?: string;
  order?: { version: number };
  tables?: Record<string, unknown>;
  letters?: { kind: string; text: string; links: { path: string }[] }[];
};

/** Session tokens, secrets of links and codes, ids of requests, durations. Everything else is compared. */
const RANDOM: readonly (readonly [RegExp, string])[] = [
  [/"token":"[^"]+"/g, '"token":"…"'],
  [/\b[0-9a-f]{40}\b|\b[0-9a-f]{64}\b|\*{4}[0-9a-f]{8}/g, '…'],
  [/signature=[0-9a-f]+/g, 'signature=…'],
  [/\b\d{6}(?= is your| — ваш)/g, '…'],
  [/\breq_[0-9A-Z]{8}\b/g, 'req_…'],
  [/"ms":[\d.]+/g, '"ms":…'],
];

export const withoutRandom = (line: string): string =>
  RANDOM.reduce((text, [random, mask]) => text.replaceAll(random, mask), line);

/** Headers that depend on the world. */
const WORLD_HEADERS = [
  'etag',
  'x-request-id',
  'x-server-time',
  'x-acting-as',
  'x-mock-reason',
  'idempotency-replayed',
  'retry-after',
];

export class Wire {
  /** every answer as a line, in order */
  readonly transcript: string[] = [];
  readonly #world: string;
  readonly #origin: URL;
  readonly #dice: Random;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(world: string, origin: string, dice: Random) {
    this.#world = world;
    this.#origin = new URL(origin);
    this.#dice = dice;
  }

  /** A request of the product that names its world by header, cookie or both. */
  api(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Got> {
    // The header wins over the cookie.
    const world = this.#dice.pick<Record<string, string>>([
      { 'x-mock-world': this.#world },
      { cookie: `theme=dark; mock-world=${this.#world}` },
      { 'x-mock-world': this.#world, cookie: 'mock-world=default' },
    ]);
    return this.#exchange(method, `/api${path}`, { ...world, ...headers }, body);
  }

  control(method: string, part: string, body?: object): Promise<Got> {
    return this.#exchange(method, `/__mock/worlds/${this.#world}${part}`, {}, body);
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Records a missing answer as dropped. */
  async #exchange(method: string, path: string, headers: Record<string, string>, body: unknown): Promise<Got> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const typed = text === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const { hostname, port } = this.#origin;
    const options = { agent: this.#agent, hostname, port, method, path, headers: { ...headers, ...typed } };
    const got = await new Promise<Got & { text: string }>((resolve) => {
      const dropped = () => resolve({ status: 0, headers: {}, body: {}, text: 'dropped' });
      const sent = send(options, (answer) => {
        let received = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
        answer.on('error', dropped).on('end', () => {
          const { statusCode = 0, headers: answered } = answer;
          resolve({ status: statusCode, headers: answered as Got['headers'], body: parsed(received), text: received });
        });
      });
      sent.on('error', dropped).end(text);
    });
    const shown = WORLD_HEADERS.flatMap((name) =>
      got.headers[name] === undefined ? [] : [`${name}=${got.headers[name]}`],
    );
    const line = [method, path, got.status, ...shown, got.text].join(' ');
    this.transcript.push(withoutRandom(line));
    return got;
  }
}

function parsed(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}
