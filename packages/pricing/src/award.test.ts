import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchange, quantity, unitPrice, vatMode, vatRate } from '../test/arbitraries.ts';
import { fraction, minus, over, plus, rounded, times } from '../test/fraction.ts';
import { savingsOnLines, sumsBySupplier } from './award.ts';
import { comparableTotals, totalsOf } from './totals.ts';

const awarded = fc.record({
  bidId: fc.constantFrom('b1', 'b2', 'b3'),
  supplier: fc.constantFrom('one', 'two'),
  currency: fc.constantFrom('RUB', 'EUR'),
  vatMode,
  exchange,
  deliveryCost: fc.constantFrom(null, '1500.00'),
  lines: fc.array(fc.record({ quantity, unitPrice, vatRate }), { minLength: 1, maxLength: 5 }),
});

test('suppliers’ sums are their bids’ sums, and all of them together lose nothing', () => {
  fc.assert(
    fc.property(fc.array(awarded, { maxLength: 5 }), (bids) => {
      const sums = sumsBySupplier(bids, 'RUB');
      const total = (values: readonly string[]) => rounded(values.map(fraction).reduce(plus, fraction('0')), 2);
      const expected = bids.map((bid) => comparableTotals(totalsOf(bid.lines, bid), { ...bid, orderCurrency: 'RUB' }));
      expect(total(sums.map(({ net }) => net))).toBe(total(expected.map(({ orderCurrency }) => orderCurrency.net)));
      expect(total(sums.flatMap(({ gross, delivery }) => [gross, delivery]))).toBe(
        total(expected.map(({ comparableGross }) => comparableGross)),
      );
      for (const { net, vat, gross } of sums) expect(gross).toBe(total([net, vat]));
      expect(sums.flatMap(({ bidIds }) => bidIds)).toHaveLength(bids.length);
    }),
  );
});

test('a line saves against the average and the highest price at the awarded quantity', () => {
  const lines = [
    { quantity: '3', price: '10', offered: ['10', '11', '14'] },
    { quantity: '2', price: '7', offered: ['7'] },
  ];
  expect(savingsOnLines(lines, 'RUB')).toEqual({
    vsAverage: { amount: '5.00', percent: '10.2' },
    vsWorst: { amount: '12.00', percent: '21.43' },
  });
});

test('savings are exact: average and worst line by line, rounded once each', () => {
  const line = fc.record({ quantity, prices: fc.array(unitPrice, { minLength: 1, maxLength: 6 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (drawn) => {
      const lines = drawn.map(({ quantity: amount, prices }) => ({
        quantity: amount,
        price: prices[0] ?? '0',
        offered: prices,
      }));
      const sumOf = (priceOf: (prices: readonly string[]) => ReturnType<typeof fraction>) =>
        lines
          .map((one) => fraction(rounded(times(priceOf(one.offered), fraction(one.quantity)), 2)))
          .reduce(plus, fraction('0'));
      const spent = sumOf(([first = '0']) => fraction(first));
      const average = sumOf((prices) =>
        over(prices.map(fraction).reduce(plus, fraction('0')), fraction(String(prices.length))),
      );
      expect(savingsOnLines(lines, 'RUB').vsAverage.amount).toBe(rounded(minus(average, spent), 2));
    }),
  );
});

test('nothing awarded costs and saves nothing', () => {
  expect(sumsBySupplier([], 'RUB')).toEqual([]);
  expect(savingsOnLines([], 'RUB').vsWorst).toEqual({ amount: '0.00', percent: null });
});
