/** A request to /api on its way to whoever answers it. */
import type { Request } from 'express';
import type { World } from '../world/world.ts';
import type { ContractOperation, Match } from './contract.ts';
import type { Exchange } from './exchange.ts';
import type { Caller, CardOutcome } from './operation.ts';
import type { Answer } from './response/respond.ts';

/** What is known of a request so far, for its log entry. */
export type Trace = {
  world: World | null;
  operation: ContractOperation | null;
  caller: Caller | null;
  forcedBy: string | null;
  reason: string | null;
  /** the world's moment (epoch ms) at which it was dealt with, once it was */
  at: number | null;
};

/** A request nothing is forced on. */
export type ApiRequest = {
  exchange: Exchange;
  /** what the contract has at its address; null for an address that is wrongly encoded */
  route: Match | null;
  world: World;
  trace: Trace;
  requestId: string;
  request: Request;
  /** how a card payment in it goes, where that is forced */
  payment: CardOutcome | null;
};

/**
 * Who answers what is not forced: the operations of this server, or another server. Null drops the connection.
 * Throws a Problem to refuse.
 */
export type Respond = (apiRequest: ApiRequest) => Answer | Promise<Answer | null>;
