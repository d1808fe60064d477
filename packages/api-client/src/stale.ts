/** Reads the current entity from a 412. */
import type { operations } from './generated/schema.gen.ts';
import type { OperationId } from './operation.ts';
import type { ApiError } from './problem.ts';

type StaleBody<O extends OperationId> = operations[O]['responses'] extends {
  412: { content: { 'application/problem+json': infer B } };
}
  ? B
  : never;

/** Operations whose 412 carries `current`. */
export type StaleOperation = {
  [O in OperationId]: [StaleBody<O>] extends [never] ? never : StaleBody<O> extends { current: unknown } ? O : never;
}[OperationId];

/** The entity as saved by someone else; null when the error is not a 412. */
export function staleCurrent<O extends StaleOperation>(
  _operation: O,
  error: ApiError,
): Extract<StaleBody<O>, { current: unknown }>['current'] | null {
  if (error.status !== 412 || !('current' in error.data)) return null;
  // The contract declares `current` on this operation's 412, and the contract tests check every server for it.
  return error.data.current as Extract<StaleBody<O>, { current: unknown }>['current'];
}
