/** The types of this application, for the engine. */
import type { OperationId, OperationRequest, PathParams, Reply } from '@zakupki/api-client/operation';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { Caller } from '../tables/rights/caller.ts';
import type { Numbered } from './numbers.ts';
import type { LetterKind } from './records/messages.ts';
import type { TABLES } from './tables.ts';

declare module '@zakupki/mock-engine/world/register' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface Register {
    caller: Caller;
    operations: {
      [O in OperationId]: { request: OperationRequest<O>; params: PathParams<O>; reply: Reply<O> };
    };
    tables: typeof TABLES;
    seed: {
      /** last counts by owner; of orders in the year of the start */
      readonly lastNumbers: { readonly [K in Numbered]: ReadonlyMap<string, number> };
      /** count of the first purchase order, by awarded order: the seed stores no awards */
      readonly firstPurchaseOrders: ReadonlyMap<string, number>;
    };
    letterKind: LetterKind;
  }

  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface OperationFlags<_Target> {
    /** Requires a running trial or subscription (402). */
    paid?: boolean | ((target: _Target, call: Call) => boolean);
    /** Refused while impersonating (403). */
    personal?: boolean;
    /** A POST that changes nothing, allowed for read-only callers. */
    readsOnly?: boolean;
  }
}
