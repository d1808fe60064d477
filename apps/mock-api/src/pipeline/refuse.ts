/** Refusing an input for what the rules found wrong with it. */
import { fieldError, invalid, type Problem } from './problem.ts';
import type { Fault } from '../sentences/fault.ts';
import type { Context } from './operation.ts';

/** @throws Problem 422 that names every fault, when there are any */
export function refuse(faults: readonly Fault[], context: Pick<Context, 'lang'>): void {
  if (faults.length > 0) throw refusal(faults, context);
}

/** The 422 that names every fault. */
export function refusal(faults: readonly Fault[], { lang }: Pick<Context, 'lang'>): Problem {
  return invalid(faults.map(({ pointer, code, said, params }) => fieldError(lang, pointer, code, said, params)));
}
