import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, vatMode, vatRate } from '../../test/arbitraries.ts';
import { fraction, minus, over, plus, rounded, times } from '../../test/fraction.ts';
import { splitVat, sumVat, vatByRate } from './vat.ts';
import { VAT_RATES, type VatRate } from './vat-rates.ts';

const percentOfRate = (rate: VatRate) => fraction(rate === 'none' ? '0' : rate);
const line = fc.record({ rate: vatRate, total: amount });

test('excluded: VAT is the rate on top, half-up', () => {
  fc.assert(
    fc.property(amount, vatRate, (net, rate) => {
      const vat = rounded(times(fraction(net), over(percentOfRate(rate), fraction('100'))), 2);
      expect(splitVat(net, rate, 'excluded', 'RUB')).toEqual({
        net,
        vat,
        gross: rounded(plus(fraction(net), fraction(vat)), 2),
      });
    }),
    { numRuns: 500 },
  );
});

test('included: VAT is rate/(100+rate) of the quoted amount, half-up, and net is the rest', () => {
  fc.assert(
    fc.property(amount, vatRate, (gross, rate) => {
      const share = over(percentOfRate(rate), plus(fraction('100'), percentOfRate(rate)));
      const vat = rounded(times(fraction(gross), share), 2);
      expect(splitVat(gross, rate, 'included', 'RUB')).toEqual({
        net: rounded(minus(fraction(gross), fraction(vat)), 2),
        vat,
        gross,
      });
    }),
    { numRuns: 500 },
  );
});

test('calculates known figures', () => {
  expect(splitVat('122.00', '22', 'included', 'RUB')).toEqual({ net: '100.00', vat: '22.00', gross: '122.00' });
  expect(splitVat('0.25', '10', 'excluded', 'RUB')).toEqual({ net: '0.25', vat: '0.03', gross: '0.28' });
  expect(splitVat('100.00', 'none', 'included', 'RUB')).toEqual({ net: '100.00', vat: '0.00', gross: '100.00' });
});

test('VAT is taken on the sum of a rate’s lines, not line by line', () => {
  const lines = Array.from({ length: 10 }, () => ({ rate: '22' as const, total: '0.02' }));
  // Line by line, 0.0044 would round down to zero ten times.
  expect(vatByRate(lines, 'excluded', 'RUB')).toEqual([{ rate: '22', net: '0.20', vat: '0.04', gross: '0.24' }]);
});

test('groups contain every line once, in the order of the rates, and add up', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), vatMode, (lines, mode) => {
      const groups = vatByRate(lines, mode, 'RUB');
      expect(groups.map((group) => group.rate)).toEqual(
        VAT_RATES.filter((rate) => lines.some((each) => each.rate === rate)),
      );
      for (const group of groups) {
        const quoted = lines.filter((each) => each.rate === group.rate).map((each) => fraction(each.total));
        expect(mode === 'included' ? group.gross : group.net).toBe(rounded(quoted.reduce(plus), 2));
      }
      const { net, vat, gross } = sumVat(groups, 'RUB');
      expect(gross).toBe(rounded(plus(fraction(net), fraction(vat)), 2));
      expect(vat).toBe(rounded(groups.map((group) => fraction(group.vat)).reduce(plus, fraction('0')), 2));
    }),
  );
});

test('keeps "none" and "0" apart although neither adds VAT', () => {
  const groups = vatByRate(
    [
      { rate: '0', total: '1.00' },
      { rate: 'none', total: '2.00' },
    ],
    'excluded',
    'RUB',
  );
  expect(groups).toEqual([
    { rate: 'none', net: '2.00', vat: '0.00', gross: '2.00' },
    { rate: '0', net: '1.00', vat: '0.00', gross: '1.00' },
  ]);
});
