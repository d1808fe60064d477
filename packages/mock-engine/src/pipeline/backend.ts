/** What answers a request that no rule forces: this server, or the target of a proxy. */
import type { ContractOperation } from '../contract/operations.ts';
import type { World } from '../world/world.ts';
import type { Call } from './call.ts';
import type { Arrival } from './request/arrival.ts';
import type { Answer } from './response/answer.ts';

/** Work that remains outside of the unit of work. Resolving with null drops the connection. */
export type Later = { later: () => Promise<Answer | null> };

export type Backend = {
  /** Part of a unit of work, so it may run more than once. @throws Problem */
  respond: (call: Call) => Answer | Later;
  /** whether the target of a proxy answers */
  isForwarded: boolean;
  /** the parsed body; undefined for anything but JSON */
  readJson: (request: Arrival) => unknown;
  /** e-mail addresses of the caller and of another person who acts as them, in lower case */
  findPeople: (world: World, operation: ContractOperation, headers: Headers) => readonly string[];
  /** whether requests create the worlds that they name; otherwise only the control plane does. Default: true. */
  createsWorlds?: boolean;
};

export async function finish(step: Answer | Later): Promise<Answer | null> {
  return 'later' in step ? step.later() : step;
}
