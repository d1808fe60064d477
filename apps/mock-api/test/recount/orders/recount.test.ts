/** Recounts every figure of 2,000 orders with independent formulas (docs/decisions/0025), exact to the kopeck. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectAward, expectComparison, splitOf, wholeBid } from './expectations.ts';
import { recount } from './figures.ts';
import { oneOf } from '../../exhaustive.ts';
import { anyOrder, type Drawn, TODAY } from './generator.ts';
import { Product } from './product.ts';
import { sheetOf } from './sheet.ts';

/** RECOUNT_RUNS=20000 RECOUNT_SEED=5 runs longer with other orders. */
const RUNS = Number(process.env['RECOUNT_RUNS'] ?? 2000);
const SEED = Number(process.env['RECOUNT_SEED'] ?? 20_261_122);
/** Orders per test, so that each batch has a result. */
const BATCH = 250;

const product = new Product();

function holds(drawn: Drawn, pick: number): void {
  const { order, bids } = drawn;
  const sheet = sheetOf(order, bids, TODAY);
  const counted = recount(sheet);
  const { summary, ranks } = product.store(drawn);
  expect(summary).toEqual(counted.summary);
  expect(ranks).toEqual(counted.bids.map(({ rank }) => rank));
  const shown = product.compare(order.id);
  expectComparison(sheet, shown);
  const { single, perLine } = shown.best;
  if (single) expectAward(sheet, product.awardTo(order.id, single.bidId), wholeBid(sheet, single.bidId));
  if (perLine) expectAward(sheet, product.awardCheapest(order.id), perLine.allocations);
  const split = splitOf(sheet, pick);
  if (split.length > 0) expectAward(sheet, product.awardSplit(order.id, split), split);
}

describe('the figures of generated orders', () => {
  for (let batch = 0; batch < RUNS / BATCH; batch += 1) {
    it(`are recounted in batch ${batch}`, oneOf(RUNS / BATCH, batch), () => {
      const one = fc.property(anyOrder, fc.nat(11), holds);
      // No shrinking: it takes minutes, and the failing order is enough.
      fc.assert(one, { numRuns: Math.min(BATCH, RUNS), seed: SEED + batch, endOnFailure: true });
    });
  }
});
