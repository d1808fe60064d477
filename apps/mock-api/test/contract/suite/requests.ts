/**
 * What the general checks and the tests of examples need for an operation, declared beside its checks in
 * `<noun>.requests.ts`. `pnpm new:operation` writes such a file; `sweeps/inputs/declared.ts` finds them.
 */
import type { OperationId } from '@zakupki/api-client/operation';
import type { PersonName } from '../../../src/model/people.ts';
import type { Arrangement } from '../sweeps/inputs/arrange.ts';
import type { List, Row } from '../sweeps/inputs/list.ts';

export type Requests = {
  /** a request that succeeds */
  arrange: Arrangement;
  /** sorting and filtering rules of a paged list */
  list?: Omit<List, 'operationId'>;
  /** examples of the contract that the seed answers with; `listed`: each entry is one of a longer list */
  examples?: Readonly<
    Record<string, { person: PersonName; arg: Readonly<Record<string, string | number>>; listed?: true }>
  >;
  /** other examples of its answer, and why the seed does not answer with them */
  otherExamples?: Readonly<Record<string, string>>;
  /** random requests rarely succeed: `arrange` makes some of those of the random tests */
  isPrepared?: true;
};

const declared = new Map<OperationId, Requests>();

/** @throws when an operation is declared twice */
export function declareRequests(requests: Partial<Record<OperationId, Requests>>): void {
  for (const [operationId, request] of Object.entries(requests) as [OperationId, Requests][]) {
    if (declared.has(operationId)) throw new Error(`The requests of ${operationId} are declared twice`);
    declared.set(operationId, request);
  }
}

/** The requests declared so far. */
export const declaredRequests = (): ReadonlyMap<OperationId, Requests> => declared;

/** Rules of a list whose rows have this type; the general checks pass only such rows. */
export const listOf = <R = Row>(rules: Omit<List<R>, 'operationId'>) => rules as unknown as Omit<List, 'operationId'>;
