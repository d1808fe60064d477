import type { BidStatus, OrderStatus } from '@zakupki/api-client/schema';
import { describe, expect, test } from 'vitest';
import { bidAccess, type BidAction, bidRefusal, needsAccess } from './transitions.ts';

const BID_STATUSES: readonly BidStatus[] = ['draft', 'submitted', 'won', 'lost', 'withdrawn', 'disqualified'];
const ORDER_STATUSES: readonly OrderStatus[] = [
  'draft',
  'published',
  'evaluation',
  'awarded',
  'unsuccessful',
  'cancelled',
];

const bid = (status: BidStatus, orderRevision = 1) => ({ id: 'bid_1', invitationId: null, status, orderRevision });
const order = (status: OrderStatus, revision = 2) => ({ status, revision, sealedBids: false, openedAt: null });

test.each<[BidAction, BidStatus[], string]>([
  ['edit', ['draft', 'submitted'], 'bid_not_editable'],
  ['delete', ['draft'], 'bid_not_draft'],
  ['submit', ['draft'], 'bid_not_draft'],
  ['confirm_revision', ['submitted'], 'bid_not_submitted'],
  ['withdraw', ['submitted'], 'bid_not_submitted'],
  ['disqualify', ['submitted'], 'bid_not_submitted'],
  ['reinstate', ['withdrawn', 'disqualified'], 'bid_not_set_aside'],
  ['duplicate', [...BID_STATUSES], ''],
])('%s is possible only in %j', (action, from, refusal) => {
  for (const status of BID_STATUSES) {
    expect(bidRefusal(action, bid(status), order('published'))).toBe(from.includes(status) ? null : refusal);
  }
});

test('only published orders and orders in evaluation accept changes; drafts can always be deleted', () => {
  for (const status of ORDER_STATUSES) {
    const open = status === 'published' || status === 'evaluation';
    for (const action of ['edit', 'submit', 'duplicate'] as const) {
      expect(bidRefusal(action, bid('draft'), order(status))).toBe(open ? null : 'order_not_open');
    }
    expect(bidRefusal('delete', bid('draft'), order(status))).toBeNull();
  }
});

test('a bid for the current revision needs no confirmation', () => {
  expect(bidRefusal('confirm_revision', bid('submitted', 2), order('evaluation', 2))).toBe('bid_not_outdated');
  expect(bidRefusal('confirm_revision', bid('submitted', 1), order('evaluation', 2))).toBeNull();
});

test('editing a draft needs no subscription, actions on the order do', () => {
  const paid = (status: BidStatus) =>
    (['edit', 'delete', 'submit', 'withdraw', 'duplicate'] as const).filter((action) =>
      needsAccess(action, bid(status)),
    );
  expect(paid('draft')).toEqual(['submit', 'withdraw']);
  expect(paid('submitted')).toEqual(['edit', 'submit', 'withdraw']);
});

describe('bidAccess', () => {
  test('lists each action once, disabled ones with a reason in the reader’s language', () => {
    const { editable, actions } = bidAccess(bid('submitted', 2), order('published', 2), null, 'ru');
    expect(editable).toBe(true);
    expect(actions.map(({ name, reasonCode }) => [name, reasonCode])).toEqual([
      ['edit', null],
      ['delete', 'bid_not_draft'],
      ['submit', 'bid_not_draft'],
      ['confirm_revision', 'bid_not_outdated'],
      ['withdraw', null],
      ['disqualify', null],
      ['reinstate', 'bid_not_set_aside'],
      ['duplicate', null],
    ]);
    expect(actions.every(({ allowed, reasonCode }) => allowed === (reasonCode === null))).toBe(true);
    expect(actions.every(({ allowed, reason }) => (allowed ? reason === null : /^[А-Я].*\.$/.test(reason ?? '')))).toBe(
      true,
    );
  });

  test('makes a draft editable and a submitted bid read-only without access', () => {
    const allowed = (status: BidStatus) =>
      bidAccess(bid(status), order('published'), 'TRIAL_EXPIRED', 'en')
        .actions.filter((action) => action.allowed)
        .map(({ name }) => name);
    expect(allowed('draft')).toEqual(['edit', 'delete', 'duplicate']);
    expect(allowed('submitted')).toEqual(['duplicate']);
    const { editable, actions } = bidAccess(bid('submitted'), order('published'), 'TRIAL_EXPIRED', 'en');
    expect(editable).toBe(false);
    expect(actions[0]).toMatchObject({ name: 'edit', reasonCode: 'trial_expired' });
  });
});
