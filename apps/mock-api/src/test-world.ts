/**
 * A world of the mock for one test, with a method for each call of the control plane. Needs no test runner.
 *
 *     const world = await createWorld(createApp(), { scenario: 'slow' });      // in this process
 *     const world = await createWorld('http://127.0.0.1:4010');                // on a running server
 *
 *     const buyer = await world.signIn('buyer');                               // headers of a signed-in request
 *     await world.api('/orders', { headers: buyer });                          // a Response, like `fetch`
 *     await world.force('trial-expired');
 *     await world.advance('P15D');
 *     await page.goto(world.enterUrl('trial', '/zakupki'));                    // a browser, signed in, in this world
 *     await world.delete();                                                    // or `await using world = …`
 */
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '@zakupki/mock-control/routes';
import type {
  ForcedAnswers,
  Letter,
  LoggedRequest,
  PersonName,
  Rules,
  ScenarioName,
  Snapshot,
  World,
} from '@zakupki/mock-control/schema';
import { PASSWORD, SUPPLIERS } from './model/people.ts';

export type { PersonName, Rule, ScenarioName } from '@zakupki/mock-control/schema';

/** Start of every world without `now`. */
export const WORLD_START = '2026-11-02T09:00:00Z';

/** A mock in this process. */
type InProcess = { readonly origin: string; readonly fetch: Fetch };
type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Address of a running server, an app to serve until the process ends, or a mock in this process. */
type Server = string | URL | RequestListener | InProcess;

export type WorldOptions = {
  /** random by default, so that tests never collide */
  name?: string;
  scenario?: ScenarioName;
  /** start of its clock, RFC 3339 */
  now?: string;
  /** stops the clock at the start */
  frozen?: boolean;
};

/**
 * Creates a world from the seed; replaces a world of the same name.
 * @throws Error with the server's message when it refuses an option
 */
export async function createWorld(server: Server, { name, frozen, ...draft }: WorldOptions = {}): Promise<TestWorld> {
  const { origin, fetch: send } = await reach(server);
  const world = new TestWorld(origin, name ?? `test-${crypto.randomUUID().slice(0, 13)}`, send);
  await world.create(draft);
  if (frozen) {
    await world.freeze();
    // The clock ran since creation.
    await world.setClock(draft.now ?? WORLD_START);
  }
  return world;
}

export class TestWorld {
  readonly origin: string;
  readonly name: string;

  readonly #fetch: Fetch;

  /** @param origin address of the mock; the constructor sends no request */
  constructor(origin: string, name: string, send: Fetch = fetch) {
    this.origin = origin;
    this.name = name;
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
  enterUrl(as: PersonName, to = '/zakupki', scenario?: ScenarioName): string {
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

  /** Signs in a demo user and returns headers for requests. @throws Error when refused */
  async signIn(as: PersonName): Promise<{ readonly 'x-mock-world': string; readonly authorization: string }> {
    const isSupplier = SUPPLIERS.some(({ name }) => name === as);
    const signedIn = isSupplier
      ? this.api('/auth/token-login', { method: 'POST', body: JSON.stringify({ token: await this.#entryToken(as) }) })
      : this.api('/auth/login', {
          method: 'POST',
          body: JSON.stringify({ email: `${as}@demo.test`, password: PASSWORD }),
        });
    const answer = await requireOk(await signedIn, `Signing in as ${as}`);
    const { token } = (await answer.json()) as { token: string };
    return { ...this.header, authorization: `Bearer ${token}` };
  }

  /** Suppliers have no password; their entry link contains a token. */
  async #entryToken(as: PersonName): Promise<string | null> {
    const { headers } = await this.#fetch(this.enterUrl(as), { redirect: 'manual' });
    return new URL(headers.get('location') ?? '', this.origin).searchParams.get('token');
  }

  /** Resets the world to the seed. */
  create(draft: { scenario?: ScenarioName; now?: string } = {}): Promise<World> {
    return this.#read('createWorld', draft);
  }

  /** Reads the time, the forced answers and the number of changed records. */
  look(): Promise<World> {
    return this.#read('getWorld');
  }

  /** Replaces the forced answers with a scenario, custom rules or both; `normal` removes them. */
  force(answers: ScenarioName | Rules | ForcedAnswers): Promise<World> {
    if (typeof answers === 'string') return this.#read('forceAnswers', { name: answers });
    return this.#read('forceAnswers', Array.isArray(answers) ? { rules: answers } : answers);
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
  async letter(kind: Letter['kind'], to: string): Promise<Letter> {
    const letter = (await this.outbox()).find((message) => message.kind === kind && message.to === to);
    if (!letter) throw new Error(`World ${this.name} sent no letter of kind "${kind}" to ${to}.`);
    return letter;
  }

  /** Returns the path, with /app, of the first link in that message. */
  async link(kind: Letter['kind'], to: string): Promise<string> {
    const [link] = (await this.letter(kind, to)).links;
    if (!link) throw new Error(`The letter of kind "${kind}" to ${to} has no link.`);
    return link.path;
  }

  /** Logged requests, newest first, up to 500. */
  async requests(): Promise<readonly LoggedRequest[]> {
    return (await this.#read<{ requests: LoggedRequest[] }>('listRequests')).requests;
  }

  snapshot(): Promise<Snapshot> {
    return this.#read('getSnapshot');
  }

  /** Restores a snapshot under this world's name. */
  restore(snapshot: Snapshot): Promise<World> {
    return this.#read('restoreSnapshot', snapshot);
  }

  /** Copies the world, including sessions. */
  async fork(to = `${this.name.slice(0, 50)}-${crypto.randomUUID().slice(0, 8)}`): Promise<TestWorld> {
    await this.#call('forkWorld', { to });
    return new TestWorld(this.origin, to, this.#fetch);
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
  async #read<T = World>(operation: ControlOperation, body?: object): Promise<T> {
    return (await (await this.#call(operation, body)).json()) as T;
  }

  async #call(operation: ControlOperation, body?: object): Promise<Response> {
    const { method, path } = routes[operation];
    const url = `${this.origin}/__mock${path.replace('{world}', this.name)}`;
    const answer = await this.#fetch(url, {
      method: method.toUpperCase(),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return requireOk(answer, `${method.toUpperCase()} ${url}`);
  }
}

type ControlOperation = keyof typeof routes;

async function reach(server: Server): Promise<InProcess> {
  if (typeof server === 'object' && 'fetch' in server) return server;
  return { origin: typeof server === 'function' ? await serveApp(server) : new URL(server).origin, fetch };
}

async function requireOk(answer: Response, action: string): Promise<Response> {
  if (answer.ok) return answer;
  throw new Error(`${action} gave ${answer.status}: ${await answer.text()}`);
}

const origins = new WeakMap<RequestListener, Promise<string>>();

/**
 * With Node's default of 5 s a busy test may send a request into a connection that the server is closing (ECONNRESET).
 */
const KEEP_ALIVE_MS = 120_000;

/** Serves an app once on a free local port, without keeping the process alive. */
function serveApp(app: RequestListener): Promise<string> {
  let origin = origins.get(app);
  if (!origin) origins.set(app, (origin = listen(app)));
  return origin;
}

async function listen(app: RequestListener): Promise<string> {
  // Imported here because pages have no `node:http`.
  const { createServer } = await import('node:http');
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
