/** A request to /api before an operation or the proxy answers it. */
import type { Request } from 'express';
import type { World } from '../world/world.ts';
import type { ContractOperation, Match } from './contract.ts';
import type { Exchange } from './exchange.ts';
import type { Caller, CardOutcome } from './operation.ts';
import type { Answer } from './response/respond.ts';

/** Fields of the log entry, filled in while the request is processed. */
export type Trace = {
  world: World | null;
  operation: ContractOperation | null;
  caller: Caller | null;
  forcedBy: string | null;
  reason: string | null;
  /** when it was processed, epoch ms of the world's clock */
  at: number | null;
};

export type ApiRequest = {
  exchange: Exchange;
  /** null for an address with broken percent-encoding */
  route: Match | null;
  world: World;
  trace: Trace;
  requestId: string;
  request: Request;
  /** a forced outcome of a card payment */
  payment: CardOutcome | null;
};

/** Answers requests that no rule forces. Null drops the connection. @throws Problem */
export type Respond = (apiRequest: ApiRequest) => Answer | Promise<Answer | null>;
