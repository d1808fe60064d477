import { describe, expect, it } from 'vitest';
import { compareSample } from './sample-offers.ts';

describe('compareSample', () => {
  it('marks the cheapest offer of each line and the lowest full total', () => {
    const { best, totals, bestTotals } = compareSample([true, true, true]);
    expect(best).toEqual([[2], [1], [1], [2]]);
    expect(totals).toEqual(['207140.00', null, '207920.00']);
    expect(bestTotals).toEqual([0]);
  });

  it('recalculates when an offer is excluded', () => {
    const { best, bestTotals } = compareSample([true, true, false]);
    expect(best).toEqual([[0], [1], [1], [0]]);
    expect(bestTotals).toEqual([0]);
  });

  it('marks nothing when no offer counts', () => {
    expect(compareSample([false, false, false]).best).toEqual([[], [], [], []]);
  });
});
