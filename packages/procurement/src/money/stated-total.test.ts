import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add } from '../decimals/decimal.ts';
import { differenceFromDeclared, findStatedTotal, type StatedTerms, type StatedTotal } from './stated-total.ts';
import { totalsOf } from './totals.ts';
import { VAT_MODES } from './vat.ts';
import { VAT_RATES } from './vat-rates.ts';

const TERMS: StatedTerms = { vatMode: 'excluded', currency: 'RUB', deliveryCost: '122.00', deliveryVatRate: '22' };
const SUMS = { net: '2000.00', gross: '2440.00' };

test.each<[string, string, Partial<StatedTerms>, StatedTotal | null]>([
  ['as the prices', '2000.00', {}, { vatMode: 'excluded', hasDelivery: false }],
  ['a rouble off', '2001.00', {}, { vatMode: 'excluded', hasDelivery: false }],
  ['more than a rouble off', '2001.01', {}, null],
  ['with delivery as quoted', '2122.00', {}, { vatMode: 'excluded', hasDelivery: true }],
  ['with delivery before VAT', '2100.00', {}, { vatMode: 'excluded', hasDelivery: true }],
  ['with VAT', '2440.00', {}, { vatMode: 'included', hasDelivery: false }],
  ['with VAT and delivery', '2562.00', {}, { vatMode: 'included', hasDelivery: true }],
  ['without VAT where prices have it', '2000.00', { vatMode: 'included' }, { vatMode: 'excluded', hasDelivery: false }],
  ['delivery that is not quoted', '2122.00', { deliveryCost: null }, null],
  ['free delivery', '2000.00', { deliveryCost: '0.00' }, { vatMode: 'excluded', hasDelivery: false }],
  ['the nearer of two', '2000.90', { deliveryCost: '0.90' }, { vatMode: 'excluded', hasDelivery: true }],
])('%s', (_what, declared, terms, expected) => {
  expect(findStatedTotal(declared, SUMS, { ...TERMS, ...terms })).toEqual(expected);
});

test('a bid without VAT has one sum, in the mode of its prices', () => {
  const untaxed = { net: '2000.00', gross: '2000.00' };
  for (const vatMode of VAT_MODES) {
    expect(findStatedTotal('2000.00', untaxed, { ...TERMS, vatMode })).toEqual({ vatMode, hasDelivery: false });
    expect(findStatedTotal('2122.00', untaxed, { ...TERMS, vatMode })).toEqual({ vatMode, hasDelivery: true });
    expect(findStatedTotal('2100.00', untaxed, { ...TERMS, vatMode })).toBeNull();
  }
});

test('recognises every sum of a bid within a rouble, and no other', () => {
  const kopecks = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
  const line = fc.record({
    unitPrice: fc.integer({ min: 1, max: 1_000_000 }).map(kopecks),
    quantity: fc.integer({ min: 1, max: 500 }).map(String),
    vatRate: fc.constantFrom(...VAT_RATES),
  });
  const delivery = fc.option(fc.integer({ min: 0, max: 10_000_00 }).map(kopecks));
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...VAT_MODES),
      delivery,
      (lines, vatMode, deliveryCost) => {
        const sums = totalsOf(lines, { vatMode, currency: 'RUB' });
        const terms = { ...TERMS, vatMode, deliveryCost };
        const quoted = vatMode === 'included' ? sums.gross : sums.net;
        for (const sum of [sums.net, sums.gross])
          for (const extra of ['0', deliveryCost ?? '0'])
            expect(findStatedTotal(add(sum, extra), sums, terms)).not.toBeNull();
        expect(findStatedTotal(quoted, sums, terms)).toEqual({ vatMode, hasDelivery: false });
        expect(findStatedTotal(add(add(sums.gross, '20001'), '10000'), sums, terms)).toBeNull();
      },
    ),
  );
});

test('the difference from the stated total is signed and written as an amount', () => {
  expect(differenceFromDeclared('1269.50', '1270.00', 'RUB')).toBe('-0.50');
  expect(differenceFromDeclared('1270', '1270.00', 'RUB')).toBe('0.00');
});
