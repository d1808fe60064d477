/** A request to /api before an operation or the proxy answers it. */
import type { World } from '../world/world.ts';
import type { ContractOperation, Match } from '../contract/operations.ts';
import type { Exchange, Headers } from './exchange.ts';
import type { Incoming } from './incoming.ts';
import type { Caller, Follow } from './operation.ts';
import type { CallerIds, Identity } from './application.ts';
import type { AnswerChange } from './forced/change.ts';
import type { Rule } from '../contract/control.ts';
import type { Answer } from './response/answer.ts';

/** Fields of the log entry, filled in while the request is processed. */
export type Trace = {
  requestId: string;
  world: World | null;
  operation: ContractOperation | null;
  caller: Caller | null;
  callerIds: CallerIds | null;
  forcedBy: string | null;
  reason: string | null;
  /** when the request was processed, epoch ms by the world's clock */
  at: number | null;
  /** how a rule changes the answer */
  change: AnswerChange | null;
};

export type ApiRequest = {
  exchange: Exchange;
  /** null for a path with broken percent-encoding */
  route: Match | null;
  /** as of the current unit of work */
  world: World;
  /** Runs another unit of work later; other requests may have changed the world in between. */
  inWorld: <T>(work: () => T) => Promise<T>;
  trace: Trace;
  requestId: string;
  incoming: Incoming;
  /** what a rule forces */
  forced: Rule['then'] | null;
  /** streams of the caller's session; set by `perform`, null for a proxy */
  follow: ((caller: Caller) => Follow) | null;
};

/** For the log and the headers of the answer. */
export function noteCaller(trace: Trace, caller: Caller | null, { idsOf }: Identity): void {
  trace.caller = caller;
  trace.callerIds = caller && idsOf(caller);
}

/** Work that remains outside of the unit of work. Resolving with null drops the connection. */
export type Later = { later: () => Promise<Answer | null> };

/** Answers requests that no rule forces. Part of a unit of work, so it may run more than once. @throws Problem */
type Respond = (apiRequest: ApiRequest) => Answer | Later;

/** Answers requests that no rule forces: this server, or the target of a proxy. */
export type Backend = {
  respond: Respond;
  /** whether the target of a proxy answers */
  isForwarded: boolean;
  /** the parsed body; undefined for anything but JSON */
  readJson: (incoming: Incoming) => unknown;
  /** e-mail addresses of the caller and of another person who acts as them, in lower case */
  findPeople: (world: World, operation: ContractOperation, headers: Headers) => readonly string[];
  /** whether requests create the worlds that they name; otherwise only the control plane does. Default: true. */
  createsWorlds?: boolean;
};

export async function finish(step: Answer | Later): Promise<Answer | null> {
  return 'later' in step ? step.later() : step;
}
