import { expect, test } from 'vitest';
import { divide } from '@zakupki/procurement/decimals/decimal';
import { aBid, anOrder } from '../../../test/recount/example-order.ts';
import { calculateDiscount, supplierStats } from './stats.ts';

const never = { isLate: () => false, discountOf: () => null };

test('has no statistics without submitted bids', () => {
  const draft = aBid(1, { status: 'draft', submittedAt: null });
  expect(supplierStats([draft], never)).toEqual({
    bids: 0,
    wins: 0,
    medianRank: null,
    lateRate: null,
    typicalDiscountPercent: null,
    lastBidAt: null,
  });
});

test('counts bids, wins, median rank, late share and last receipt', () => {
  const bids = [
    aBid(1, { status: 'won', rank: 1, receivedAt: '2026-09-01T08:00:00Z' }),
    aBid(2, { status: 'lost', rank: 2, receivedAt: '2026-10-01T08:00:00.5Z' }),
    aBid(3, { status: 'withdrawn', rank: null, receivedAt: '2026-08-01T08:00:00Z' }),
  ];
  expect(supplierStats(bids, { ...never, isLate: ({ number }) => number === 3 })).toEqual({
    bids: 3,
    wins: 1,
    medianRank: '1.5',
    lateRate: '33.33',
    typicalDiscountPercent: null,
    lastBidAt: '2026-10-01T08:00:00.5Z',
  });
  expect(supplierStats([...bids, aBid(4, { rank: 4 })], never)).toMatchObject({ medianRank: '2', lateRate: '0' });
});

test('the typical discount is the median discount', () => {
  const bids = [1, 2, 3, 4].map((number) => aBid(number));
  const discounts = ['12', null, '-1.5', '3.5'];
  const discountOf = ({ number }: { number: number }) => discounts[number - 1] ?? null;
  expect(supplierStats(bids, { ...never, discountOf }).typicalDiscountPercent).toBe('3.5');
});

test('a discount is calculated against the previous prices of the same lines', () => {
  const order = anOrder();
  const before = aBid(1);
  const cut = (price: string | null) => ({
    ...before,
    items: before.items.map((line, at) => (at === 0 ? { ...line, unitPrice: price } : line)),
  });
  const first = before.items[0]?.unitPrice ?? '0';
  const lower = divide(first, '2', 4);
  expect(Number(calculateDiscount(order, before, cut(lower)))).toBeGreaterThan(0);
  expect(Number(calculateDiscount(order, cut(lower), before))).toBeLessThan(0);
  expect(calculateDiscount(order, before, before)).toBeNull();
  expect(calculateDiscount(order, before, cut(null))).toBeNull();
});
