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
  ['the first', first, [bid('a', 'draft')], 0],
  ['the last of the plan', first, [bid('a', 'submitted')], 0],
  ['one beyond the plan', first, [bid('a', 'submitted'), bid('b', 'submitted')], 1],
  ['one beyond, an earlier one withdrawn', first, [bid('a', 'submitted'), bid('b', 'withdrawn')], 1],
  ['a revised offer', { supersedesBidId: 'b' }, [bid('a', 'submitted'), bid('b', 'submitted')], 0],
  ['one after a revised offer', first, [bid('a', 'withdrawn'), bid('b', 'submitted', 'a')], 0],
])('%s', (_, own, rows, cost) => {
  expect(submissionCost(own, rows, plan)).toBe(cost);
});
