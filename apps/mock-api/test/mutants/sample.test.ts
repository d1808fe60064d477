/** The sample of mutants that `npm test` tries. */
import { expect, it } from 'vitest';
import { contractOperations } from '../../src/contract.ts';
import { KINDS } from './kinds.ts';
import type { Mutation } from '@zakupki/mock-engine/mutants/mutant';
import { isSampled } from '@zakupki/mock-engine/mutants/sample';

const all = contractOperations.flatMap(({ tag, operationId }) =>
  KINDS.map((kind): Mutation => ({ kind, scope: { resource: tag, operationId } })),
);
const sampleOf = (seed: string) => all.filter((mutation) => isSampled(mutation, seed));

it('is a tenth of all mutants, of every kind and most operations', () => {
  const sample = sampleOf('1');
  expect(sample.length / all.length).toBeCloseTo(0.1, 1);
  expect(new Set(sample.map(({ kind }) => kind)).size).toBe(KINDS.length);
  expect(new Set(sample.map(({ scope }) => scope.operationId)).size).toBeGreaterThan(contractOperations.length * 0.9);
});

it('is the same for the same seed and another for another seed', () => {
  expect(sampleOf('1')).toEqual(sampleOf('1'));
  expect(sampleOf('2')).not.toEqual(sampleOf('1'));
});
