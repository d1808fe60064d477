import { expect, test } from 'vitest';
import { bid, cell, line, table } from '../../test/offers.ts';
import { rankOffers } from '../comparison/ranking.ts';
import { coverOf, purchasedAmount, purchasedQuantity, worthOf } from './worth.ts';

test.each([
  ['all of it', '10', '0', { available: '10', compared: '10', isFull: true, percent: '100' }],
  ['half of it', '5', '0', { available: '5', compared: '5', isFull: false, percent: '50' }],
  ['more than asked', '15', '0', { available: '10', compared: '10', isFull: true, percent: '100' }],
  ['less within the tolerance', '9.5', '5', { available: '9.5', compared: '10', isFull: true, percent: '100' }],
  ['less than the tolerance', '9.499', '5', { available: '9.499', compared: '9.499', isFull: false, percent: '94.99' }],
])('an offer of %s', (_, quantity, tolerancePercent, cover) => {
  expect(coverOf(cell('1', { quantity }), line('one', { tolerancePercent }))).toEqual(cover);
});

test('any offer covers a line without a quantity, and none covers a line in an incomparable unit', () => {
  expect(coverOf(cell('1', { quantity: '3' }), line('one', { quantity: null }))).toMatchObject({
    compared: '3',
    isFull: true,
  });
  expect(coverOf(cell('1', { unitCode: 'XBX' }), line('one'))).toBeNull();
});

test.each([
  ['by the fraction', {}, '10', '10'],
  ['in multiples of the pack', { packSize: '4', quantity: '12' }, '10', '12'],
  ['a whole pack more than is offered', { packSize: '4' }, '10', '12'],
  ['in whole units of unknown content', { unitCode: 'XBX', unitsPerPack: '12', quantity: '3' }, '10', '1'],
  ['in multiples of such units', { unitCode: 'XBX', unitsPerPack: '4', packSize: '2', quantity: '4' }, '10', '4'],
  ['in thousands, by the fraction', { unitCode: 'MIL', quantity: '1' }, '10', '0.01'],
])('buys goods %s', (_, more, needed, bought) => {
  expect(purchasedQuantity(cell('1', more), 'H87', needed)).toBe(bought);
});

test('multiplies the price before dividing, so that a half stays a half', () => {
  const perDozen = cell('14.814', { unitCode: 'DZN', quantity: '1' });
  expect(purchasedAmount({ cell: perDozen, unitCode: 'H87', quantity: '10' }, 'RUB')).toBe('12.35');
});

test('a bid for half of the quantity is not complete, however cheap', () => {
  const lines = [line('desks'), line('chairs', { quantity: '40' })];
  const all = bid('a', [cell('5000'), cell('1500', { quantity: '40' })]);
  const half = bid('b', [cell('5500', { quantity: '5' }), cell('1700', { quantity: '20' })]);
  const matrix = table(lines, all, half);
  expect(rankOffers(matrix).map(({ offer, total, rank }) => [offer.id, total, rank])).toEqual([['a', '110000.00', 1]]);
  expect(worthOf(half, matrix)).toMatchObject({
    isComplete: false,
    coverage: { linesOffered: 2, linesInFull: 0, linesTotal: 2, percent: '100', quantityPercent: '50' },
    figures: { total: '61500.00' },
  });
});

test('coverage in quantity is 100 % only of a complete bid', () => {
  const lines = ['1', '2', '3'].map((id) => line(id, { quantity: '100000' }));
  const nearly = bid(
    'a',
    lines.map((_, at) => cell('1', { quantity: at === 0 ? '99999.999' : '100000' })),
  );
  expect(worthOf(nearly, table(lines, nearly)).coverage.quantityPercent).toBe('99.99');
});

test.each([
  ['included', 'net', { goods: '100.00', delivery: '10.00', total: '110.00' }],
  ['included', 'gross', { goods: '122.00', delivery: '12.20', total: '134.20' }],
  ['excluded', 'net', { goods: '122.00', delivery: '12.20', total: '134.20' }],
  ['excluded', 'gross', { goods: '148.84', delivery: '14.88', total: '163.72' }],
] as const)('delivery follows the VAT mode of the prices: %s, compared %s', (vatMode, basis, expected) => {
  const offer = bid('a', [cell('12.2')], { vatMode, deliveryCost: '12.20' });
  const figures = worthOf(offer, { ...table([line('one')], offer), basis }).figures;
  expect({ goods: figures?.goods[basis], delivery: figures?.delivery[basis], total: figures?.total }).toEqual(expected);
});

test('a supplier without VAT adds none to delivery', () => {
  const offer = bid('a', [cell('10', { vatRate: 'none' })], { deliveryCost: '12.20', deliveryVatRate: 'none' });
  const figures = worthOf(offer, { ...table([line('one')], offer), basis: 'gross' }).figures;
  expect(figures?.delivery).toEqual({ net: '12.20', vat: '0.00', gross: '12.20' });
});
