/** The state of a request, which the stages fill in. */
import { Problem } from './problem.ts';
import type { Caller, Context, SomeOperation } from './operation.ts';
import type { ContractOperation } from '../contract/operations.ts';
import type { ApiRequest } from './api-request.ts';
import type { Application } from './application.ts';
import type { ReplayRecord } from '../world/records/replays.ts';
import type { Answer } from './response/answer.ts';

/** A request with an Idempotency-Key, and the answer stored by an earlier one. */
export type Attempt = { id: string; bodyHash: string; stored: ReplayRecord | null };

/** Result of an operation's `read`. */
export type Read = { value: unknown };

/** Pending `read` of an operation. */
export type Reading = { reading: Promise<unknown> };

export type Call = {
  readonly apiRequest: ApiRequest;
  readonly application: Application;
  readonly contract: ContractOperation;
  readonly operation: SomeOperation;
  /** path parameters */
  readonly params: Record<string, string>;
  /** parses the body. @throws Problem 400, 413, 415 */
  readonly readInput: () => unknown;
  /** the parsed body before validation, set by `readInput` */
  input: unknown;
  /** result of `read` from the first run */
  readonly read: Read | undefined;
  /** has no caller until `identifyCaller` */
  context: Context;
  /** set by `repeatAnswer` if the operation takes an Idempotency-Key */
  attempt: Attempt | null;
  /** set by `locateTarget` */
  target: unknown;
  /** set by `validateRequest` */
  query: Record<string, unknown>;
};

/** Returns undefined to continue with the next stage. @throws Problem */
export type Stage = (call: Call) => Answer | Reading | undefined;

export function contextOf(
  { world, requestId, exchange, incoming, forced, follow }: ApiRequest,
  signedIn: Caller | null,
): Context {
  return {
    world,
    signedIn,
    get caller() {
      if (!signedIn) throw new Problem('unauthorized');
      return signedIn;
    },
    now: world.clock.now(),
    nowIso: world.clock.nowIso(),
    lang: exchange.lang,
    requestId,
    get address() {
      return incoming.address;
    },
    userAgent: exchange.headers['user-agent'] ?? '',
    idempotencyKey: null,
    lastEventId: exchange.headers['last-event-id'],
    forced,
    get follow() {
      if (!follow || !signedIn) throw new Error('Only a caller of this server can follow a world');
      return follow(signedIn);
    },
  };
}
