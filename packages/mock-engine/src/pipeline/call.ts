/** One request, from its arrival to its entry in the log: the only object that the pipeline and operations pass on. */
import type { PatchOperation, Rule } from '../contract/control.ts';
import { allowed, type ContractOperation, type Match, matchOperation } from '../contract/operations.ts';
import type { ReplayRecord } from '../world/records/replays.ts';
import type { Registered } from '../world/register.ts';
import { toIso } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import type { Lang } from '@zakupki/words';
import { notFound, Problem } from './problem.ts';
import type { Arrival } from './request/arrival.ts';
import { languageOf } from './request/language.ts';
import { normalPath } from './request/normal-path.ts';
import type { SentEvent } from './response/event-queue.ts';

/** Who calls, as the domain describes them. */
export type Caller = Registered<'caller', object>;

/** Identifiers of a caller. */
export type CallerIds = {
  /** the account for which the request is made: it is the author of what the request writes */
  id: string;
  /** another person who makes the request for that account; null otherwise */
  actorId: string | null;
  /** limits the streams of a session */
  sessionId: string;
  /** callers with the same `id` share an Idempotency-Key only within the same scope */
  keyScope: string;
};

/** A request with an Idempotency-Key, and the answer stored by an earlier one. */
export type Attempt = { id: string; bodyHash: string; stored: ReplayRecord | null };

/** How a rule changes the real answer. */
export type AnswerChange = {
  patch: readonly PatchOperation[] | null;
  /** null removes a header */
  headers: Readonly<Record<string, string | null>>;
};

/** Runs a unit of work on the world of a call; `enter` of the call begins it. */
type RunInWorld = <T>(call: Call, work: (world: World) => T) => Promise<T>;

export class Call {
  readonly request: Arrival;
  readonly method: string;
  /**
   * Below /api, percent-encoded where it has to be. Not parsed with URL, which would read `//plans` as a host and
   * resolve `..`.
   */
  readonly path: string;
  /** without the question mark */
  readonly search: string;
  /** with the ETags of the real answers, where a rule has changed those that the client knows */
  headers: Headers;
  readonly lang: Lang;
  /** null for a path with broken percent-encoding */
  readonly route: Match | null;
  readonly #runInWorld: RunInWorld;

  requestId = UNROUTED;
  #world: World | null = null;
  /** the world's time as epoch ms */
  now = 0;

  /** null for an anonymous caller, and before the caller is identified */
  signedIn: Caller | null = null;
  callerIds: CallerIds | null = null;
  /** parses the body. @throws Problem 400, 413, 415 */
  readInput: () => unknown = () => undefined;
  /** the body before validation, set by the stage `readInput` */
  input: unknown;
  /** set by `readIdempotencyKey` */
  idempotencyKey: string | null = null;
  /** set by `repeatAnswer` if the operation takes an Idempotency-Key */
  attempt: Attempt | null = null;
  /** what `locate` of the operation has found */
  target: unknown;
  /** set by `validateRequest` */
  query: Record<string, unknown> = {};
  /** result of `read` of the operation */
  read: { value: unknown } | null = null;

  /** what a rule forces; the domain reads outcomes of its own from it */
  forced: Rule['then'] | null = null;
  /** how a rule changes the answer */
  change: AnswerChange | null = null;
  forcedBy: string | null = null;
  /** for the log and X-Mock-Reason */
  reason: string | null = null;
  /** streams of this server; null for a proxy */
  streams: { of: (call: Call) => Follow } | null = null;

  constructor(request: Arrival, runInWorld: RunInWorld) {
    const [sentPath = '', ...query] = request.url.split('?');
    this.request = request;
    this.method = request.method;
    this.path = normalPath(sentPath);
    this.search = query.join('?');
    this.headers = request.headers;
    this.lang = languageOf(request.headers.get('accept-language'));
    this.route = findRoute(request.method, this.path);
    this.#runInWorld = runInWorld;
  }

  /** The operation that the contract has at this address; null for none. */
  get operation(): ContractOperation | null {
    return this.route?.found ? this.route.operation : null;
  }

  /** @throws Problem 400 malformed_path; 404; 405 with the allowed methods */
  get contract(): ContractOperation {
    const { route, method } = this;
    if (!route) throw new Problem('malformed_path');
    if (route.found) return route.operation;
    if (route.allowed.length === 0) throw notFound('contract: nothing at this address');
    const methods = allowed(route.allowed);
    throw new Problem('method_not_allowed', { params: { method, allowed: methods }, headers: { Allow: methods } });
  }

  /** path parameters */
  get params(): Record<string, string> {
    return this.route?.found ? this.route.params : {};
  }

  /** As of the current unit of work. */
  get world(): World {
    if (!this.#world) throw new Error('A call has no world before its first unit of work');
    return this.#world;
  }

  /** False if no unit of work has begun, such as for a malformed name of a world. */
  get hasWorld(): boolean {
    return this.#world !== null;
  }

  /** @throws Problem 401 for an anonymous caller */
  get caller(): Caller {
    if (!this.signedIn) throw new Problem('unauthorized');
    return this.signedIn;
  }

  /** The world's time; null if no unit of work has begun. */
  get serverTime(): string | null {
    return this.#world && this.#world.clock.nowIso();
  }

  get nowIso(): string {
    return toIso(this.now);
  }

  get address(): string {
    return this.request.address;
  }

  /** The User-Agent header, or ''. */
  get userAgent(): string {
    return this.headers.get('user-agent') ?? '';
  }

  get lastEventId(): string | null {
    return this.headers.get('last-event-id');
  }

  /** @throws Error without a caller, and behind a proxy */
  get follow(): Follow {
    if (!this.streams || !this.signedIn) throw new Error('Only a caller of this server can follow a world');
    return this.streams.of(this);
  }

  /** Runs a unit of work on the world of the request; other requests may have changed the world since the last one. */
  inWorld<T>(work: (world: World) => T): Promise<T> {
    return this.#runInWorld(this, work);
  }

  /** Begins a unit of work. */
  enter(world: World): void {
    this.#world = world;
    this.takeTime();
  }

  /** Clears what an undone unit of work has found. */
  forget(): void {
    this.signedIn = null;
    this.callerIds = null;
    this.forced = null;
    this.change = null;
    this.forcedBy = null;
    this.reason = null;
  }

  /** The same call on another world, such as a copy for work that goes on after the request. */
  on(world: World): Call {
    const other = new Call(this.request, this.#runInWorld);
    const { headers, requestId, now, signedIn, callerIds } = this;
    other.enter(world);
    return Object.assign(other, { headers, requestId, now, signedIn, callerIds });
  }

  takeTime(): void {
    this.now = this.world.clock.now();
  }

  addReason(reason: string): void {
    this.reason = this.reason === null ? reason : `${this.reason}; ${reason}`;
  }
}

/** Request id when the world's name is invalid. */
export const UNROUTED = 'req_unrouted';

function findRoute(method: string, path: string): Match | null {
  try {
    // HEAD is GET without a body (RFC 9110 §9.3.2).
    return matchOperation(method === 'HEAD' ? 'GET' : method, path);
  } catch {
    return null;
  }
}

/** What scheduled changes need: they have no caller. */
export type WorldNow = Pick<Call, 'world' | 'now' | 'nowIso'>;

export type PollResult = {
  events: readonly SentEvent[];
  /** passed to the next poll */
  seen: unknown;
  /** when the next event is due by the world's clock, epoch ms */
  nextAt: number | null;
};

/** Finds new events since the last poll. Pure: it may run again. @param seen from the last poll; null at first */
export type Poll = (call: WorldNow & Pick<Call, 'caller' | 'lang'>, seen: unknown) => PollResult;

/** Streams of events. */
export type Follow = {
  /** @throws Problem 429 when too many streams are open */
  ensureRoom: () => void;
  /** Returns the body of a stream. */
  start: (poll: Poll) => AsyncIterable<Uint8Array>;
};
