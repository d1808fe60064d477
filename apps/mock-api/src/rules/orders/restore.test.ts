import { expect, it } from 'vitest';
import type { AuditEvent } from '@zakupki/api-client/schema';
import { aBid, anItem, anOrder } from '../../../test/recount/example-order.ts';
import { restoreBid, restoreOrder } from './restore.ts';

type Event = Parameters<typeof restoreOrder>[1][number];

const of =
  (type: 'order' | 'bid', id: string) =>
  (at: string, action: AuditEvent['action'], ...changes: AuditEvent['changes']): Event => ({
    at,
    action,
    entity: { type, id, label: id },
    changes,
  });
const onOrder = of('order', 'ord_1');
const onBid = of('bid', 'bid_1');
const at = (day: string) => Date.parse(`2026-${day}T12:00:00Z`);

const statusChange = (from: string, to: string) => ({ path: '/status', from, to });

const EVENTS: Event[] = [
  onOrder('2026-10-02T08:00:00Z', 'order.publish', statusChange('draft', 'published')),
  onBid('2026-10-05T09:00:00Z', 'bid.submit', statusChange('draft', 'submitted')),
  onOrder('2026-10-10T08:00:00Z', 'order.revise', { path: '/items/1/name', from: 'Болт', to: 'Винт' }),
  onOrder('2026-10-12T08:00:00Z', 'order.extend', {
    path: '/submissionDeadline',
    from: '2026-10-15T12:00:00Z',
    to: '2026-10-30T12:00:00Z',
  }),
  onBid('2026-10-14T08:00:00Z', 'bid.confirm_revision', { path: '/orderRevision', from: '1', to: '2' }),
  onOrder('2026-10-30T12:00:00Z', 'order.deadline', statusChange('published', 'evaluation')),
  onBid('2026-11-01T08:00:00Z', 'bid.disqualify', statusChange('submitted', 'disqualified')),
];

const order = anOrder({
  revision: 2,
  publishedAt: '2026-10-02T08:00:00Z',
  items: [anItem(1), anItem(2, { name: 'Винт', changedInRevision: 2 })],
});
const bid = aBid(1, {
  createdAt: '2026-10-05T08:50:00Z',
  submittedAt: '2026-10-05T09:00:00Z',
  status: 'disqualified',
  orderRevision: 2,
  disqualification: {
    reasonCode: 'terms',
    reason: 'Условия',
    at: '2026-11-01T08:00:00Z',
    by: { id: 'usr_buyer', name: 'Анна Соколова' },
  },
});

it('restores an order by undoing its events, newest first', () => {
  expect(restoreOrder(order, EVENTS, at('10-31'))).toEqual(order);
  const open = restoreOrder(order, EVENTS, at('10-13'));
  expect(open).toMatchObject({ status: 'published', revision: 2, closedAt: null });
  const first = restoreOrder(order, EVENTS, at('10-09'));
  expect(first).toMatchObject({ revision: 1, submissionDeadline: '2026-10-15T12:00:00Z' });
  expect(first.items.map(({ name, changedInRevision }) => [name, changedInRevision])).toEqual([
    ['Позиция 1', 1],
    ['Болт', 1],
  ]);
});

it('restores a bid, and returns null before it existed', () => {
  const bidAt = (day: string) => restoreBid(bid, order, EVENTS, at(day));
  expect(bidAt('11-02')).toEqual(bid);
  expect(bidAt('10-31')).toMatchObject({ status: 'submitted', disqualification: null, orderRevision: 2 });
  expect(bidAt('10-13')).toMatchObject({ status: 'submitted', orderRevision: 1 });
  expect(restoreBid(bid, order, EVENTS, Date.parse('2026-10-05T08:55:00Z'))).toMatchObject({
    status: 'draft',
    submittedAt: null,
  });
  expect(bidAt('10-04')).toBeNull();
});

it('restores a winning bid as submitted before the award', () => {
  const awarded = { id: 'ord_1', awardedAt: '2026-11-01T10:00:00Z' };
  const won = aBid(1, { status: 'won' });
  expect(restoreBid(won, awarded, [], Date.parse('2026-11-01T09:59:00Z'))?.status).toBe('submitted');
  expect(restoreBid(won, awarded, [], Date.parse('2026-11-01T10:00:00Z'))?.status).toBe('won');
});

it('ignores events without field changes', () => {
  const odd = onOrder('2026-11-01T08:00:00Z', 'order.update', { path: '/items', from: '1, 2', to: '2, 1' });
  expect(restoreOrder(order, [odd], at('10-31')).items).toEqual(order.items);
});
