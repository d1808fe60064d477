import { Collection, createTableBuilder } from '@zakupki/mock-engine/world/collection';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBid, aSupplier, anItem, anOrder } from '../../test/recount/example-order.ts';
import type { BidRecord } from '../model/records/bids.ts';
import type { OrderRecord } from '../model/records/orders.ts';
import { countFound, filterOrders } from './order-list.ts';

const summary = (bestTotal: string | null) => ({
  bestTotal,
  bestBidId: null,
  spreadPercent: null,
  savingsVsBudget: null,
});
const counts = (openConflicts: number, bids = 0, submittedBids = 0) => ({
  items: 1,
  bids,
  submittedBids,
  openConflicts,
  blockers: 0,
  warnings: 0,
  notes: openConflicts,
});

const orders: OrderRecord[] = [
  anOrder({
    id: 'a',
    number: 'Z-2026-000001',
    title: 'Бумага',
    status: 'draft',
    submissionDeadline: null,
    createdAt: '2026-10-01T09:00:00Z',
    tags: ['офис'],
    // Not submitted, so they do not count.
    counts: counts(0, 4, 0),
  }),
  anOrder({
    id: 'b',
    number: 'Z-2026-000002',
    title: 'арматура',
    status: 'published',
    submissionDeadline: '2026-11-05T12:00:00Z',
    createdAt: '2026-10-01T09:00:00Z',
    summary: summary('1000.00'),
    counts: counts(3, 1, 1),
    items: [anItem(1, { name: 'Ёрш трубный' })],
  }),
  anOrder({
    id: 'c',
    number: 'Z-2026-000003',
    title: 'Ноутбуки',
    status: 'evaluation',
    submissionDeadline: '2026-11-05T12:00:00.500Z',
    createdAt: '2026-10-02T09:00:00Z',
    summary: summary('999.99'),
    counts: counts(1, 3, 2),
    tags: ['офис', 'it'],
  }),
  anOrder({ id: 'd', title: 'Старое', status: 'awarded', archivedAt: '2026-10-30T09:00:00Z' }),
];
const bids = [
  aBid(1, {
    orderId: 'c',
    supplier: aSupplier(1, { name: 'Метиз-Сервис', taxId: { scheme: 'RU-INN', id: '7707083893' } }),
  }),
];
const bidsOf = (orderId: string) => bids.filter((bid) => bid.orderId === orderId);
const ids = (query: Parameters<typeof filterOrders>[1]) =>
  filterOrders(orders, query, bidsOf)
    .map(({ id }) => id)
    .join('');

describe('the list', () => {
  test.each<[string, Parameters<typeof filterOrders>[1], string]>([
    ['everything but the archive, the newest first', {}, 'cba'],
    ['the archive', { archived: true }, 'd'],
    ['statuses', { status: ['draft', 'evaluation'] }, 'ca'],
    ['any of the tags', { tag: ['it', 'нет'] }, 'c'],
    ['orders with conflicts', { hasConflicts: true }, 'cb'],
    ['orders without conflicts', { hasConflicts: false }, 'a'],
    ['deadlines from a moment on', { deadlineFrom: '2026-11-05T12:00:00.500Z' }, 'c'],
    ['deadlines up to a moment', { deadlineTo: '2026-11-05T12:00:00.000Z' }, 'b'],
    ['words of a title in any case', { q: 'БУМАГА' }, 'a'],
    ['words of lines, е for ё', { q: 'ерш труб' }, 'b'],
    ['numbers', { q: '000003' }, 'c'],
    ['suppliers', { q: 'метиз' }, 'c'],
    ['tax numbers, together with other words', { q: 'ноут 77070' }, 'c'],
    ['nothing for words of different orders', { q: 'ноутбуки бумага' }, ''],
  ])('shows %s', (_what, query, wanted) => {
    expect(ids(query)).toBe(wanted);
  });

  test.each<[NonNullable<Parameters<typeof filterOrders>[1]['sort']>, string]>([
    [['number'], 'abc'],
    [['title'], 'bac'],
    [['-title'], 'cab'],
    [['status'], 'abc'],
    [['submissionDeadline'], 'bca'],
    [['-submissionDeadline'], 'cba'],
    [['bestTotal'], 'cba'],
    [['-bestTotal'], 'bca'],
    [['-openConflicts'], 'bca'],
    [['-bids'], 'cba'],
    [['createdAt'], 'abc'],
    [['createdAt', '-number'], 'bac'],
    [['-items', 'title'], 'bac'],
  ])('sorts by %s', (sort, wanted) => {
    expect(ids({ sort })).toBe(wanted);
  });

  test('sorts by bids, including sealed ones', () => {
    const twoOrders = [
      anOrder({ id: 'open', number: 'Z-2026-000011', counts: counts(0, 1, 1) }),
      anOrder({ id: 'sealed', number: 'Z-2026-000010', sealedBids: true }),
    ];
    const sealed = [1, 2].map((n) => aBid(n, { orderId: 'sealed', invitationId: `inv_${n}` }));
    const first = (of: readonly BidRecord[]) =>
      // A copy for each call: results are memoized by the list.
      filterOrders([...twoOrders], { sort: ['-bids'] }, (id) => of.filter((bid) => bid.orderId === id))[0]?.id;
    expect(first(sealed)).toBe('sealed');
    expect(first(sealed.map((bid) => ({ ...bid, status: 'withdrawn' })))).toBe('open');
    expect(first([])).toBe('open');
  });
});

const owner = ({ ownerId }: OrderRecord) => ownerId;
const write = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  status: fc.constantFrom<OrderRecord['status'][]>('draft', 'published', 'awarded'),
  number: fc.nat(9).map((number) => `Z-2026-00000${number}`),
  title: fc.constantFrom('Бумага', 'бумага', 'Ноутбуки'),
  createdAt: fc.constantFrom('2026-10-01T09:00:00Z', '2026-10-02T09:00:00Z'),
  archivedAt: fc.constantFrom(null, '2026-10-30T09:00:00Z'),
  isDeleted: fc.boolean(),
});
const QUERIES: Parameters<typeof filterOrders>[1][] = [
  {},
  { status: ['draft', 'published'], sort: ['title'] },
  { archived: true, sort: ['-status', 'createdAt'] },
];

test('the list after any writes is the one of a new list', () => {
  fc.assert(
    fc.property(fc.array(fc.array(write, { maxLength: 25 }), { maxLength: 6 }), (steps) => {
      const { table, add } = createTableBuilder({ owner });
      add(orders);
      const world = new Collection(table, { owner }, () => {});
      for (const writes of steps) {
        for (const { isDeleted, ...fields } of writes) {
          if (isDeleted) world.delete(fields.id);
          else world.put(anOrder(fields));
        }
        const list = world.where('owner', orders[0]?.ownerId ?? '');
        for (const query of QUERIES) {
          expect(filterOrders(list, query, bidsOf)).toEqual(filterOrders([...list], query, bidsOf));
          expect(countFound(list, query, bidsOf)).toEqual(countFound([...list], query, bidsOf));
        }
      }
    }),
  );
});
