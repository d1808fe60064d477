/**
 * A world of a mock for one test, with a method for each call of the control plane. Needs no test runner.
 *
 *     const world = await createWorld(app, { signIn }, { scenario: 'closed' });        // in this process
 *     const world = await createWorld('http://127.0.0.1:4010', { signIn });            // on a running server
 *
 *     const reader = await world.signIn('reader');                                     // headers of a signed-in request
 *     await world.api('/loans', { headers: reader });                                  // a Response, like `fetch`
 *     await world.force('closed');
 *     await world.advance('P15D');
 *     await page.goto(world.enterUrl('reader', '/loans'));                             // a browser, in this world
 *     await world.delete();                                                            // or `await using world = …`
 */
import { routes } from '@zakupki/mock-control/routes';
import type {
  ForcedAnswers,
  Letter,
  LoggedExchange,
  LoggedRequest,
  People,
  Rule,
  Snapshot,
  World,
} from '../contract/control.ts';
import { isTimeout, whyUnanswered } from '../http/failed-fetch.ts';
import {
  type ExchangeOf,
  type LogReader,
  type Operations,
  type Requests,
  requestsOf,
  type Wanted,
  waitForRequests,
} from './exchanges.ts';
import { type Fetch, reach, type Server } from './reach.ts';

/** The names of an application; any text by default. */
export type Names = { person: string; scenario: string; letter: string; operations: Operations };

/** What a test world has to know of an application. */
export type Tested<N extends Names = Names> = {
  /** signs a demo person in by operations of the application, and returns the token of the session */
  signIn: (world: TestWorld<N>, as: N['person']) => Promise<string>;
  /** where entry links lead without a path; `/` by default */
  home?: string;
};

export type WorldOptions<N extends Names = Names> = {
  /** random by default, so that tests never collide */
  name?: string | undefined;
  scenario?: N['scenario'] | undefined;
  /** start of its clock, RFC 3339 */
  now?: string | undefined;
  /** stops the clock at the start */
  frozen?: boolean | undefined;
};

/**
 * Creates a world from the seed; replaces a world of the same name.
 * @throws Error with the server's message when it refuses an option
 */
export async function createWorld<N extends Names>(
  server: Server,
  tested: Tested<N>,
  { name, frozen, ...draft }: WorldOptions<N> = {},
): Promise<TestWorld<N>> {
  const { origin, fetch: send } = await reach(server);
  const world = new TestWorld(origin, name ?? `test-${crypto.randomUUID().slice(0, 13)}`, tested, send);
  const { now } = await world.create(draft);
  if (frozen) {
    await world.freeze();
    // The clock ran since creation.
    await world.setClock(draft.now ?? now);
  }
  return world;
}

export class TestWorld<N extends Names = Names> {
  readonly origin: string;
  readonly name: string;

  readonly #tested: Tested<N>;
  readonly #fetch: Fetch;
  #wasAnswered = false;
  #hasExisted = false;

  /** @param origin address of the mock; the constructor sends no request */
  constructor(origin: string, name: string, tested: Tested<N>, send: Fetch = fetch) {
    this.origin = origin;
    this.name = name;
    this.#tested = tested;
    this.#fetch = send;
  }

  get header(): { readonly 'x-mock-world': string } {
    return { 'x-mock-world': this.name };
  }

  /** The same for a browser: `await context.addCookies([world.cookie])`. */
  get cookie(): { readonly name: string; readonly value: string; readonly url: string } {
    return { name: 'mock-world', value: this.name, url: this.origin };
  }

  /** Entry link that signs a browser in and opens a path. @param to product path without /app */
  enterUrl(as: N['person'], to = this.#tested.home ?? '/', scenario?: N['scenario']): string {
    const query = new URLSearchParams({ world: this.name, as, to, ...(scenario !== undefined && { scenario }) });
    return `${this.origin}/__mock${routes.enter.path}?${String(query)}`;
  }

  /** Calls the product's API in this world. @param path below /api */
  api(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-mock-world', this.name);
    if (typeof init.body === 'string' && !headers.has('content-type')) headers.set('content-type', 'application/json');
    return this.#fetch(`${this.origin}/api${path}`, { ...init, headers });
  }

  /** Signs in a demo user and returns headers for requests. @throws Error when refused, with all names for an unknown one */
  async signIn(as: N['person']): Promise<{ readonly 'x-mock-world': string; readonly authorization: string }> {
    try {
      return { ...this.header, authorization: `Bearer ${await this.#tested.signIn(this, as)}` };
    } catch (error) {
      const people = await this.#read<People>('listPeople').catch(() => null);
      const known = people?.people.map(({ name }): string => name) ?? [];
      if (known.length === 0 || known.includes(as)) throw error;
      throw new Error(`There is no user "${as}". Known: ${known.join(', ')}.`, { cause: error });
    }
  }

  /** The secret in an entry link, for people who sign in by one; null when the application issues none. */
  async entryToken(as: N['person']): Promise<string | null> {
    const { headers } = await this.#fetch(this.enterUrl(as), { redirect: 'manual' });
    return new URL(headers.get('location') ?? '', this.origin).searchParams.get('token');
  }

  /** Resets the world to the seed. */
  create(draft: { scenario?: N['scenario'] | undefined; now?: string | undefined } = {}): Promise<World> {
    return this.#read('createWorld', draft);
  }

  /** Reads the time, the forced answers and the number of changed records. */
  look(): Promise<World> {
    return this.#read('getWorld');
  }

  /** Replaces the forced answers with a scenario, custom rules or both; `normal` removes them. */
  force(answers: N['scenario'] | readonly Rule[] | ForcedAnswers): Promise<World> {
    if (typeof answers === 'string') return this.#read('forceAnswers', { name: answers });
    return this.#read('forceAnswers', isRules(answers) ? { rules: answers } : answers);
  }

  /** Advances the clock by an ISO 8601 duration such as P15D. */
  advance(duration: string): Promise<World> {
    return this.#read('moveClock', { advance: duration });
  }

  /** @param moment RFC 3339; may be in the past */
  setClock(moment: string): Promise<World> {
    return this.#read('moveClock', { set: moment });
  }

  /** Stops the clock. */
  freeze(): Promise<World> {
    return this.#read('moveClock', { mode: 'frozen' });
  }

  /** Sent e-mails and text messages, newest first. */
  async outbox(): Promise<readonly Letter[]> {
    return (await this.#read<{ letters: Letter[] }>('listLetters')).letters;
  }

  /** Finds the newest message of a kind to an address or phone number. @throws Error when there is none */
  async letter(kind: N['letter'], to: string): Promise<Letter> {
    const letter = (await this.outbox()).find((message) => message.kind === kind && message.to === to);
    if (!letter) throw new Error(`World ${this.name} sent no letter of kind "${kind}" to ${to}.`);
    return letter;
  }

  /** Returns the path, with /app, of the first link in that message. */
  async link(kind: N['letter'], to: string): Promise<string> {
    const [link] = (await this.letter(kind, to)).links;
    if (!link) throw new Error(`The letter of kind "${kind}" to ${to} has no link.`);
    return link.path;
  }

  /**
   * Logged requests, newest first, up to 500.
   *
   *     const [loan] = await world.requests().matching('lendBook', ({ status }) => status === 201);
   *     loan?.body.book;
   */
  requests(): Requests<N['operations']> {
    return requestsOf(this.#log);
  }

  readonly #log: LogReader = {
    requests: async () => (await this.#read<{ requests: LoggedRequest[] }>('listRequests')).requests,
    end: async () => {
      const answer = await this.#send('getWorld');
      this.#hasExisted ||= answer.ok;
      if (answer.status !== 404) return null;
      const what = `${this.name} does not exist: it was deleted, or its server has started anew without it.`;
      return { what, isFinal: this.#hasExisted };
    },
    exchange: async (id) => {
      const answer = await this.#send('getRequest', undefined, { id });
      // Later requests replaced it, or the log was cleared.
      if (answer.status === 404) return null;
      return (await requireOk(answer, `Reading the request ${id}`)).json() as Promise<LoggedExchange>;
    },
    operations: async () =>
      (await this.#read<{ operations: { operationId: string }[] }>('listOperations')).operations.map(
        ({ operationId }) => operationId,
      ),
  };

  /**
   * Waits until an operation was requested, such as by the page under test, and answered. Requests before the call count
   * too: `clearRequests` comes before the action.
   *
   *     await world.waitFor('lendBook', { times: 2, where: ({ body }) => body.book === 'Dead Souls' });
   *
   * @returns the requests that match, newest first @throws Error with the last requests when too few come in time
   */
  waitFor<O extends keyof N['operations'] & string>(
    operation: O,
    wanted?: Wanted<N['operations'], O>,
  ): Promise<ExchangeOf<N['operations'], O>[]> {
    return waitForRequests(this.#log, operation, wanted);
  }

  /** Empties the log alone, such as before the action under test. */
  async clearRequests(): Promise<void> {
    await this.#call('clearRequests');
  }

  snapshot(): Promise<Snapshot> {
    return this.#read('getSnapshot');
  }

  /** Restores a snapshot under this world's name. */
  restore(snapshot: Snapshot): Promise<World> {
    return this.#read('restoreSnapshot', snapshot);
  }

  /** Copies the world, including sessions. */
  async fork(to = `${this.name.slice(0, 50)}-${crypto.randomUUID().slice(0, 8)}`): Promise<TestWorld<N>> {
    await this.#call('forkWorld', { to });
    const copy = new TestWorld(this.origin, to, this.#tested, this.#fetch);
    copy.#hasExisted = true;
    return copy;
  }

  /** Also resets clock and forced answers, and ends sessions. */
  reset(): Promise<World> {
    return this.#read('resetWorld');
  }

  async delete(): Promise<void> {
    await this.#call('deleteWorld');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.delete();
  }

  // The control contract guarantees the type.
  async #read<T = World>(operation: ControlOperation, body?: object, params: { id?: string } = {}): Promise<T> {
    return (await (await this.#call(operation, body, params)).json()) as T;
  }

  async #call(operation: ControlOperation, body?: object, params: { id?: string } = {}): Promise<Response> {
    const { method, path } = routes[operation];
    const call = `${method.toUpperCase()} ${this.origin}/__mock${path.replace('{world}', this.name)}`;
    const answer = await requireOk(await this.#send(operation, body, params), call);
    // The log of a world can be read before the world exists.
    if (!['listRequests', 'listOperations', 'listPeople'].includes(operation)) this.#hasExisted = true;
    return answer;
  }

  /** @throws Error with the address when nothing answers there in time */
  async #send(operation: ControlOperation, body?: object, { id = '' }: { id?: string } = {}): Promise<Response> {
    const { method, path } = routes[operation];
    const url = `${this.origin}/__mock${path.replace('{world}', this.name).replace('{id}', encodeURIComponent(id))}`;
    try {
      const answer = await this.#fetch(url, {
        method: method.toUpperCase(),
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      this.#wasAnswered = true;
      return answer;
    } catch (error) {
      const said = this.#wasAnswered && !isTimeout(error) ? 'The mock has ended: nothing' : 'No mock';
      const why = whyUnanswered(error, PATIENCE_MS);
      throw new Error(`${said} answers ${method.toUpperCase()} ${url} (${why}).`, { cause: error });
    }
  }
}

/** Ends only what hangs: a snapshot of a large world takes seconds. */
const PATIENCE_MS = 60_000;

type ControlOperation = keyof typeof routes;

const isRules = (answers: readonly Rule[] | ForcedAnswers): answers is readonly Rule[] => Array.isArray(answers);

/** The answer. @throws Error with its text when it refuses */
export async function requireOk(answer: Response, action: string): Promise<Response> {
  if (answer.ok) return answer;
  throw new Error(`${action} gave ${answer.status}: ${await answer.text()}`);
}
