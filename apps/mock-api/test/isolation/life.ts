/**
 * The life of one world: random steps that depend on a seed and on earlier answers, with a transcript of the answers.
 * Two lives with one seed have equal transcripts unless data of another world leaks into one.
 */
import { etag } from '@zakupki/api-client/operation';
import { Random } from '../../src/seed/random.ts';
import { type Got, Wire, withoutRandom } from './wire.ts';

export type Born = { name: string; seed: number };

/** A token and an order id of this world, for another world to try. */
export type Foreign = { token: string; orderId: string };

type Sent = { as?: Who; headers?: Record<string, string>; body?: unknown };

const WHO = ['buyer', 'empty', 'trial', 'credits-expired', 'no-phone', 'subscription-expired', 'admin'] as const;
type Who = (typeof WHO)[number];

const SCENARIOS = ['flaky', 'trial-expired', 'phone-required', 'stale', 'offline', 'malformed', 'forbidden', 'normal'];

/** Tables with only random values. */
const SECRET = ['tokens', 'links', 'letters'];

/** A table of a snapshot as a transcript line. */
function lineOf([name, table]: [string, unknown]): string {
  return SECRET.includes(name) ? name : withoutRandom(`${name} ${JSON.stringify(table)}`);
}

export class Life {
  readonly name: string;
  readonly #dice: Random;
  readonly #wire: Wire;
  readonly #tokens = new Map<Who, string>();
  #orders: { id: string; version: number; as: Who }[] = [];
  #keys = 0;

  constructor({ name, seed }: Born, origin: string) {
    this.name = name;
    this.#dice = new Random(seed);
    this.#wire = new Wire(name, origin, this.#dice);
  }

  /** Creates the world at a random moment, signs two users in and creates an order. */
  async begin(): Promise<Foreign> {
    const dice = this.#dice;
    const moment = new Date(
      Date.UTC(2026, 10, 2, 9) + dice.between(0, 20) * 86_400_000 + dice.between(0, 86_399) * 1000,
    );
    await this.#control('PUT', '', {});
    await this.#stopTime(moment.toISOString());
    for (const who of ['buyer', 'trial'] as const) await this.#signIn(who);
    await this.#createOrder('buyer');
    return { token: this.#tokens.get('buyer') ?? '', orderId: this.#orders[0]?.id ?? '' };
  }

  /** Runs random steps, some of which try data of another world. */
  async live(steps: number, foreign: Foreign): Promise<void> {
    const all: readonly [() => Promise<unknown>, ...(() => Promise<unknown>)[]] = [
      () => this.#read(),
      () => this.#read(),
      () => this.#read(),
      () => this.#createOrder(this.#someone()),
      () => this.#editOrder(),
      () => this.#publish(),
      () => this.#repeat(),
      () => this.#bid(),
      () => this.#supplier(),
      () => this.#signIn(this.#dice.pick(WHO)),
      () => this.#letter(),
      () => this.#phone(),
      () => this.#profile(),
      () => this.#force(),
      () => this.#forceByRules(),
      () => this.#forceOne(),
      () => this.#moveClock(),
      () => this.#intrude(foreign),
      () => this.#impersonate(),
      () => this.#copy(),
      () => this.#goBack(),
      () => this.#reset(),
    ];
    for (let step = 0; step < steps; step += 1) await this.#dice.pick(all)();
  }

  /** Ends the life and returns its transcript with the final state. */
  async end(): Promise<readonly string[]> {
    await this.#control('DELETE', '/scenario');
    for (const who of [...this.#tokens.keys()]) await this.#api('GET', '/orders?perPage=20', { as: who });
    for (const part of ['', '/outbox', '/requests']) await this.#control('GET', part);
    const { tables = {} } = (await this.#control('GET', '/snapshot')).body;
    this.#wire.transcript.pop();
    this.#wire.close();
    return [...this.#wire.transcript, ...Object.entries(tables).map((table) => lineOf(table))];
  }

  #someone(): Who {
    const [first = 'buyer', ...rest] = this.#tokens.keys();
    return this.#dice.pick([first, ...rest]);
  }

  async #signIn(who: Who): Promise<void> {
    const body = { email: `${who}@demo.test`, password: 'demo-password' };
    const { token } = (await this.#api('POST', '/auth/login', { body })).body;
    if (token !== undefined) this.#tokens.set(who, token);
  }

  #read(): Promise<Got> {
    const path = this.#dice.pick([
      '/orders?perPage=5&sort=-updatedAt',
      '/orders?status=draft',
      '/orders-overview',
      '/access',
      '/access/credits',
      '/me',
      '/suppliers?perPage=3',
      '/plans',
      '/orders/ord_paper/audit',
      '/nowhere',
    ]);
    return this.#api('GET', path, { as: this.#someone() });
  }

  async #createOrder(as: Who): Promise<void> {
    const body = {
      title: `${this.name} ${this.#keys}`,
      submissionDeadline: '2027-02-01T12:00:00Z',
      delivery: { address: 'Москва, ул. Складская, 4' },
      items: [{ name: 'Перчатки', quantity: '100' }],
    };
    const { id, version } = (await this.#api('POST', '/orders', { as, body, headers: this.#key() })).body;
    if (id !== undefined && version !== undefined) this.#orders.push({ id, version, as });
  }

  /** One of the created orders; its version may be outdated. */
  #order() {
    const [first, ...rest] = this.#orders;
    return first && this.#dice.pick([first, ...rest]);
  }

  async #editOrder(): Promise<void> {
    const order = this.#order();
    if (!order) return;
    const headers = { 'if-match': `"${order.version - this.#dice.between(0, 1)}"` };
    const body = { title: `${this.name} ${this.#dice.between(1, 1000)}` };
    const sent = { as: order.as, headers, body };
    const { version } = (await this.#api('PATCH', `/orders/${order.id}`, sent)).body;
    if (version !== undefined) order.version = version;
  }

  async #publish(): Promise<void> {
    const order = this.#order();
    if (!order) return;
    const headers = { ...this.#key(), 'if-match': etag(order) };
    const got = await this.#api('POST', `/orders/${order.id}/publish`, { as: order.as, headers, body: {} });
    if (got.body.order) order.version = got.body.order.version;
  }

  /** The same request twice, then another under its key. Every world uses the same keys. */
  async #repeat(): Promise<void> {
    const [as, headers] = [this.#someone(), this.#key()];
    for (const title of [this.name, this.name, 'another']) {
      await this.#api('POST', '/orders', { as, headers, body: { title } });
    }
  }

  async #bid(): Promise<void> {
    const order = this.#order();
    if (!order) return;
    const body = { supplier: { name: `ИП ${this.name}`, contacts: [] }, items: [] };
    await this.#api('POST', `/orders/${order.id}/bids`, { as: order.as, headers: this.#key(), body });
    await this.#api('GET', `/orders/${order.id}/bids`, { as: order.as });
  }

  async #supplier(): Promise<void> {
    const as = this.#someone();
    const body = { name: `ИП ${this.name} ${this.#dice.between(1, 9)}`, contacts: [] };
    await this.#api('POST', '/suppliers', { as, headers: this.#key(), body });
    await this.#api('GET', '/suppliers?perPage=3&sort=-createdAt', { as });
  }

  /** Requests an e-mail and follows its link, sometimes too late. */
  async #letter(): Promise<void> {
    const email = `${this.#dice.pick(WHO)}@demo.test`;
    await this.#api('POST', '/auth/login-link', { body: { email } });
    if (this.#dice.next() < 0.3) await this.#control('POST', '/clock', { advance: 'PT16M' });
    const { letters = [] } = (await this.#control('GET', '/outbox')).body;
    const path = letters.find(({ kind }) => kind === 'login')?.links[0]?.path ?? '';
    const token = /token=([0-9a-f]+)/.exec(path)?.[1] ?? 'none-there-is';
    await this.#api('POST', '/auth/token-login', { body: { token } });
  }

  async #phone(): Promise<void> {
    await this.#signIn('no-phone');
    await this.#api('GET', '/orders', { as: 'no-phone' });
    const phone = '+79165550102';
    await this.#api('POST', '/me/phone/request-code', { as: 'no-phone', body: { phone } });
    const { letters = [] } = (await this.#control('GET', '/outbox')).body;
    const code = /\d{6}/.exec(letters.find(({ kind }) => kind === 'phone')?.text ?? '')?.[0] ?? '000000';
    if (this.#dice.next() < 0.3) return;
    await this.#api('POST', '/me/phone/confirm', { as: 'no-phone', body: { phone, code } });
  }

  async #profile(): Promise<void> {
    const as = this.#someone();
    const { version = 0 } = (await this.#api('GET', '/me', { as })).body;
    const headers = { 'if-match': `"${version}"` };
    await this.#api('PATCH', '/me/profile', {
      as,
      headers,
      body: { position: `${this.name} ${this.#dice.between(1, 99)}` },
    });
  }

  async #force(): Promise<void> {
    await this.#control('PUT', '/scenario', { name: this.#dice.pick(['flaky', ...SCENARIOS]) });
    await this.#read();
    await this.#read();
    await this.#control('PUT', '/scenario', { name: this.#dice.pick(['normal', 'flaky']) });
  }

  async #forceByRules(): Promise<void> {
    const when = this.#dice.pick<object>([{}, { tag: 'orders' }, { method: 'GET' }, { operationId: 'getMe' }]);
    const then = this.#dice.pick<object>([
      { status: 503 },
      { drop: true },
      { delayMs: 5 },
      { status: 429, message: this.name },
    ]);
    const times = this.#dice.between(1, 4);
    await this.#control('PUT', '/scenario', {
      rules: [
        { when, then, times },
        { when: {}, then: { status: 500 }, every: 4 },
      ],
    });
    for (let calls = this.#dice.between(1, 6); calls > 0; calls -= 1) await this.#read();
    if (this.#dice.next() < 0.7) await this.#control('DELETE', '/scenario');
  }

  #forceOne(): Promise<Got> {
    const headers = this.#dice.pick<Record<string, string>>([
      { 'x-mock-scenario': 'flaky' },
      { 'x-mock-scenario': 'flaky' },
      { 'x-mock-scenario': 'offline' },
      { prefer: 'code=402, example=CREDITS_EXPIRED' },
    ]);
    return this.#api('GET', '/orders?perPage=1', { as: this.#someone(), headers });
  }

  #moveClock(): Promise<Got> {
    const advance = this.#dice.pick(['PT1H', 'P1D', 'P3D', 'P10D', 'P31D', 'PT61S']);
    return this.#control('POST', '/clock', this.#dice.next() < 0.8 ? { advance } : { set: '2026-11-05T12:00:00Z' });
  }

  /** Tries data of another world: its token is refused, its ids are not found. */
  async #intrude({ token, orderId }: Foreign): Promise<void> {
    await this.#api('GET', '/me', { headers: { authorization: `Bearer ${token}` } });
    await this.#api('GET', `/orders/${orderId}`, { as: this.#someone() });
  }

  async #impersonate(): Promise<void> {
    await this.#signIn('admin');
    const headers = { 'x-as-user': this.#dice.pick(['usr_buyer', 'usr_trial', 'usr_unknown']) };
    await this.#api('GET', '/orders?perPage=2', { as: 'admin', headers });
    await this.#api('POST', '/orders', {
      as: 'admin',
      headers: { ...headers, ...this.#key() },
      body: { title: this.name },
    });
  }

  /** Changes in a copy stay there although it has the same sessions. */
  async #copy(): Promise<void> {
    const [as, copy] = [this.#someone(), `${this.name}-copy`];
    await this.#control('POST', '/fork', { to: copy });
    const headers = { ...this.#key(), 'x-mock-world': copy };
    await this.#api('POST', '/orders', { as, headers, body: { title: copy } });
    await this.#api('GET', '/orders?perPage=3', { as, headers: { 'x-mock-world': copy } });
    await this.#api('GET', '/orders?perPage=3', { as });
  }

  /** Restores a snapshot. */
  async #goBack(): Promise<void> {
    const { body } = await this.#control('GET', '/snapshot');
    // The answer is full of secrets; `end` records the tables without them.
    this.#wire.transcript.pop();
    await this.#createOrder(this.#someone());
    this.#orders.pop();
    await this.#control('PUT', '/snapshot', body);
    await this.#read();
  }

  /** Rare, because it discards the state of the world. */
  async #reset(): Promise<void> {
    if (this.#dice.next() < 0.7) return;
    await this.#control('POST', '/reset');
    await this.#stopTime('2026-11-03T10:00:00Z');
    await this.#api('GET', '/me', { as: this.#someone() });
    this.#tokens.clear();
    this.#orders = [];
    for (const who of ['buyer', 'trial'] as const) await this.#signIn(who);
  }

  /** The clock ran until now, so the transcript omits the times shown so far. */
  async #stopTime(moment: string): Promise<void> {
    await this.#control('POST', '/clock', { mode: 'frozen' });
    this.#wire.transcript.splice(-2);
    await this.#control('POST', '/clock', { set: moment });
  }

  /** The next idempotency key; every world uses the same sequence. */
  #key(): Record<string, string> {
    this.#keys += 1;
    return { 'idempotency-key': `00000000-0000-4000-8000-${String(this.#keys).padStart(12, '0')}` };
  }

  #api(method: string, path: string, { as, headers = {}, body }: Sent = {}): Promise<Got> {
    const token = as === undefined ? undefined : (this.#tokens.get(as) ?? 'unknown-token');
    const authorized: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return this.#wire.api(method, path, { ...authorized, ...headers }, body);
  }

  #control(method: string, part: string, body?: object): Promise<Got> {
    return this.#wire.control(method, part, body);
  }
}
