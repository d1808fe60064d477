import { expect, test } from 'vitest';
import { submissionCost } from './bid-cost.ts';

const plan = {
  limits: { maxBidsPerOrder: 2, maxItemsPerOrder: 50, maxAttachmentMb: 5 },
  costs: { 'order.publish': 1, 'bid.extra': 1 },
};
const bid = (id: string, status: 'draft' | 'submitted' | 'withdrawn', supersedesBidId: string | null = null) => ({
  id,
  status,
  supersedesBidId,
});
const first = { supersedesBidId: null };

test.each([
  ['charges nothing for the first bid', first, [bid('a', 'draft')], 0],
  ['charges nothing for the last bid of the plan', first, [bid('a', 'submitted')], 0],
  ['charges a bid beyond the plan', first, [bid('a', 'submitted'), bid('b', 'submitted')], 1],
  ['counts a withdrawn bid', first, [bid('a', 'submitted'), bid('b', 'withdrawn')], 1],
  ['charges nothing for a revision', { supersedesBidId: 'b' }, [bid('a', 'submitted'), bid('b', 'submitted')], 0],
  ['does not count a superseded bid', first, [bid('a', 'withdrawn'), bid('b', 'submitted', 'a')], 0],
])('%s', (_, target, rows, cost) => {
  expect(submissionCost(target, rows, plan)).toBe(cost);
});
