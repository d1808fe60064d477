/**
 * A client that validates every answer against the contract. `client()` has no session and a new world on the target
 * of the running check.
 */
import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, type RequestListener } from 'node:http';
import request, { type Response as WireResponse } from 'supertest';
import type { Arg, OperationId, Result } from '@zakupki/api-client/operation';
import { toRequest } from '@zakupki/api-client/request';
import type { ApiProblem, FieldError } from '@zakupki/api-client/schema';
import { answeredWith, encodingOf } from '../../mutants/exchange.ts';
import { conforming } from './conformance.ts';
import { readAnswer } from './first-event.ts';
import { formOf } from './form.ts';
import { operationOf } from './operations.ts';
import { NotThere } from './not-there.ts';
import type { Person } from './states/states-file.ts';
import type { Letter, States } from './states/states.ts';
import { type Account, baseUrlOf, currentTarget, hasSeed, type Session, type Target } from './target.ts';

/** A request without the contract's types, so that it can be invalid. */
export type LooseRequest = {
  /** replaces the operation's method */
  method?: string;
  params?: Record<string, string>;
  /** pairs, so that a parameter can be repeated */
  query?: readonly (readonly [string, string])[];
  /** sent as JSON, or as a form where the contract wants one; a string or bytes are sent unchanged */
  body?: unknown;
  headers?: Record<string, string>;
};

/** A new Idempotency-Key as headers. */
export const keyed = () => ({ 'idempotency-key': randomUUID() });

export type Answer<B = unknown> = { status: number; headers: Record<string, string>; body: B };

/** Distinguishes this run's worlds from those of other runs against the same server. */
const RUN = randomUUID().slice(0, 8);
let worlds = 0;

/** A client without a session, in a new world. */
export function client(app?: RequestListener | string): ContractClient {
  const target: Target = app === undefined ? currentTarget() : { server: app };
  worlds += 1;
  const world = `c-${RUN}-${worlds}`;
  target.onWorld?.(world);
  return new ContractClient(target, { world });
}

const sessions = new Map<string, Promise<ContractClient>>();

/** The account of the target; the seed's buyer on a server with the seed. */
export async function account(): Promise<ContractClient> {
  const target = currentTarget();
  if (hasSeed(target)) return signedIn('buyer');
  if (!target.account) throw new NotThere('needs people.buyer of CONTRACT_STATES, or CONTRACT_EMAIL');
  return session(target.account.email, target.account);
}

/** The administrator of the target; the seed's on a server with the seed. @throws NotThere */
export async function admin(): Promise<ContractClient> {
  const target = currentTarget();
  if (hasSeed(target)) return signedIn('admin');
  if (!target.admin)
    throw new NotThere('needs people.admin of CONTRACT_STATES, or CONTRACT_ADMIN_EMAIL and CONTRACT_ADMIN_PASSWORD');
  return session(target.admin.email, target.admin);
}

/** Signs in once per run: a real server may count attempts, and a link may open once. */
async function session(name: string, person: Person): Promise<ContractClient> {
  const key = `${String(currentTarget().server)} ${name}`;
  let first = sessions.get(key);
  if (!first) sessions.set(key, (first = client().signInAs(person)));
  return new ContractClient(currentTarget(), (await first).session);
}

/** A demo user, signed in, in a new world: `await signedIn('buyer')`. @throws NotThere */
export async function signedIn(name: string): Promise<ContractClient> {
  const target = currentTarget();
  if (hasSeed(target)) return client().signIn(name);
  return session(name, await personOf(target, name));
}

async function personOf({ states }: Target, name: string): Promise<Person> {
  if (!states) throw new NotThere(`needs people.${name} of CONTRACT_STATES`);
  return states.person(name);
}

export class ContractClient {
  readonly target: Target;
  readonly session: Session;

  constructor(target: Target, session: Session) {
    this.target = target;
    this.session = session;
  }

  /** The server, for requests outside the contract. */
  get app(): Target['server'] {
    return this.target.server;
  }

  /** The same world, another session. */
  with(session: Partial<Session>): ContractClient {
    return new ContractClient(this.target, { ...this.session, ...session });
  }

  /** Signs in a demo user in this world; suppliers by a link, as they have no password. @throws NotThere */
  async signIn(name: string, password?: string): Promise<ContractClient> {
    if (this.target.control === false) {
      await this.target.states?.enter(this.session.world);
      const person = await personOf(this.target, name);
      return this.signInAs({ ...person, ...(password !== undefined && { password }) });
    }
    if (/^supplier\b/.test(name)) return this.signInByLink(await this.#entryLink(name));
    return this.signInWith({ email: `${name}@demo.test`, password: password ?? 'demo-password' });
  }

  async signInAs({ email, password, token, link }: Person): Promise<ContractClient> {
    if (token !== undefined) return this.with({ token });
    if (link !== undefined) return this.signInByLink(new URL(link));
    return this.signInWith({ email: email ?? '', password: password ?? '' });
  }

  async signInWith(body: Account): Promise<ContractClient> {
    return this.with({ token: (await this.ok('logIn', { body })).body.token });
  }

  /** Opens a sign-in link of an e-mail. */
  async signInByLink(link: URL): Promise<ContractClient> {
    const token = link.searchParams.get('token') ?? '';
    return this.with({ token: (await this.ok('logInByToken', { body: { token } })).body.token });
  }

  async #entryLink(name: string): Promise<URL> {
    const { origin } = new URL(await baseUrlOf(this.target.server));
    const { headers } = await request(origin)
      .get('/__mock/enter')
      .query({ world: this.session.world, as: name })
      .agent(AGENT)
      .redirects(0)
      .ok(() => true);
    return new URL(headers['location'] as string, origin);
  }

  /** Expects success. A missing idempotency key is generated. */
  async ok<O extends OperationId>(operationId: O, arg: Given<O>): Promise<Answer<Result<O>>> {
    const answer = await this.call(operationId, arg);
    if (answer.status >= 300) throw new Error(`${operationId} gave ${answer.status}: ${JSON.stringify(answer.body)}`);
    // `#exchange` has validated it.
    return answer as Answer<Result<O>>;
  }

  /** Expects a refusal with this status and, when given, this error code. */
  async refused<O extends OperationId>(
    operationId: O,
    arg: Given<O>,
    status: number,
    code?: string,
  ): Promise<ApiProblem> {
    const answer = await this.call(operationId, arg);
    const problem = answer.body as ApiProblem;
    if (answer.status !== status)
      throw new Error(`${operationId} gave ${answer.status}, not ${status}: ${JSON.stringify(problem)}`);
    if (code !== undefined && problem.code !== code)
      throw new Error(`${operationId} was refused with ${problem.code}, not ${code}: ${problem.message}`);
    return problem;
  }

  /** Accepts any answer that the contract declares. */
  call<O extends OperationId>(operationId: O, arg: Given<O>): Promise<Answer> {
    const keyed = operationOf(operationId).parameters?.some(
      (parameter) => '$ref' in parameter && parameter.$ref.endsWith('IdempotencyKey'),
    );
    const full = keyed && !('idempotencyKey' in arg) ? { ...arg, idempotencyKey: randomUUID() } : arg;
    const { method, url, params, body, headers } = toRequest(operationId, full as unknown as Arg<O>);
    const search = new URLSearchParams(
      Object.entries(params ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return this.#exchange(operationId, method, url, String(search), body, headers ?? {});
  }

  /** Sends a request that may be invalid; the answer must be valid. */
  send(operationId: OperationId, request: LooseRequest): Promise<Answer> {
    const { params = {}, query = [], body, headers = {} } = request;
    const { method, url } = toRequest(operationId, params as never);
    const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value]));
    return this.#exchange(operationId, request.method ?? method, url, String(search), body, headers);
  }

  async #exchange(
    operationId: OperationId,
    method: string,
    path: string,
    search: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const { world, token, actAs } = this.session;
    const { control, states } = this.target;
    const forces = FORCING.test(Object.keys({ ...this.session.headers, ...headers }).join(' '));
    if (control === false && forces) throw new NotThere(FORCED);
    await states?.enter(world);
    const { toTheirs, toOurs } = states?.ids ?? SAME_IDS;
    const sentBody = bodyOf(operationId, body, toTheirs);
    const allHeaders: Record<string, string> = {
      ...(control !== false && { 'x-mock-world': world }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(actAs && { 'x-as-user': toTheirs(actAs) }),
      ...(sentBody.type !== null && { 'content-type': sentBody.type }),
      ...this.session.headers,
      ...headers,
    };
    const sent = request(await baseUrlOf(this.target.server))
      [method.toLowerCase() as 'get'](toTheirs(`${path}${search ? `?${search}` : ''}`))
      .agent(AGENT)
      .set(allHeaders)
      .buffer(true)
      .parse(asBytes(operationId))
      .ok(() => true);
    const answer = await (sentBody.content === null ? sent : sent.send(sentBody.content));
    const forced = forces || forcedWorlds.has(world);
    const wire = {
      status: answer.status,
      headers: withIds(answer.headers as Record<string, string>, toOurs),
      text: toOurs((answer.body as Buffer).toString('utf8')),
      bytes: answer.body as Buffer,
    };
    this.target.onWire?.({
      sent: { method, path, search, headers: allHeaders, body: toText(sentBody.content, allHeaders) },
      answered: answeredWith(wire.status, wire.headers, wire.bytes),
    });
    const [, code] = (wire.status >= 400 && /"code":\s*"(\w+)"/.exec(wire.text)) || [];
    this.target.onExchange?.([operationId, wire.status, forced, code]);
    if (wire.status === 201)
      this.target.onCreated?.({ operationId, session: this.session, body: JSON.parse(wire.text) as unknown });
    return { status: wire.status, headers: wire.headers, body: conforming(operationId, wire, this.target.onUnknown) };
  }

  /** Moves this world's clock, `P15D`. @throws NotThere */
  async advance(duration: string): Promise<void> {
    if (this.target.control !== false) await this.#control('post', 'clock', { advance: duration });
    else await (await this.#states('clock')).advance(duration);
  }

  /** Forces a scenario on this world. @throws NotThere */
  async scenario(scenario: { name: string } | { rules: unknown[] }): Promise<void> {
    if (this.target.control === false) throw new NotThere(FORCED);
    await this.#control('put', 'scenario', scenario);
    if ('name' in scenario && scenario.name === 'normal') forcedWorlds.delete(this.session.world);
    else forcedWorlds.add(this.session.world);
  }

  /** E-mails and text messages this world sent, newest first. @throws NotThere */
  async outbox(): Promise<Letter[]> {
    if (this.target.control === false) return (await this.#states('mails')).mails();
    const answer = await this.#control('get', 'outbox');
    return (answer.body as { letters: Letter[] }).letters;
  }

  async #states(entry: string): Promise<States> {
    const { states } = this.target;
    if (!states) throw new NotThere(`needs ${entry} of CONTRACT_STATES`);
    await states.enter(this.session.world);
    return states;
  }

  /** The address of the first link in the newest message that fits. */
  async link(fits: (letter: Letter) => boolean): Promise<URL> {
    const path = (await this.outbox()).find(fits)?.links[0]?.path;
    if (path === undefined) throw new Error('No such message was sent, or it has no link');
    return new URL(path, 'http://product.test');
  }

  async #control(method: 'get' | 'put' | 'post', part: string, body?: object): Promise<WireResponse> {
    const { controlToken } = this.target;
    const { origin } = new URL(await baseUrlOf(this.target.server));
    const sent = request(origin)
      [method](`/__mock/worlds/${this.session.world}/${part}`)
      .agent(AGENT)
      .set(controlToken ? { authorization: `Bearer ${controlToken}` } : {});
    const answer = await (body ? sent.send(body) : sent);
    if (answer.status >= 300) throw new Error(`/__mock ${part} gave ${answer.status}: ${answer.text}`);
    return answer;
  }
}

/** Why a server that is not the mock cannot run a check. */
export const FORCED = 'needs an answer that only a mock can be made to give';

/** For a server that uses the ids of the seed. */
export const SAME_IDS = { toTheirs: (text: string) => text, toOurs: (text: string) => text };

/** The headers with the ids of the seed: `Location` names what was created. */
const withIds = (headers: Record<string, string>, toOurs: (text: string) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      /^(?:location|x-acting-as)$/.test(name) ? toOurs(value) : value,
    ]),
  );

/** Headers that force an answer of the mock. */
const FORCING = /\b(?:prefer|x-mock-scenario)\b/i;

const forcedWorlds = new Set<string>();

/** Reuses connections: opening one costs more than an answer. */
const AGENT = new Agent({ keepAlive: true });

/** An operation's argument with an optional idempotency key. */
export type Given<O extends OperationId> = Omit<Arg<O>, 'idempotencyKey'> & { idempotencyKey?: string };

type SentBody = { type: string | null; content: string | Buffer | null };

/** The body and its type: a form where the contract wants one, else JSON; text and bytes are unchanged. */
function bodyOf(operationId: OperationId, body: unknown, toTheirs: (text: string) => string): SentBody {
  if (body === undefined) return { type: null, content: null };
  if (Buffer.isBuffer(body)) return { type: 'application/json', content: body };
  if (typeof body === 'string') return { type: 'application/json', content: toTheirs(body) };
  const wantsForm = 'multipart/form-data' in (operationOf(operationId).requestBody?.content ?? {});
  if (!wantsForm) return { type: 'application/json', content: toTheirs(JSON.stringify(body)) };
  const fields = Object.entries(body as Record<string, unknown>);
  return formOf(Object.fromEntries(fields.map(([name, one]) => [name, typeof one === 'string' ? toTheirs(one) : one])));
}

const toText = (content: SentBody['content'], headers: Record<string, string>): string =>
  Buffer.isBuffer(content) ? content.toString(encodingOf(headers)) : (content ?? '');

/** superagent rejects a body it cannot parse, but the contract check must see it. */
const asBytes =
  (operationId: OperationId) =>
  (response: WireResponse, done: (error: Error | null, bytes: Buffer) => void): void =>
    // During parsing superagent's response is a Node stream.
    readAnswer(operationId, response as unknown as IncomingMessage, (bytes) => done(null, bytes));

/** Where an error is: a JSON pointer into the body, `?name` of the query, `{name}` of the path, `:Name` of a header. */
export function placeOf({ in: part, pointer }: Pick<FieldError, 'in' | 'pointer'>): string {
  const [, name = ''] = pointer.split(/^\//);
  return { body: pointer, query: `?${name}`, path: `{${name}}`, header: `:${name}` }[part];
}

/** The errors of a problem: `/reason required`. */
export const pointers = (problem: { errors?: FieldError[] }) =>
  (problem.errors ?? []).map((error) => `${placeOf(error)} ${error.code}`);
