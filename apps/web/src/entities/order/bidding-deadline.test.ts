import { expect, it } from 'vitest';
import { closedBidding } from './bidding-deadline.tsx';

const NOW = Date.parse('2026-11-05T09:00:00Z');
const [PAST, AHEAD] = ['2026-11-02T12:00:00Z', '2026-11-09T12:00:00Z'];
const order = { timeZone: 'Europe/Moscow', submissionDeadline: PAST } as const;

it.each([
  ['a draft, whose deadline may be past', { ...order, status: 'draft' }, null],
  ['an order that takes bids', { ...order, status: 'published', submissionDeadline: AHEAD }, null],
  ['one whose deadline passed a moment ago', { ...order, status: 'published' }, { at: PAST }],
  ['one that is compared', { ...order, status: 'evaluation', closedAt: PAST }, { at: PAST }],
  [
    'one closed before its deadline',
    { ...order, status: 'evaluation', submissionDeadline: AHEAD, closedAt: PAST },
    { at: PAST },
  ],
  [
    'a row of one closed before its deadline',
    { ...order, status: 'evaluation', submissionDeadline: AHEAD },
    { at: null },
  ],
  ['a row of one awarded after its deadline', { ...order, status: 'awarded' }, { at: PAST }],
  [
    'one cancelled before its deadline',
    { ...order, status: 'cancelled', submissionDeadline: AHEAD, cancelledAt: PAST },
    { at: PAST },
  ],
] as const)('bidding on %s', (_, subject, closed) => {
  expect(closedBidding(subject, NOW)).toEqual(closed);
});
