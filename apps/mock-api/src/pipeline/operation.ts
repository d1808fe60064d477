/** How an operation of the contract is described to the pipeline. */
import type { ImpersonationRecord } from '../world/records/impersonations.ts';
import type { UserRecord } from '../world/records/users.ts';
import type { FileBody, OperationId, OperationRequest, PathParams, Reply } from '@zakupki/api-client/operation';
import type { World } from '../world/world.ts';
import type { Lang } from '../sentences/sentence.ts';

/** Who is asking; `impersonator` is the admin who acts as `user`, in the session `impersonation`. */
export type Caller = {
  user: UserRecord;
  impersonator: UserRecord | null;
  impersonation: ImpersonationRecord | null;
  tokenId: string;
};

/** How a card payment goes that does not go through at once. */
export type CardOutcome = 'pending' | 'failed';

export type Context = {
  world: World;
  /** the caller of a secured operation */
  caller: Caller;
  /** the caller where signing in is optional */
  signedIn: Caller | null;
  /** the world's time, epoch ms and as the contract writes it */
  now: number;
  nowIso: string;
  lang: Lang;
  requestId: string;
  idempotencyKey: string | null;
  /** how a card payment goes, where that is forced */
  payment: CardOutcome | null;
};

/** As much of it as what time alone changes needs: nobody has to ask for it. */
export type WorldContext = Pick<Context, 'world' | 'now' | 'nowIso'>;

/**
 * An operation in the order in which it may refuse: 404, 402, 412, 409, 422 and what only the handler can know.
 * 401, 403, 460 and 428 follow from the contract and come before.
 */
type Operation<O extends OperationId, Target = undefined, Read = undefined> = {
  /** What the path addresses, as this caller sees it; throws notFound. */
  locate?: (params: PathParams<O>, context: Context) => Target;
  /** Whether it needs a running trial or subscription (402). */
  paid?: boolean | ((target: Target, context: Context) => boolean);
  /** The target as a 412 shows it. */
  current?: (target: Target, context: Context) => unknown;
  /** Refuses by state (409). */
  guard?: (target: Target, context: Context) => void;
  /** Only the person themselves may do it, nobody acting as them (403). */
  personal?: boolean;
  /** Most bytes of the form it takes, from this caller; the contract's limit when absent. */
  formLimit?: (context: Context) => number;
  /** It changes nothing, although it is no GET: allowed to whoever may only look. */
  readsOnly?: boolean;
  /**
   * Work that takes time, such as reading a file, for a request that nothing before `handle` refuses. What it needs of
   * the world it takes at once. Meanwhile the world goes on, so the request is checked again before `handle`.
   */
  read?: (request: OperationRequest<O>, context: Context, target: Target) => Promise<Read>;
  handle: (request: OperationRequest<O>, context: Context, target: Target, read: Read) => Reply<O>;
};

/** An operation with its target's type forgotten, as the pipeline runs it. */
type AnyOperation<O extends OperationId> = Operation<O, unknown, unknown>;

/**
 * Declares an operation: `operation<'publishOrder', OrderRecord>({ locate, paid, guard, handle })`.
 * The pipeline gives `paid`, `current`, `guard` and `handle` only what `locate` and `read` returned, so forgetting the types is safe.
 */
export function operation<O extends OperationId, Target = undefined, Read = undefined>(
  spec: Operation<O, Target, Read>,
): AnyOperation<O> {
  return spec as unknown as AnyOperation<O>;
}

/** One operation for each operationId. */
export type Operations<O extends OperationId = OperationId> = { [K in O]: AnyOperation<K> };

/** An operation and its reply with everything particular forgotten, as the pipeline runs it for any of them. */
export type SomeReply = {
  status: number;
  body?: unknown;
  file?: FileBody<string>;
  headers?: Record<string, string>;
};
type SomeRequest = { params: unknown; query: unknown; body: unknown };
export type SomeOperation = {
  locate?: (params: Record<string, string>, context: Context) => unknown;
  paid?: boolean | ((target: unknown, context: Context) => boolean);
  current?: (target: unknown, context: Context) => unknown;
  guard?: (target: unknown, context: Context) => void;
  personal?: boolean;
  formLimit?: (context: Context) => number;
  readsOnly?: boolean;
  read?: (request: SomeRequest, context: Context, target: unknown) => Promise<unknown>;
  handle: (request: SomeRequest, context: Context, target: unknown, read: unknown) => SomeReply;
};
