import type { Order } from '@zakupki/api-client/schema';
import { expect, test } from 'vitest';
import { typedTotals } from './bid-totals.ts';

// The totals read only these fields.
const order = {
  currency: 'RUB',
  compareBasis: 'gross',
  vatRateDefault: '22',
  exchangeRates: [{ currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' }],
  items: [
    { id: 'bolts', quantity: '20000', unitCode: 'H87', quantityTolerancePercent: '0', vatRate: null },
    { id: 'rope', quantity: '900', unitCode: 'MTR', quantityTolerancePercent: '0', vatRate: '10' },
  ],
} as unknown as Order;

const bolts = { id: '', orderItemId: 'bolts', unitPrice: '3.90' };
const rope = { id: '', orderItemId: 'rope', unitPrice: '54.20' };
const prices = { currency: 'RUB', vatMode: 'excluded', declaredTotal: '', deliveryCost: '' } as const;

test('quantity and rate default to those of the order line', () => {
  const sums = typedTotals({ ...prices, lines: [bolts, rope] }, order);
  expect(sums?.totals).toMatchObject({ net: '126780.00', vat: '22038.00', gross: '148818.00' });
  expect(sums?.linesPriced).toBe(2);
});

test.each([
  ['a refusal', { ...rope, offered: 'no' }],
  ['an equivalent', { ...rope, isEquivalent: 'yes' }],
  ['a price that cannot be read', { ...rope, unitPrice: 'cheap' }],
  ['a line of another order', { ...rope, orderItemId: 'glue' }],
])('totals exclude %s', (_, line) => {
  expect(typedTotals({ ...prices, lines: [bolts, line] }, order)?.totals.net).toBe('78000.00');
});

test('returns null before the first price', () => {
  expect(typedTotals({ ...prices, lines: [{ ...bolts, unitPrice: '' }] }, order)).toBeNull();
});

test.each([
  ['78000', { difference: '0.00', stated: { vatMode: 'excluded', hasDelivery: false } }],
  ['78001', { difference: '1.00', stated: { vatMode: 'excluded', hasDelivery: false } }],
  ['77998.99', { difference: '-1.01', stated: null }],
])('finds the total that a stated %s equals', (declaredTotal, declared) => {
  expect(typedTotals({ ...prices, declaredTotal, lines: [bolts] }, order)?.declared).toMatchObject(declared);
});

test('a stated total includes VAT when the prices do', () => {
  const sums = typedTotals({ ...prices, vatMode: 'included', declaredTotal: '78000', lines: [bolts] }, order);
  expect(sums?.declared?.difference).toBe('0.00');
});

test('converts a bid in euros at the order’s rate, with delivery', () => {
  const euros = { ...prices, currency: 'EUR', deliveryCost: '10' } as const;
  const sums = typedTotals({ ...euros, lines: [{ ...bolts, unitPrice: '0.05' }] }, order);
  expect(sums?.worth?.figures).toMatchObject({ goods: { gross: '120110.46' }, delivery: { gross: '1201.10' } });
  expect(typedTotals({ ...prices, currency: 'USD', lines: [bolts] }, order)?.worth).toBeNull();
});

test('delivery has the supplier’s special rate, alone and in a stated total', () => {
  const special = [
    { ...bolts, vatRate: '5' },
    { ...rope, vatRate: '5' },
  ];
  const sums = typedTotals({ ...prices, deliveryCost: '1000', declaredTotal: '134169', lines: special }, order);
  expect(sums?.worth?.figures).toMatchObject({ delivery: { net: '1000.00', gross: '1050.00' }, total: '134169.00' });
  expect(sums?.declared?.stated).toEqual({ vatMode: 'included', hasDelivery: true });
});
