/**
 * A client that validates every answer against the contract. `client()` has no session and a new world on the target
 * of the running check.
 */
import { randomUUID } from 'node:crypto';
import { Agent, type RequestListener } from 'node:http';
import request, { type Response as WireResponse } from 'supertest';
import type { Arg, OperationId, Result } from '@zakupki/api-client/operation';
import { toRequest } from '@zakupki/api-client/request';
import type { ApiProblem, FieldError } from '@zakupki/api-client/schema';
import { conforming } from './conformance.ts';
import { formOf } from './form.ts';
import { operationOf } from './operations.ts';
import { type Account, baseUrlOf, currentTarget, NotThere, type Target } from './target.ts';

export type Session = {
  /** empty where the target has no worlds */
  world: string;
  token?: string;
  /** id of the user an admin acts as */
  actAs?: string;
  /** sent with every request; overrides the session's headers */
  headers?: Record<string, string>;
};

/** A request without the contract's types, so that it can be invalid. */
export type LooseRequest = {
  /** instead of the operation's own */
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

export type Letter = {
  at: string;
  channel: string;
  to: string;
  kind: string;
  subject: string;
  text: string;
  links: { label: string; path: string }[];
};

/** Keeps worlds apart from those of other runs against the same server. */
const RUN = randomUUID().slice(0, 8);
let worlds = 0;

/** A client without a session, in a new world. */
export function client(app?: RequestListener | string): ContractClient {
  const target: Target = app === undefined ? currentTarget() : { server: app };
  worlds += 1;
  const world = target.control === false ? '' : `c-${RUN}-${worlds}`;
  target.onWorld?.(world);
  return new ContractClient(target, { world });
}

const sessions = new Map<string, Promise<ContractClient>>();

/** The account of the target; the seeded buyer on a mock. */
export async function account(): Promise<ContractClient> {
  const { control, account: known } = currentTarget();
  if (control !== false) return signedIn('buyer');
  if (!known) throw new Error('A target without a control plane needs an account');
  return session(known);
}

/** The administrator of the target; the seeded one on a mock. @throws NotThere */
export async function admin(): Promise<ContractClient> {
  const { control, admin: known } = currentTarget();
  if (control !== false) return signedIn('admin');
  if (!known) throw new NotThere('needs an administrator: CONTRACT_ADMIN_EMAIL and CONTRACT_ADMIN_PASSWORD');
  return session(known);
}

/** An invited supplier, whom only a mock can sign in. @throws NotThere */
async function supplier(): Promise<ContractClient> {
  if (currentTarget().control === false) throw new NotThere('needs an invitation, which is sent by e-mail');
  return signedIn('supplier');
}

type Callers = { forAdmins: boolean; forSuppliersOnly: boolean };

/** A caller who may use an operation: an administrator for those under /admin, else the account. @throws NotThere */
export const callerOf = ({ forAdmins, forSuppliersOnly }: Callers): Promise<ContractClient> =>
  forAdmins ? admin() : forSuppliersOnly ? supplier() : account();

/** Signs in once per run: a real server may count attempts. */
async function session(known: Account): Promise<ContractClient> {
  const key = `${String(currentTarget().server)} ${known.email}`;
  let first = sessions.get(key);
  if (!first) sessions.set(key, (first = client().signInWith(known)));
  return new ContractClient(currentTarget(), (await first).session);
}

/** A seeded user, signed in, in a new world: `await signedIn('buyer')`. */
export function signedIn(name: string): Promise<ContractClient> {
  return client().signIn(name);
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

  /** Signs in a seeded person in this world; suppliers by a link, as they have no password. */
  async signIn(name: string, password = 'demo-password'): Promise<ContractClient> {
    if (/^supplier\b/.test(name)) return this.signInByLink(await this.#entryLink(name));
    return this.signInWith({ email: `${name}@demo.test`, password });
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

  /** Expects a refusal with this status. */
  async refused<O extends OperationId>(operationId: O, arg: Given<O>, status: number): Promise<ApiProblem> {
    const answer = await this.call(operationId, arg);
    if (answer.status !== status)
      throw new Error(`${operationId} gave ${answer.status}, not ${status}: ${JSON.stringify(answer.body)}`);
    return answer.body as ApiProblem;
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
    const sentBody = bodyOf(operationId, body);
    const sent = request(await baseUrlOf(this.target.server))
      [method.toLowerCase() as 'get'](`${path}${search ? `?${search}` : ''}`)
      .agent(AGENT)
      .set(world ? { 'x-mock-world': world } : {})
      .set(token ? { authorization: `Bearer ${token}` } : {})
      .set(actAs ? { 'x-as-user': actAs } : {})
      .set(sentBody.type === null ? {} : { 'content-type': sentBody.type })
      .set({ ...this.session.headers, ...headers })
      .buffer(true)
      .parse(asBytes)
      .ok(() => true);
    const answer = await (sentBody.content === null ? sent : sent.send(sentBody.content));
    const forced = FORCING.test(Object.keys(headers).join(' ')) || forcedWorlds.has(this.session.world);
    const wire = {
      status: answer.status,
      headers: answer.headers as Record<string, string>,
      text: (answer.body as Buffer).toString('utf8'),
      bytes: answer.body as Buffer,
    };
    const [, code] = (wire.status >= 400 && /"code":\s*"(\w+)"/.exec(wire.text)) || [];
    this.target.onExchange?.([operationId, wire.status, forced, code]);
    return { status: wire.status, headers: wire.headers, body: conforming(operationId, wire, this.target.onUnknown) };
  }

  /** Moves this world's clock, `P15D`. */
  async advance(duration: string): Promise<void> {
    await this.#control('post', 'clock', { advance: duration });
  }

  /** Forces a scenario on this world. */
  async scenario(scenario: { name: string } | { rules: unknown[] }): Promise<void> {
    await this.#control('put', 'scenario', scenario);
    if ('name' in scenario && scenario.name === 'normal') forcedWorlds.delete(this.session.world);
    else forcedWorlds.add(this.session.world);
  }

  /** E-mails and text messages this world sent, newest first. */
  async outbox(): Promise<Letter[]> {
    const answer = await this.#control('get', 'outbox');
    return (answer.body as { letters: Letter[] }).letters;
  }

  /** What the first link of the newest message that fits opens. */
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

/** Headers that force an answer of the mock. */
const FORCING = /\b(?:prefer|x-mock-scenario)\b/i;

const forcedWorlds = new Set<string>();

/** Reuses connections: opening one costs more than an answer. */
const AGENT = new Agent({ keepAlive: true });

/** An operation's argument with an optional idempotency key. */
export type Given<O extends OperationId> = Omit<Arg<O>, 'idempotencyKey'> & { idempotencyKey?: string };

/** The body and its type: a form where the contract wants one, else JSON; text and bytes are unchanged. */
function bodyOf(operationId: OperationId, body: unknown): { type: string | null; content: string | Buffer | null } {
  if (body === undefined) return { type: null, content: null };
  if (typeof body === 'string' || Buffer.isBuffer(body)) return { type: 'application/json', content: body };
  const wantsForm = 'multipart/form-data' in (operationOf(operationId).requestBody?.content ?? {});
  if (wantsForm) return formOf(body as Record<string, unknown>);
  return { type: 'application/json', content: JSON.stringify(body) };
}

/** superagent rejects a body it cannot parse, but the contract check must see it. */
function asBytes(response: WireResponse, done: (error: Error | null, bytes: Buffer) => void): void {
  // During parsing superagent's response is a Node stream.
  const stream = response as unknown as NodeJS.ReadableStream;
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

/** Where an error is: a JSON pointer into the body, `?name` of the query, `{name}` of the path, `:Name` of a header. */
export function placeOf({ in: part, pointer }: Pick<FieldError, 'in' | 'pointer'>): string {
  const [, name = ''] = pointer.split(/^\//);
  return { body: pointer, query: `?${name}`, path: `{${name}}`, header: `:${name}` }[part];
}

/** The errors of a problem: `/reason required`. */
export const pointers = (problem: { errors?: FieldError[] }) =>
  (problem.errors ?? []).map((error) => `${placeOf(error)} ${error.code}`);
