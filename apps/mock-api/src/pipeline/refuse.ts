/** Throws validation errors found by rules. */
import { fieldError, invalid, type Problem } from './problem.ts';
import type { Fault } from '../sentences/fault.ts';
import type { Context } from './operation.ts';

/** @throws Problem 422 with every fault, if any */
export function refuse(faults: readonly Fault[], context: Pick<Context, 'lang'>): void {
  if (faults.length > 0) throw refusal(faults, context);
}

export function refusal(faults: readonly Fault[], { lang }: Pick<Context, 'lang'>): Problem {
  return invalid(faults.map(({ pointer, code, said, params }) => fieldError(lang, pointer, code, said, params)));
}
