/** A mutant: a kind applied to one scope, with the number of its changes. */
import { contractOperations, type ContractOperation, matchOperation } from '../contract/operations.ts';
import { type Answered, type Exchange, Memory, type Sent } from './exchange.ts';
import type { Kind } from './kinds/kind.ts';

/** The scope of a mutant: a tag of the contract, or one operation. */
export type Scope = { resource: string; operationId?: string };

/** The scope of a mistake that concerns several resources. */
export const WHOLE_CONTRACT: Scope = { resource: '*' };

/** What a mutant does wrong, and where. */
export type Mutation = { kind: Kind; scope: Scope };

export type Mutant = Mutation & {
  memory: Memory;
  /** number of changed requests and answers */ mutated: number;
};

export function newMutant(kind: Kind, scope: Scope): Mutant {
  return { kind, scope, memory: new Memory(), mutated: 0 };
}

export function operationsOf({ resource, operationId }: Scope): ContractOperation[] {
  return contractOperations.filter(
    (operation) => operation.tag === resource && (operationId === undefined || operation.operationId === operationId),
  );
}

/** The operation of a request, and the parameters of its path; null for a path of none. */
export function matched(method: string, path: string): Pick<Exchange, 'operation' | 'params'> | null {
  try {
    const found = matchOperation(method, path);
    return found.found ? found : null;
  } catch {
    // A malformed path belongs to no operation; the server refuses it.
    return null;
  }
}

/** Why a kind does not apply to a scope; null when it does. */
export function inapplicable(kind: Kind, scope: Scope): string | null {
  return operationsOf(scope).some(kind.fits) ? null : kind.otherwise;
}

/** Whether a mutant handles this operation. A kind that returns past data has to see the whole resource. */
export function handlesOperation({ kind, scope }: Mutant, operation: ContractOperation): boolean {
  if (scope.resource !== WHOLE_CONTRACT.resource && operation.tag !== scope.resource) return false;
  if (scope.operationId !== undefined && operation.operationId !== scope.operationId) return false;
  return kind.meets !== undefined || kind.fits(operation);
}

/** The answer to the caller, with the mutant's changes to request and answer. */
export async function throughMutant(mutant: Mutant, exchange: Exchange): Promise<Answered> {
  const { kind } = mutant;
  const request: Sent | null = (await kind.request?.(exchange.sent, exchange)) ?? null;
  const honest = await exchange.forward(request ?? exchange.sent);
  const answer = (await kind.answer?.(honest, exchange)) ?? null;
  const changed = request !== null || (answer !== null && !isSame(answer, honest));
  if (changed) mutant.mutated += 1;
  return answer ?? honest;
}

/** A change that results in the same message does not count. */
export function isSame(one: Answered, other: Answered): boolean {
  const names = Object.keys(one.headers);
  return (
    one.status === other.status &&
    one.text === other.text &&
    names.length === Object.keys(other.headers).length &&
    names.every((name) => one.headers[name] === other.headers[name])
  );
}
