import type { OrderStatus } from '@zakupki/api-client/schema';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../../test/recount/example-order.ts';
import { NO_CONFLICTS } from '../conflict-counts.ts';
import { needsAccess, ORDER_ACTIONS, type OrderAction, findRefusal, statusAfter } from './transitions.ts';

const STATUSES: OrderStatus[] = ['draft', 'published', 'evaluation', 'awarded', 'unsuccessful', 'cancelled'];

/** The status after the action, or the code of the refusal, for each status in the order above. */
const TABLE: Readonly<Record<OrderAction, readonly string[]>> = {
  edit: ['draft', 'published', 'order_in_evaluation', 'order_final', 'order_final', 'order_final'],
  delete: ['draft', ...Array<string>(5).fill('order_not_draft')],
  publish: ['published', ...Array<string>(5).fill('order_not_draft')],
  extend: ['order_not_published', 'published', ...Array<string>(4).fill('order_not_published')],
  close: ['order_not_published', 'evaluation', ...Array<string>(4).fill('order_not_published')],
  reopen: [
    'order_not_in_evaluation',
    'order_not_in_evaluation',
    'published',
    ...Array<string>(3).fill('order_not_in_evaluation'),
  ],
  cancel: ['cancelled', 'cancelled', 'cancelled', 'order_final', 'order_final', 'order_final'],
  award: ['order_not_awardable', 'order_not_awardable', 'awarded', ...Array<string>(3).fill('order_not_awardable')],
  revoke_award: [
    ...Array<string>(3).fill('order_not_awarded'),
    'evaluation',
    ...Array<string>(2).fill('order_not_awarded'),
  ],
  unsuccessful: [
    'order_not_in_evaluation',
    'order_not_in_evaluation',
    'unsuccessful',
    ...Array<string>(3).fill('order_not_in_evaluation'),
  ],
  archive: ['order_not_final', 'order_not_final', 'order_not_final', 'awarded', 'unsuccessful', 'cancelled'],
  unarchive: Array<string>(6).fill('order_not_archived'),
  duplicate: STATUSES,
};

describe.each(ORDER_ACTIONS)('%s', (action) => {
  test.each(STATUSES.map((status, at) => [status, TABLE[action][at]] as const))(
    'of a %s order: %s',
    (status, wanted) => {
      const order = anOrder({ status });
      expect(findRefusal(action, order) ?? statusAfter(action, order)).toBe(wanted);
    },
  );
});

test('an archived order can be restored, but not archived twice', () => {
  const archived = anOrder({ status: 'awarded', archivedAt: '2026-10-31T09:00:00Z' });
  expect(findRefusal('archive', archived)).toBe('order_archived');
  expect(findRefusal('unarchive', archived)).toBeNull();
});

test('the third reopening is the last', () => {
  expect(findRefusal('reopen', anOrder({ reopenCount: 2 }))).toBeNull();
  expect(findRefusal('reopen', anOrder({ reopenCount: 3 }))).toBe('reopen_limit');
});

test('a draft with bids cannot be deleted', () => {
  const counts = { items: 1, bids: 1, submittedBids: 0, ...NO_CONFLICTS };
  expect(findRefusal('delete', anOrder({ status: 'draft', counts }))).toBe('has_bids');
});

test('drafting, ending and archiving work without access, all other actions need it', () => {
  const publishedAt = '2026-10-01T00:00:00Z';
  const paid = (status: OrderStatus, daysAfter = 31, published: string | null = publishedAt) => {
    const accessEnd = Date.parse('2026-10-15T00:00:00Z');
    const when = { accessEnd, now: accessEnd + daysAfter * 86_400_000 };
    return ORDER_ACTIONS.filter((action) => needsAccess(action, { status, publishedAt: published }, when));
  };
  const late = ['award', 'revoke_award'];
  expect(paid('draft')).toEqual(['publish', 'extend', 'close', 'reopen', ...late]);
  expect(paid('published')).toEqual(['edit', 'publish', 'extend', 'close', 'reopen', ...late]);
  expect(paid('evaluation', 29)).toEqual(['edit', 'publish', 'extend', 'close', 'reopen']);
  expect(paid('evaluation', 30)).toContain('award');
  expect(paid('evaluation', 29, '2026-10-16T00:00:00Z')).toContain('award');
});

test('a passed deadline moves a published order to evaluation', () => {
  expect(statusAfter('deadline', { status: 'published' })).toBe('evaluation');
});
