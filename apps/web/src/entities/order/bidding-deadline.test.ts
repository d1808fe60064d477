import { expect, it } from 'vitest';
import { closedBidding } from './bidding-deadline.tsx';

const NOW = Date.parse('2026-11-05T09:00:00Z');
const [PAST, AHEAD] = ['2026-11-02T12:00:00Z', '2026-11-09T12:00:00Z'];
const order = { timeZone: 'Europe/Moscow', submissionDeadline: PAST, closedAt: null } as const;

it.each([
  ['a draft, whose deadline may be past', { ...order, status: 'draft' }, null],
  ['an order that collects bids', { ...order, status: 'published', submissionDeadline: AHEAD }, null],
  ['a published order whose deadline has just passed', { ...order, status: 'published' }, { at: PAST }],
  ['an order in evaluation', { ...order, status: 'evaluation', closedAt: PAST }, { at: PAST }],
  [
    'an order closed before its deadline',
    { ...order, status: 'evaluation', submissionDeadline: AHEAD, closedAt: PAST },
    { at: PAST },
  ],
  [
    'a list row of an order closed before its deadline',
    { ...order, status: 'evaluation', submissionDeadline: AHEAD, closedAt: PAST },
    { at: PAST },
  ],
  [
    'a list row of an order cancelled before its deadline',
    { ...order, status: 'cancelled', submissionDeadline: AHEAD },
    { at: null },
  ],
  ['a list row of an order awarded after its deadline', { ...order, status: 'awarded' }, { at: PAST }],
  [
    'an order cancelled before its deadline',
    { ...order, status: 'cancelled', submissionDeadline: AHEAD, cancelledAt: PAST },
    { at: PAST },
  ],
] as const)('returns when bidding closed: %s', (_, subject, closed) => {
  expect(closedBidding(subject, NOW)).toEqual(closed);
});
