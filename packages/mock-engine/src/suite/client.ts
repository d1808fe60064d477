/** A client that validates every answer against the contract. */
import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage } from 'node:http';
import request, { type Response as WireResponse } from 'supertest';
import { type OperationId, operationNamed } from '../contract/operations.ts';
import { answeredWith, encodingOf } from '../mutants/exchange.ts';
import { type FieldError, placeOf } from '../pipeline/field-error.ts';
import type { ApiProblem } from '../pipeline/problem.ts';
import { conforming } from './conformance.ts';
import { readAnswer } from './first-event.ts';
import { formOf } from './form.ts';
import { NotThere } from './not-there.ts';
import type { Conventions } from './semantics.ts';
import { baseUrlOf, runningTarget, type Session, type Target } from './target.ts';

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

/** The name of a new world on a target. */
export function newWorld(target: Target): string {
  worlds += 1;
  const world = `c-${RUN}-${worlds}`;
  target.onWorld?.(world);
  return world;
}

/** Ids of the seed and those of a server that has the seed under others. */
export type IdsOfServer = { toTheirs: (text: string) => string; toOurs: (text: string) => string };

type Sending = { operationId: OperationId; method: string; path: string; search: string; body: unknown };

/** Sends requests of one session in one world. */
export class Sender<T extends Target = Target, S extends Session = Session> {
  readonly target: T;
  readonly session: S;

  constructor(target: T, session: S) {
    this.target = target;
    this.session = session;
  }

  /** The server, for requests outside the contract. */
  get app(): Target['server'] {
    return this.target.server;
  }

  protected get conventions(): Conventions {
    return {};
  }

  protected get ids(): IdsOfServer {
    return SAME_IDS;
  }

  /** Headers of the session besides its token. */
  protected get sessionHeaders(): Record<string, string> {
    return {};
  }

  /** Before each request: a server without worlds is put into the state that this one stands for. */
  protected async arrive(): Promise<void> {}

  /** Sends a request that may be invalid; the answer must be valid. */
  send(operationId: OperationId, sent: LooseRequest): Promise<Answer> {
    const { params = {}, query = [], body, headers = {} } = sent;
    const { method } = operationNamed(operationId);
    const search = String(new URLSearchParams(query.map(([name, value]): [string, string] => [name, value])));
    return this.exchange(
      { operationId, method: sent.method ?? method, path: this.pathOf(operationId, params), search, body },
      headers,
    );
  }

  protected pathOf(operationId: OperationId, params: Record<string, string>): string {
    return operationNamed(operationId).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (params[name] === undefined) throw new Error(`${operationId} needs ${name}, a parameter of its path`);
      return encodeURIComponent(params[name]);
    });
  }

  protected async exchange(
    { operationId, method, path, search, body }: Sending,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const { world, token } = this.session;
    const { control } = this.target;
    const forces = FORCING.test(Object.keys({ ...this.session.headers, ...headers }).join(' '));
    if (control === false && forces) throw new NotThere(FORCED);
    this.target.served?.require(operationId);
    await this.arrive();
    const { toTheirs, toOurs } = this.ids;
    const sentBody = bodyOf(operationId, body, toTheirs);
    const allHeaders: Record<string, string> = {
      ...(control !== false && { 'x-mock-world': world }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...this.sessionHeaders,
      ...(sentBody.type !== null && { 'content-type': sentBody.type }),
      ...this.session.headers,
      ...headers,
    };
    const base = await baseUrlOf(this.target.server);
    const sent = request(base)
      [method.toLowerCase() as 'get'](toTheirs(`${path}${search ? `?${search}` : ''}`))
      .agent(AGENT)
      .set(allHeaders)
      .buffer(true)
      .parse(asBytes(operationId))
      .timeout(patienceWith(operationId, base, this.target))
      .ok(() => true);
    const answer = await (sentBody.content === null ? sent : sent.send(sentBody.content)).catch((error: unknown) => {
      throw isTimeout(error) ? silence(operationId, base, this.target, `${method} ${path}`) : error;
    });
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
    this.target.served?.learn(operationId, wire.status);
    const [, code] = (wire.status >= 400 && /"code":\s*"(\w+)"/.exec(wire.text)) || [];
    this.target.onExchange?.([operationId, wire.status, forced, code]);
    this.onAnswer(operationId, wire);
    const { onUnknown } = this.target;
    return {
      status: wire.status,
      headers: wire.headers,
      body: conforming(operationId, wire, onUnknown, this.conventions),
    };
  }

  /** After each answer, before it is validated. */
  protected onAnswer(_operationId: OperationId, _answer: { status: number; text: string }): void {}

  /** Moves this world's clock, `P15D`. @throws NotThere */
  async advance(duration: string): Promise<void> {
    await this.control('post', 'clock', { advance: duration });
  }

  /** Forces a scenario on this world. @throws NotThere */
  async scenario(scenario: { name: string } | { rules: unknown[] }): Promise<void> {
    if (this.target.control === false) throw new NotThere(FORCED);
    await this.control('put', 'scenario', scenario);
    if ('name' in scenario && scenario.name === 'normal') forcedWorlds.delete(this.session.world);
    else forcedWorlds.add(this.session.world);
  }

  protected async control(method: 'get' | 'put' | 'post', part: string, body?: object): Promise<WireResponse> {
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

/** A client whose requests have no types. */
export class SuiteClient extends Sender {
  /** The same world, another session. */
  with(session: Partial<Session>): SuiteClient {
    return new SuiteClient(this.target, { ...this.session, ...session });
  }

  /** Expects success. */
  async ok<B = Record<string, unknown>>(operationId: OperationId, sent: LooseRequest = {}): Promise<Answer<B>> {
    return succeeded(operationId, await this.send(operationId, sent)) as Answer<B>;
  }

  /** Expects a refusal with this status and, when given, this error code. */
  async refused(operationId: OperationId, sent: LooseRequest, status: number, code?: string): Promise<ApiProblem> {
    return refusedWith(operationId, await this.send(operationId, sent), status, code);
  }
}

/** A client without a session, in a new world on the target of the running check. */
export function client(): SuiteClient {
  const target = runningTarget();
  if (!target) throw new Error('Only checks have a target');
  return new SuiteClient(target, { world: newWorld(target) });
}

export function succeeded(operationId: OperationId, answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${operationId} gave ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

export function refusedWith(operationId: OperationId, answer: Answer, status: number, code?: string): ApiProblem {
  const problem = answer.body as ApiProblem;
  if (answer.status !== status)
    throw new Error(`${operationId} gave ${answer.status}, not ${status}: ${JSON.stringify(problem)}`);
  if (code !== undefined && problem.code !== code)
    throw new Error(`${operationId} was refused with ${problem.code}, not ${code}: ${problem.message}`);
  return problem;
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

/** Ends only what hangs: the largest import takes seconds. */
const PATIENCE_MS = 60_000;
/** Once an operation has not answered, its other checks do not wait as long. */
const LESS_PATIENCE_MS = 2000;

/** By server, since every check has a target of its own. */
const silent = new Set<string>();

function patienceWith(operationId: OperationId, base: string, { served, patienceMs = PATIENCE_MS }: Target): number {
  const isSilent = silent.has(`${base} ${operationId}`) || served?.silent.includes(operationId);
  return isSilent ? LESS_PATIENCE_MS : patienceMs;
}

/** An error of superagent whose time is over. */
const isTimeout = (error: unknown) => error instanceof Error && 'timeout' in error;

function silence(operationId: OperationId, base: string, target: Target, what: string): Error {
  const seconds = patienceWith(operationId, base, target) / 1000;
  silent.add(`${base} ${operationId}`);
  return new Error(`${operationId} is not answered: ${what} waited ${seconds} s`);
}

/** Headers that force an answer of the mock. */
const FORCING = /\b(?:prefer|x-mock-scenario)\b/i;

const forcedWorlds = new Set<string>();

/** Reuses connections: opening one costs more than an answer. */
export const AGENT = new Agent({ keepAlive: true });

type SentBody = { type: string | null; content: string | Buffer | null };

/** The body and its type: a form where the contract wants one, else JSON; text and bytes are unchanged. */
function bodyOf(operationId: OperationId, body: unknown, toTheirs: (text: string) => string): SentBody {
  if (body === undefined) return { type: null, content: null };
  if (Buffer.isBuffer(body)) return { type: 'application/json', content: body };
  if (typeof body === 'string') return { type: 'application/json', content: toTheirs(body) };
  const wantsForm = operationNamed(operationId).takesForm;
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

/** The errors of a problem: `/reason required`. */
export const pointers = (problem: { errors?: FieldError[] }) =>
  (problem.errors ?? []).map((error) => `${placeOf(error)} ${error.code}`);
