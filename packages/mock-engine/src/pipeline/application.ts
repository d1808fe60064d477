/** What an application gives the pipeline. */
import type { Entity } from '../world/collection.ts';
import type { LetterRecord } from '../world/records/letters.ts';
import type { DeliveryRecord } from '../world/records/webhooks.ts';
import type { TableName } from '../world/tables.ts';
import type { World } from '../world/world.ts';
import type { ReplayRecord } from '../world/records/replays.ts';
import type { ContractOperation } from '../contract/operations.ts';
import type { MissingText } from './field-error.ts';
import type { Call, Caller, CallerIds } from './call.ts';
import type { Operations, SomeOperation } from './operation.ts';

/** Applies changes that are due; runs in its own transaction. */
type Job = (world: World) => void;

type CallerJob = (world: World, caller: Caller) => void;

/** Finds out who calls. */
export type Identity = {
  /** in lower case those of requests that say who calls, and for whom; that of answers that name for whom */
  headers: { credentials: string; actAs: string; actingAs: string };
  /**
   * Null for an anonymous caller, which the pipeline refuses where the contract wants a caller. May write, such as when
   * the caller was last active.
   * @param personId who calls, where another server has the sessions @throws Problem 401, 403
   */
  identify: (
    world: World,
    operation: ContractOperation,
    headers: Headers,
    requestId: string,
    personId?: string,
  ) => Caller | null;
  /** Why `identify` found nobody, for X-Mock-Reason. */
  explainAnonymous: (world: World, headers: Headers) => string;
  /** The caller of a forced answer, for the log. Skips all checks and writes nothing. */
  findHolder: FindCaller;
  /** The caller of an open stream; null when the session has ended. Writes nothing. */
  findFollower: FindCaller;
  idsOf: (caller: Caller) => CallerIds;
  /** e-mail addresses of the caller and of another person who acts as them, in lower case; rules name people by them */
  emailsOf: (caller: Caller) => readonly string[];
  /** the operation whose answer describes its caller; a proxy learns from it whose sessions the target has */
  profile: { operationId: string; emailIn: (body: unknown) => string | null };
};

type FindCaller = (world: World, operation: ContractOperation, headers: Headers, personId?: string) => Caller | null;

/** Refuses a request. Its target is undefined until `locate` of the operation has found it. @throws Problem */
export type Gate = (call: Call, operation: SomeOperation) => void;

/** Refusals that the contract alone does not decide, in the order in which they may apply. */
export type Gates = {
  /** once the body is read */
  caller: readonly Gate[];
  /** once the target is found, before the conditions of the request */
  target: readonly Gate[];
};

/** Answers stored under an Idempotency-Key; the domain may keep some apart. */
type Replays = {
  /** @param id names the session that sent the request */
  find: (world: World, id: string) => ReplayRecord | undefined;
  put: (call: Call, replay: ReplayRecord) => void;
};

/** Something that a webhook can receive. `data` is its body. */
export type WebhookEvent = { id: string; event: DeliveryRecord['event']; at: string; data: unknown };

/** What the log hides, besides what the contract declares as secret. */
export type Privacy = {
  /** Whether request or answer may have content that the log keeps apart. */
  isApart: (request: Logged, world: World) => boolean;
  /** Whether requests to a path send credentials, including paths that only a proxied server has. @param path below /api */
  isSignIn: (path: string) => boolean;
};

/** A request for the log. `operation` is null for an unknown path. */
type Logged = { operation: ContractOperation | null; caller: Caller | null; hasBody: boolean };

/** For the control plane, for webhooks and for the log. */
export type Inspection = {
  privacy: Privacy;
  /** The secret of a link that signs in a demo person; undefined when the world has deleted it. */
  issueSignInLink: (world: World, personId: string) => string | undefined;
  /** Messages that the world has sent. @param isOpen whether they have what is kept apart */
  listLetters: (world: World, isOpen: boolean) => LetterRecord[];
  /** Oldest first. @param since RFC 3339; earlier events are left out */
  listEvents: (world: World, since: string) => WebhookEvent[];
  /** Hides the secrets of a record, which stays loadable. */
  maskRecord: <R extends Entity>(table: string, record: R) => R;
  /** Records of a table that are calculated whenever they are read, in batches; none for most tables. */
  calculatedRecords: (world: World, table: TableName) => Iterable<readonly Entity[]>;
};

export type Application = {
  operations: Operations;
  identity: Identity;
  gates: Gates;
  /** Run before every request. */
  jobs: readonly Job[];
  /** Run for the caller before every request and after one that may change something. */
  callerJobs: readonly CallerJob[];
  replays: Replays;
  /** Runs in the transaction of a request of a known caller by any method but GET. */
  afterChange?: (call: Call, operation: SomeOperation, status: number) => void;
  /** The version in the body of an answer, for the ETag of a forced one; undefined when it has none. */
  versionIn: (body: unknown) => string | number | undefined;
  inspection: Inspection;
  /** What to enter in an empty field, for its error. */
  missingText?: MissingText;
};
