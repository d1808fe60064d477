/** Types for the operations that an application declares. */
import type { OperationId, OperationTypes } from '../contract/operations.ts';
import type { Rule } from '../contract/control.ts';
import type { SentEvent } from './response/event-queue.ts';
import type { OperationFlags, Registered } from '../world/register.ts';
import type { World } from '../world/world.ts';
import type { Lang } from '@zakupki/words';

/** Who calls, as the domain describes them. */
export type Caller = Registered<'caller', object>;

export type PollResult = {
  events: readonly SentEvent[];
  /** passed to the next poll */
  seen: unknown;
  /** when the next event is due by the world's clock, epoch ms */
  nextAt: number | null;
};

/** Finds new events since the last poll. Pure: it may run again. @param seen from the last poll; null at first */
export type Poll = (context: WorldContext & Pick<Context, 'caller' | 'lang'>, seen: unknown) => PollResult;

export type Context = {
  world: World;
  /** throws 401 when the caller is anonymous */
  caller: Caller;
  /** null for an anonymous caller */
  signedIn: Caller | null;
  /** the world's time as epoch ms */
  now: number;
  nowIso: string;
  lang: Lang;
  requestId: string;
  /** network address of the client */
  address: string;
  /** the User-Agent header, or '' */
  userAgent: string;
  idempotencyKey: string | null;
  /** the Last-Event-ID header */
  lastEventId: string | undefined;
  /** what a rule forces of this request; the domain reads outcomes of its own from it */
  forced: Rule['then'] | null;
  follow: Follow;
};

/** Streams of events. */
export type Follow = {
  /** @throws Problem 429 when too many streams are open */
  ensureRoom: () => void;
  /** Returns the body of a stream. */
  start: (poll: Poll) => AsyncIterable<Uint8Array>;
};

/** The part of the context that scheduled changes need: they have no caller. */
export type WorldContext = Pick<Context, 'world' | 'now' | 'nowIso'>;

/**
 * Functions in the order in which they may throw: 404, 412, 409, 422, then the handler's problems. 401 and the refusals
 * of the caller come first; those that depend on the target, and 428, come after 404.
 */
type Operation<O extends OperationId, Target = undefined, Read = undefined> = {
  /** Finds the target of the path; throws 404. */
  locate?: (params: OperationTypes[O]['params'], context: Context) => Target;
  /** Returns the current entity for a 412. */
  current?: (target: Target, context: Context) => unknown;
  /** Throws 409 for the wrong state. */
  guard?: (target: Target, context: Context) => void;
  /** Form limit in bytes for this caller; the contract's by default. */
  formLimit?: (context: Context) => number;
  /**
   * Slow work such as parsing a file; starts after all other checks pass. It must copy what it needs from the world:
   * other requests run in the meantime, and the stages run again before `handle`.
   */
  read?: (request: OperationTypes[O]['request'], context: Context, target: Target) => Promise<Read>;
  handle: (
    request: OperationTypes[O]['request'],
    context: Context,
    target: Target,
    read: Read,
  ) => OperationTypes[O]['reply'];
} & OperationFlags<Target>;

/** An operation without its target and read types. */
type AnyOperation<O extends OperationId> = Operation<O, unknown, unknown>;

/**
 * `operation<'updateItem', ItemRecord>({ locate, guard, handle })`. Erasing the types is safe: the pipeline passes only what `locate` and `read` returned.
 */
export function operation<O extends OperationId, Target = undefined, Read = undefined>(
  spec: Operation<O, Target, Read>,
): AnyOperation<O> {
  return spec as unknown as AnyOperation<O>;
}

export type Operations<O extends OperationId = OperationId> = { [K in O]: AnyOperation<K> };

/** A file, written at once or in chunks, after the rest of the request is done. */
type FileBody = { type: string } & ({ write: () => Promise<Uint8Array> } | { stream: () => AsyncIterable<Uint8Array> });

/** Operation types without the operation id, for the pipeline. */
export type SomeReply = {
  status: number;
  body?: unknown;
  file?: FileBody;
  headers?: Record<string, string>;
};
type SomeRequest = { params: unknown; query: unknown; body: unknown };
export type SomeOperation = {
  locate?: (params: Record<string, string>, context: Context) => unknown;
  current?: (target: unknown, context: Context) => unknown;
  guard?: (target: unknown, context: Context) => void;
  formLimit?: (context: Context) => number;
  read?: (request: SomeRequest, context: Context, target: unknown) => Promise<unknown>;
  handle: (request: SomeRequest, context: Context, target: unknown, read: unknown) => SomeReply;
} & OperationFlags<unknown>;
