/** A request to an operation of this server, as its stages fill it in. */
import { Problem } from './problem.ts';
import type { Caller, Context, SomeOperation } from './operation.ts';
import type { ContractOperation } from './contract.ts';
import type { ApiRequest } from './api-request.ts';
import type { Resources } from './resources.ts';
import type { ReplayRecord } from '../world/records/replays.ts';
import type { Answer } from './response/respond.ts';

/** The use of an Idempotency-Key, and what was answered to an earlier one. */
export type Attempt = { id: string; bodyHash: string; stored: ReplayRecord | null };

/** What an operation has read. */
export type Read = { value: unknown };

/** An operation that reads something before it can go on. */
export type Reading = { reading: Promise<unknown> };

export type Call = {
  readonly apiRequest: ApiRequest;
  readonly resources: Resources;
  readonly contract: ContractOperation;
  readonly operation: SomeOperation;
  /** of the path */
  readonly params: Record<string, string>;
  /** the body, read and not yet checked */
  readonly input: unknown;
  /** what the operation read on an earlier run of the stages */
  readonly read: Read | undefined;
  /** without a caller until `identifyCaller` */
  context: Context;
  /** set by `repeatAnswer` where the operation takes an Idempotency-Key */
  attempt: Attempt | null;
  /** set by `locateTarget` */
  target: unknown;
  /** set by `validateRequest` */
  query: Record<string, unknown>;
};

/** Passes the call on (undefined), answers it, or throws a Problem to refuse it. */
export type Stage = (call: Call) => Answer | Reading | undefined;

export function contextOf({ world, requestId, exchange, payment }: ApiRequest, signedIn: Caller | null): Context {
  return {
    world,
    signedIn,
    get caller() {
      if (!signedIn) throw new Problem(401, 'unauthorized');
      return signedIn;
    },
    now: world.clock.now(),
    nowIso: world.clock.nowIso(),
    lang: exchange.lang,
    requestId,
    idempotencyKey: null,
    payment,
  };
}
