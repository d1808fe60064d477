import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatRate } from '../../test/arbitraries.ts';
import { contradictoryRates, deliveryVatRate } from './delivery-vat.ts';
import { splitVat } from './vat.ts';
import type { VatRate } from './vat-rates.ts';

test.each<[rates: VatRate[], byDefault: VatRate, delivery: VatRate, contradictory: VatRate[]]>([
  [[], '22', '22', []],
  [[], '5', '5', []],
  [['none', 'none'], '22', 'none', []],
  [['22', 'none'], '22', '22', []],
  [['5', '5'], '22', '5', []],
  [['7'], '22', '7', []],
  [['none', '5'], '22', '5', []],
  [['0', '7', 'none'], '20', '7', []],
  [['5'], '7', '5', []],
  [['5'], 'none', '5', []],
  [['10'], '22', '22', []],
  [['22', '10', '0'], '22', '22', []],
  [['22', '10'], '10', '10', []],
  [['0'], '22', '22', []],
  [['22', '10'], '5', '22', []],
  [['20', '10'], '7', '20', []],
  [['0'], '7', '7', []],
  [['5', '7', '5'], '22', '22', ['5', '7']],
  [['22', '5', 'none'], '22', '22', ['22', '5']],
  [['5', '10'], '22', '22', ['5', '10']],
  [['7', '20'], '5', '5', ['7', '20']],
])('lines at %j, by default %s', (rates, byDefault, delivery, contradictory) => {
  expect(deliveryVatRate(rates, byDefault)).toBe(delivery);
  expect(contradictoryRates(rates)).toEqual(contradictory);
});

test('the order of the lines decides nothing, nor does how many have a rate', () => {
  fc.assert(
    fc.property(fc.array(vatRate, { minLength: 1 }), vatRate, (rates, byDefault) => {
      const others = [...rates, ...rates].toReversed();
      expect(deliveryVatRate(others, byDefault)).toBe(deliveryVatRate(rates, byDefault));
      expect(new Set(contradictoryRates(others))).toEqual(new Set(contradictoryRates(rates)));
    }),
  );
});

test('delivery for 100,000 at 5 % costs 105,000', () => {
  expect(splitVat('100000', deliveryVatRate(['5'], '22'), 'excluded', 'RUB').gross).toBe('105000.00');
});
