/** What the pipeline is given of the resources, none of which it knows. */
import type { AccessExpiredMessage } from '@zakupki/api-client/schema';
import type { ImpersonationRecord } from '../world/records/impersonations.ts';
import type { UserRecord } from '../world/records/users.ts';
import type { World } from '../world/world.ts';
import type { Caller, Operations } from './operation.ts';

/** Brings about what the clock has made due; a job runs in a transaction of its own. */
type Job = (world: World) => void;

/** The same for one person. */
type CallerJob = (world: World, user: UserRecord) => void;

/** Why somebody may not do what needs paid access. */
type AccessRefusal = { message: AccessExpiredMessage; reason: string };

/** A change made for somebody else. */
export type ImpersonatedChange = { operationId: string; path: string; status: number; requestId: string };

/** Somebody who may act as a user, and the request with which it begins; `reason` is null where the header alone began it. */
export type ImpersonationStart = { admin: UserRecord; user: UserRecord; reason: string | null; requestId: string };

export type Impersonations = {
  /** The running one; null where there never was any. @throws Problem 403 when the last one is over */
  find: (world: World, admin: UserRecord, user: UserRecord) => ImpersonationRecord | null;
  open: (world: World, start: ImpersonationStart) => ImpersonationRecord;
  recordChange: (world: World, caller: Caller, change: ImpersonatedChange) => void;
};

export type Resources = {
  operations: Operations;
  /** Run before every request. */
  jobs: readonly Job[];
  /** Run for the caller before every request, and after one that may have changed something. */
  callerJobs: readonly CallerJob[];
  /** Null for somebody who has access at `now` (epoch ms). */
  findAccessRefusal: (user: UserRecord, now: number) => AccessRefusal | null;
  impersonations: Impersonations;
};
