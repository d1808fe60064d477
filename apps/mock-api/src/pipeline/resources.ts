/** What resources provide to the pipeline, which does not depend on them. */
import type { ProblemCode } from '@zakupki/api-client/problem-codes';
import type { AccessExpiredMessage } from '@zakupki/api-client/schema';
import type { ImpersonationRecord } from '../model/records/impersonations.ts';
import type { InvitationRecord } from '../model/records/invitations.ts';
import type { UserRecord } from '../model/records/users.ts';
import type { Entity } from '../world/collection.ts';
import type { LetterRecord } from '../model/records/messages.ts';
import type { DeliveryRecord } from '../world/records/webhooks.ts';
import type { TableName } from '../world/tables.ts';
import type { World } from '../world/world.ts';
import type { ReplayRecord } from '../world/records/replays.ts';
import type { MissingText } from './field-error.ts';
import type { Caller, Context, Operations } from './operation.ts';

/** Applies changes that are due; runs in its own transaction. */
type Job = (world: World) => void;

type CallerJob = (world: World, user: UserRecord) => void;

type AccessRefusal = { message: AccessExpiredMessage; reason: string };

export type ImpersonatedChange = { operationId: string; path: string; status: number; requestId: string };

/** `reason` is null when the x-as-user header starts the impersonation. */
export type ImpersonationStart = { admin: UserRecord; user: UserRecord; reason: string | null; requestId: string };

type Impersonations = {
  /** Finds the running impersonation; null when there never was one. @throws Problem 403 when the last one has ended */
  find: (world: World, admin: UserRecord, user: UserRecord) => ImpersonationRecord | null;
  isRunning: (world: World, admin: UserRecord, user: UserRecord) => boolean;
  open: (world: World, start: ImpersonationStart) => ImpersonationRecord;
  recordChange: (world: World, caller: Caller, change: ImpersonatedChange) => void;
};

/** Answers stored under an Idempotency-Key; those with sealed content are kept apart. */
type Replays = {
  /** @param id names the session that sent the request */
  find: (world: World, id: string) => ReplayRecord | undefined;
  put: (context: Context, replay: ReplayRecord) => void;
};

/** Something that a webhook can receive. `data` is its body. */
export type WebhookEvent = { id: string; event: DeliveryRecord['event']; at: string; data: unknown };

/** For the control plane and for webhooks. */
export type Inspection = {
  /** The secret of a link that signs in a demo person; undefined when the world has deleted the account or invitation. */
  issueSignInLink: (world: World, personId: string) => string | undefined;
  /** Messages that the world has sent. @param isOpen whether they have what is sealed */
  listLetters: (world: World, isOpen: boolean) => LetterRecord[];
  /** Oldest first. @param since RFC 3339; earlier events are left out */
  listEvents: (world: World, since: string) => WebhookEvent[];
  /** Hides the secrets of a record, which stays loadable. */
  maskRecord: <R extends Entity>(table: string, record: R) => R;
  /** Records of a table that are calculated whenever they are read, in batches; none for most tables. */
  calculatedRecords: (world: World, table: TableName) => Iterable<readonly Entity[]>;
};

export type Resources = {
  operations: Operations;
  /** Run before every request. */
  jobs: readonly Job[];
  /** Run for the caller before every request and after one that may change something. */
  callerJobs: readonly CallerJob[];
  /** Null while the user has access at `now` (epoch ms). */
  findAccessRefusal: (user: UserRecord, now: number) => AccessRefusal | null;
  impersonations: Impersonations;
  replays: Replays;
  /** Why a supplier's session has ended; null while it lasts. */
  findInvitationRefusal: (world: World, invitation: InvitationRecord) => ProblemCode | null;
  inspection: Inspection;
  /** What to enter in an empty field, for its error. */
  missingText: MissingText;
};
