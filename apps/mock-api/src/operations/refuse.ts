/** Refusing an input for what the rules found wrong with it. */
import { fieldError, invalid } from '../pipeline/problem.ts';
import type { Fault } from '../rules/fault.ts';
import type { Context } from './operation.ts';

/** @throws Problem 422 that names every fault, when there are any */
export function refuse(faults: readonly Fault[], { lang }: Pick<Context, 'lang'>): void {
  if (faults.length === 0) return;
  throw invalid(faults.map(({ pointer, code, said, params }) => fieldError(lang, pointer, code, said, params)));
}
