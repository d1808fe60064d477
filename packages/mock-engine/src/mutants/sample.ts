/** Divides the mutants into a sample for every run, and the others. */
import { createHash } from 'node:crypto';
import type { Mutation } from './mutant.ts';

export type Part = 'sample' | 'others';

/** The size of the sample: one mutant in so many. */
const SAMPLED_ONE_IN = 10;

/** Depends on nothing but the seed and the mutant, so that a new mutant does not change the sample of the others. */
export function isSampled({ kind, scope }: Mutation, seed: string): boolean {
  const digest = createHash('sha256').update([seed, kind.name, scope.resource, scope.operationId].join(' ')).digest();
  return digest.readUInt32BE() % SAMPLED_ONE_IN === 0;
}
