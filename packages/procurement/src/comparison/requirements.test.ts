import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, minus, rounded } from '../../test/fraction.ts';
import { offerMatrix } from '../../test/offer-arbitraries.ts';
import { bid, cell, line, table } from '../../test/offers.ts';
import { Allocator } from './cheapest-allocation.ts';
import { limitsOf, priceRequirements, REQUIREMENTS, type Requirements } from './requirements.ts';

const LINES = [line('one'), line('two')];

test('a requirement never saves money and costs the difference of the two totals', () => {
  fc.assert(
    fc.property(offerMatrix(), fc.subarray([...REQUIREMENTS]), (matrix, on) => {
      const offered = {
        wholeBidsOnly: true,
        vatNeeded: true,
        mostSuppliers: 1,
        deliverBy: '2026-11-25',
        noBlockers: true,
      };
      const { free, wanted, extra, each } = priceRequirements(matrix, offered, on);
      expect(each.map(({ requirement }) => requirement)).toEqual(REQUIREMENTS);
      for (const one of [...each, { allocation: wanted, extra }]) {
        if (one.extra === null || free === null || one.allocation === null) continue;
        expect(one.extra).toMatch(/^\d+\.\d\d$/u);
        expect(one.extra).toBe(rounded(minus(fraction(one.allocation.total), fraction(free.total)), 2));
      }
      expect(on.length > 0 || extra === (free === null ? null : '0.00')).toBe(true);
    }),
  );
});

const allocated = (requirements: Requirements, ...offers: Parameters<typeof bid>[]) => {
  const matrix = table(LINES, ...offers.map((parameters) => bid(...parameters)));
  return new Allocator(matrix).allocate(limitsOf(requirements, matrix));
};

const BLOCKED = cell('1', { isBlocked: true });

test.each<[string, Requirements, Parameters<typeof bid>[], string]>([
  [
    'complete bids only',
    { wholeBidsOnly: true },
    [
      ['a', [cell('1'), null]],
      ['b', [cell('5'), cell('5')]],
    ],
    '100.00',
  ],
  [
    'VAT',
    { vatNeeded: true },
    [
      ['a', [cell('1', { vatRate: 'none' }), cell('1')]],
      ['b', [cell('5'), null]],
    ],
    '60.00',
  ],
  [
    'no blockers',
    { noBlockers: true },
    [
      ['a', [BLOCKED, cell('1')]],
      ['b', [cell('5'), null]],
    ],
    '60.00',
  ],
  [
    'a day',
    { deliverBy: '2026-12-01' },
    [
      ['a', [cell('1'), cell('1')]],
      ['b', [cell('5', { promised: '2026-12-01' }), cell('6', { promised: '2026-12-02' })]],
    ],
    '50.00',
  ],
])('%s can be required', (_, requirements, offers, total) => {
  expect(allocated(requirements, ...offers)?.total).toBe(total);
});

test('two bids of one supplier count as one supplier', () => {
  const allocation = allocated(
    { mostSuppliers: 1 },
    ['a', [cell('1'), cell('9')], { supplier: 's' }],
    ['b', [cell('9'), cell('1')], { supplier: 's' }],
    ['c', [cell('3'), cell('3')]],
  );
  expect(allocation).toMatchObject({ total: '20.00' });
});
