/** The load of the soak: concurrent callers over many worlds, some of whom abort requests. */
import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { Random } from '../src/seed/random.ts';
import { conforming } from '@zakupki/mock-engine/suite/conformance';
import { CONVENTIONS } from '../test/contract/suite/conventions.ts';
import { randomCall, type Call, forcedHeader, newOrder, invalidCall } from './soak-requests.ts';

/** Concurrent callers, and the worlds they share. */
const CALLERS = 16;
const WORLDS = ['default', ...Array.from({ length: 89 }, (_, index) => `soak-${index}`)] as const;
const PEOPLE = ['buyer', 'buyer', 'heavy', 'empty', 'trial', 'grace', 'trial-expired', 'no-phone', 'admin'] as const;
/** Every Nth response is validated against the contract. */
const SAMPLE = 10;

export type Duration = { seconds: number } | { actions: number };

export type Tally = {
  /** number of answers by status */
  answers: Map<number, number>;
  invalid: number;
  aborted: number;
  streams: number;
  /** responses of operations; every tenth is validated */
  checked: number;
  /** failures in words, at most 20 */
  failures: string[];
};

type Answer = { status: number; headers: Record<string, string>; text: string };

export class Load {
  readonly tally: Tally = { answers: new Map(), invalid: 0, aborted: 0, streams: 0, checked: 0, failures: [] };
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CALLERS * 2 });
  readonly #tokens = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  /** Runs for a time or a number of actions. */
  async run(amount: Duration, seed: number): Promise<void> {
    const until = 'seconds' in amount ? performance.now() + amount.seconds * 1000 : Infinity;
    let left = 'actions' in amount ? amount.actions : Infinity;
    const callers = Array.from({ length: CALLERS }, (_, index) => new Random(seed + index));
    await Promise.all(
      callers.map(async (random) => {
        while (performance.now() < until && (left -= 1) >= 0) await this.#act(random);
      }),
    );
  }

  /** Deletes all worlds, so that the memory of the server belongs to no world. */
  async deleteWorlds(): Promise<void> {
    for (const world of WORLDS) await this.#control('DELETE', `/${world}`);
    this.#tokens.clear();
  }

  /** Closes all idle connections. */
  close(): void {
    this.#agent.destroy();
  }

  /** Performs a random action; shares are in percent. */
  #act(random: Random): Promise<unknown> {
    const world = random.pick(WORLDS);
    const actions: readonly (readonly [share: number, act: () => Promise<unknown>])[] = [
      [5, () => this.#sendInvalid(random, world)],
      [4, () => this.#abort(random, world)],
      [2, () => this.#watch(random, world)],
      [3, () => this.#force(random, world)],
      [2, () => this.#control('POST', `/${world}/clock`, { advance: random.pick(['PT1M', 'PT6H', 'P1D', 'P20D']) })],
      [1, () => this.#control('POST', `/${world}/clock`, { set: '2026-11-02T09:00:00Z' })],
      [1, () => this.#state(random, world)],
      [1, () => this.#read(random, world)],
      [1, () => this.#import(random, world)],
      [0.02, () => this.#control('GET', `/${world}/snapshot?whole=true`)],
      [1, () => this.#enter(random, world)],
      [8, async () => this.#send(newOrder(random, randomUUID()), await this.#signIn(random, world))],
      [
        12,
        async () =>
          this.#send(randomCall(random, randomUUID()), {
            ...(await this.#signIn(random, world)),
            ...forcedHeader(random),
          }),
      ],
    ];
    let roll = random.next() * 100;
    const [, act] = actions.find(([share]) => (roll -= share) < 0) ?? [];
    return (act ?? (async () => this.#send(randomCall(random, randomUUID()), await this.#signIn(random, world))))();
  }

  /** Signs in as a random user, or reuses a session. @returns headers of a request */
  async #signIn(random: Random, world: string): Promise<Record<string, string>> {
    const person = random.pick(PEOPLE);
    const cached = this.#tokens.get(`${world} ${person}`);
    const worldHeader = { 'x-mock-world': world };
    if (cached !== undefined) return { ...worldHeader, authorization: `Bearer ${cached}` };
    const body = JSON.stringify({ email: `${person}@demo.test`, password: 'demo-password' });
    const { text } = await this.#send(
      {
        operationId: 'logIn',
        method: 'POST',
        path: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        body,
      },
      worldHeader,
    );
    const token = /"token":"([^"]+)"/.exec(text)?.[1];
    if (token === undefined) return worldHeader;
    this.#tokens.set(`${world} ${person}`, token);
    return { ...worldHeader, authorization: `Bearer ${token}` };
  }

  async #sendInvalid(random: Random, world: string): Promise<void> {
    this.tally.invalid += 1;
    if (random.next() < 0.1) return this.#sendGarbage(random);
    await this.#send(invalidCall(random), await this.#signIn(random, world));
  }

  /** Sends bytes that are not HTTP. */
  #sendGarbage(random: Random): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(Number(this.#origin.port), this.#origin.hostname);
      socket.on('close', () => resolve()).on('error', () => {});
      socket.on('data', () => socket.destroy());
      socket.end(random.pick(['HELLO\r\n\r\n', 'GET / HTTP/1.1\r\nHost', '\0\0\0']));
    });
  }

  /** Disconnects while sending, while waiting, or while receiving. */
  async #abort(random: Random, world: string): Promise<void> {
    this.tally.aborted += 1;
    const headers = await this.#signIn(random, world);
    const way = random.between(1, 4);
    await new Promise<void>((resolve) => {
      const typed = { 'content-type': 'application/json', 'content-length': '5000' };
      const slow = { 'x-mock-scenario': 'slow' };
      const sent = this.#open(
        way === 1
          ? { method: 'POST', path: '/api/orders', headers: { ...headers, ...typed } }
          : { method: 'GET', path: '/api/orders?perPage=100', headers: { ...headers, ...(way === 2 && slow) } },
      );
      sent.on('close', resolve).on('error', () => {});
      const abort = () => sent.destroy();
      if (way === 1) sent.write('{"title":', () => setTimeout(abort, random.between(0, 20)));
      else if (way === 2) setTimeout(abort, random.between(0, 60));
      else if (way === 3) sent.on('response', abort);
      else sent.on('response', (answer) => answer.once('data', abort));
      if (way !== 1) sent.end();
    });
  }

  /** Opens an event stream for a moment, as the QA console and the product do. */
  async #watch(random: Random, world: string): Promise<void> {
    this.tally.streams += 1;
    const isConsole = random.next() < 0.5;
    const sent = this.#open({
      method: 'GET',
      path: isConsole ? `/__mock/worlds/${world}/requests` : '/api/events',
      headers: { accept: 'text/event-stream', ...(!isConsole && (await this.#signIn(random, world))) },
    });
    const type = await new Promise<string>((resolve) => {
      sent.on('error', () => resolve(''));
      sent.on('response', (answer) => {
        // Some clients never read.
        if (random.next() < 0.9) answer.on('data', () => {});
        answer.on('error', () => {});
        resolve(answer.headers['content-type'] ?? '');
      });
      sent.end();
    });
    // A stream of the product may be refused.
    if (isConsole && !type.startsWith('text/event-stream')) this.#fail(`A stream of ${world} has the type "${type}"`);
    // Do not wait for the stream to close.
    setTimeout(() => sent.destroy(), random.between(20, 1500));
  }

  /** Forces answers by a scenario or rules for a while. Drops connections only for calls that expect it. */
  async #force(random: Random, world: string): Promise<void> {
    const scenario = { name: random.pick(['normal', 'normal', 'flaky', 'server-error', 'trial-expired', 'malformed']) };
    const rules = [
      { when: { path: '/orders/ord_dropped' }, then: { drop: true } },
      { when: { tag: 'bids' }, then: { status: 503 }, every: random.between(2, 5), times: 20 },
      { when: { operationId: 'getMe' }, then: { delayMs: random.between(1, 30) } },
    ];
    await this.#control('PUT', `/${world}/scenario`, random.next() < 0.5 ? scenario : { rules });
    const headers = {
      ...(await this.#signIn(random, world)),
      ...(random.next() < 0.3 && { 'x-mock-scenario': 'offline' }),
    };
    await this.#send({ method: 'GET', path: '/api/orders/ord_dropped', headers: {} }, headers, true);
    if (random.next() < 0.8) await this.#control('DELETE', `/${world}/scenario`);
  }

  /** Creates, resets, deletes, copies or restores a world. */
  async #state(random: Random, world: string): Promise<void> {
    const act = random.between(1, 6);
    if (act === 1) await this.#control('PUT', `/${world}`, {});
    else if (act === 2) await this.#control('POST', `/${world}/reset`);
    else if (act === 3) await this.#control('DELETE', `/${world}`);
    else if (act === 4) await this.#control('POST', `/${world}/fork`, { to: random.pick(WORLDS) });
    else {
      const part = act === 5 ? 'snapshot' : 'capsule';
      const { status, text } = await this.#control('GET', `/${world}/${part}`);
      if (status === 200) await this.#control('PUT', `/${random.pick(WORLDS)}/${part}`, JSON.parse(text) as object);
    }
  }

  async #read(random: Random, world: string): Promise<void> {
    const path = random.pick(['', `/${world}`, `/${world}/outbox`, `/${world}/requests`]);
    const { text } = await this.#control('GET', path);
    const [, id] = /"id":"(req_\w+)"/.exec(text) ?? [];
    if (id !== undefined) await this.#control('GET', `/${world}/requests/${id}`);
  }

  /** Reads a list of goods from a file, as the import dialog does. */
  async #import(random: Random, world: string): Promise<void> {
    const rows = Array.from(
      { length: random.between(5, 400) },
      (_, index) => `Болт М${index};${index + 1};шт;${index}.50`,
    );
    const file = ['Наименование;Количество;Ед.;Цена', ...rows].join('\n');
    const boundary = 'soak-edge';
    const disposition = 'Content-Disposition: form-data; name="file"; filename="goods.csv"';
    await this.#send(
      {
        method: 'POST',
        path: '/api/orders/import/parse',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: `--${boundary}\r\n${disposition}\r\nContent-Type: text/csv\r\n\r\n${file}\r\n--${boundary}--\r\n`,
      },
      await this.#signIn(random, world),
    );
  }

  async #enter(random: Random, world: string): Promise<void> {
    const query = new URLSearchParams({ world, as: random.pick(PEOPLE), to: '/zakupki/orders?status=draft' });
    const { headers } = await this.#send({ method: 'GET', path: `/__mock/enter?${query.toString()}` }, {});
    const token = new URL(headers['location'] ?? '/', this.#origin).searchParams.get('token') ?? '';
    const body = JSON.stringify({ token });
    const typed = { 'content-type': 'application/json' };
    await this.#send(
      { method: 'POST', path: '/api/auth/token-login', headers: typed, body },
      { 'x-mock-world': world },
    );
  }

  #control(method: string, path: string, body?: object): Promise<Answer> {
    const typed = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return this.#send({ method, path: `/__mock/worlds${path}`, ...typed }, {});
  }

  #open({ method, path, headers = {} }: Call): ClientRequest {
    const { hostname, port } = this.#origin;
    return request({ agent: this.#agent, hostname, port, method, path, headers });
  }

  /** Sends a call; counts and validates its response. @param mayDrop whether the connection may be dropped */
  async #send(call: Call, more: Record<string, string>, mayDrop = false): Promise<Answer> {
    const sent = this.#open({ ...call, headers: { ...call.headers, ...more } });
    const answer = await new Promise<Answer | null>((resolve) => {
      sent.on('error', () => resolve(null)).on('response', (response) => void read(response).then(resolve));
      sent.end(call.body);
    });
    const { tally } = this;
    if (!answer) {
      const isTooLarge = call.body !== undefined && call.body.length > 1_000_000;
      const isForced = more['x-mock-scenario'] === 'offline';
      if (!mayDrop && !isTooLarge && !isForced) this.#fail(`${call.method} ${call.path} got no response`);
      return { status: 0, headers: {}, text: '' };
    }
    tally.answers.set(answer.status, (tally.answers.get(answer.status) ?? 0) + 1);
    this.#validate(call, more, answer);
    return answer;
  }

  #validate({ method, path, operationId }: Call, sent: Record<string, string>, answer: Answer): void {
    const { status, headers, text } = answer;
    const reason = headers['x-mock-reason'] ?? '';
    const isForced = reason !== '' && !reason.startsWith('rule ');
    if (status >= 500 && !isForced) this.#fail(`${method} ${path} gave ${status} (${reason}): ${text.slice(0, 500)}`);
    if (status === 401)
      for (const key of this.#tokens.keys()) if (key.startsWith(`${sent['x-mock-world']} `)) this.#tokens.delete(key);
    if (!operationId || reason.includes('malformed') || (this.tally.checked + 1) % SAMPLE !== 0) {
      if (operationId) this.tally.checked += reason.includes('malformed') ? 0 : 1;
      return;
    }
    this.tally.checked += 1;
    try {
      conforming(operationId, answer, undefined, CONVENTIONS);
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  #fail(text: string): void {
    if (this.tally.failures.length < 20) this.tally.failures.push(text);
  }
}

function read(answer: IncomingMessage): Promise<Answer | null> {
  return new Promise((resolve) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    answer.on('error', () => resolve(null));
    answer.on('end', () => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, text });
    });
  });
}
