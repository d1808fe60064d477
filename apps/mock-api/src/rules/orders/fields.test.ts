import { describe, expect, test } from 'vitest';
import { anItem, anOrder } from '../../../test/recount/example-order.ts';
import { copyFields, emptyOrder, itemIdFaults, mergeFields } from './fields.ts';

const newIds = () => {
  let n = 0;
  return () => `new_${(n += 1)}`;
};
const merged = (order: Parameters<typeof mergeFields>[0], patch: Parameters<typeof mergeFields>[1]) =>
  mergeFields(order, patch, newIds());

describe('a new order', () => {
  test.each([
    [true, 'net'],
    [false, 'gross'],
  ])('of a VAT payer (%s) is compared %s', (vatPayer, basis) => {
    const profile = { company: { vatPayer }, timeZone: 'Europe/Moscow', sealedBidsByDefault: false };
    expect(emptyOrder(profile)).toMatchObject({ compareBasis: basis, sealedBids: false });
  });

  test('has sealed bids if the account has them by default', () => {
    const profile = { company: { vatPayer: true }, timeZone: 'Europe/Moscow', sealedBidsByDefault: true };
    expect(emptyOrder(profile).sealedBids).toBe(true);
  });
});

describe('a merge patch', () => {
  test('changes only the sent properties', () => {
    const order = anOrder({ tags: ['офис'] });
    expect(merged(order, { budget: '100.00' })).toEqual({ ...order, budget: '100.00' });
  });

  test('clears with null', () => {
    const { decisionDate, payment } = merged(anOrder({ payment: { kind: 'prepaid' } }), {
      decisionDate: null,
      payment: null,
    });
    expect([decisionDate, payment]).toEqual([null, null]);
  });

  test('merges delivery and payment', () => {
    const order = anOrder({
      delivery: { address: 'Москва', region: 'RU-MOW', incoterm: 'DDP', place: 'Москва' },
      payment: { kind: 'mixed', prepayPercent: '30', postpayDays: 10 },
    });
    const { delivery, payment } = merged(order, {
      delivery: { address: ' Тверь ', region: null },
      payment: { kind: 'mixed', prepayPercent: '40.00' },
    });
    expect(delivery).toEqual({ address: 'Тверь', region: null, incoterm: 'DDP', place: 'Москва' });
    expect(payment).toEqual({ kind: 'mixed', prepayPercent: '40', postpayDays: 10 });
  });

  test('replaces lines: keeps one with an id, adds one without, removes an absent one', () => {
    const order = anOrder({ items: [anItem(1, { changedInRevision: 3, sku: 'A' }), anItem(2)] });
    const { items } = merged(order, {
      items: [{ name: 'Гайка' }, { id: 'itm_1', name: ' Болт ', quantity: '20.500' }],
    });
    expect(
      items.map(({ id, position, name, quantity, sku, changedInRevision }) => [
        id,
        position,
        name,
        quantity,
        sku,
        changedInRevision,
      ]),
    ).toEqual([
      ['new_1', 1, 'Гайка', null, '', 0],
      ['itm_1', 2, 'Болт', '20.5', '', 3],
    ]);
  });

  test('parses a leap second as the previous second', () => {
    const order = merged(anOrder(), { submissionDeadline: '2026-12-31T23:59:60Z' });
    expect(order.submissionDeadline).toBe('2026-12-31T23:59:59Z');
  });
});

test('lines cannot name lines of other orders, or one line twice', () => {
  const faults = itemIdFaults([anItem(1)], [{ id: 'itm_1' }, { id: 'itm_2' }, { id: 'itm_1' }, {}]);
  expect(faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/items/1/id ref_not_found',
    '/items/2/id unique',
  ]);
});

test('a copy keeps the contents without dates', () => {
  const source = anOrder({
    tags: ['офис'],
    items: [anItem(1, { requiredBy: '2026-11-20', changedInRevision: 2 })],
    exchangeRates: [{ currency: 'EUR', rate: '98', nominal: 1, date: '2026-10-30', source: 'cbr' }],
  });
  const copy = copyFields(source, newIds());
  expect(copy).toMatchObject({ title: source.title, tags: ['офис'], submissionDeadline: null, decisionDate: null });
  expect(copy.exchangeRates).toEqual([]);
  expect(copy.items).toEqual([anItem(1, { id: 'new_1', changedInRevision: 0 })]);
  expect(copy).not.toHaveProperty('status');
});
