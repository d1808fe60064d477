import { expect, it } from 'vitest';
import { concerns } from './conflict-counts.ts';

type Conflict = Parameters<typeof concerns>[0];

const CONFLICT: Conflict = { kind: 'price_over_ceiling', severity: 'warning', bidIds: ['bid_1'], orderItemId: 'itm_1' };

it.each<[string, Partial<Conflict>, boolean]>([
  ['of the line', {}, true],
  ['of another line', { orderItemId: 'itm_2' }, false],
  ['of another bid', { bidIds: ['bid_2'] }, false],
  ['of the full bid', { orderItemId: null }, true],
  ['between the bid and another one', { orderItemId: null, bidIds: ['bid_1', 'bid_2'] }, true],
  ['of a line left out', { kind: 'item_missing', orderItemId: 'itm_2' }, false],
  [
    'of a line left out where bids must be complete',
    { kind: 'item_missing', orderItemId: 'itm_2', severity: 'blocker' },
    true,
  ],
])('a conflict %s', (_what, changes, expected) => {
  expect(concerns({ ...CONFLICT, ...changes }, 'bid_1', 'itm_1')).toBe(expected);
});
