import type { Conflict } from '@zakupki/api-client/schema';
import { expect, it } from 'vitest';
import { groupByCause, groupConflicts } from './conflicts-groups.ts';

type GroupedConflict = Pick<Conflict, 'id' | 'kind' | 'severity' | 'bidIds' | 'orderItemId'>;

const CONFLICTS: readonly GroupedConflict[] = [
  { id: '1', kind: 'late_bid', severity: 'info', bidIds: ['b1'], orderItemId: null },
  { id: '2', kind: 'vat_mismatch', severity: 'warning', bidIds: ['b1'], orderItemId: 'l2' },
  { id: '3', kind: 'duplicate_bid', severity: 'blocker', bidIds: ['b1', 'b2'], orderItemId: null },
  { id: '4', kind: 'vat_mismatch', severity: 'blocker', bidIds: ['b2'], orderItemId: 'l1' },
  { id: '5', kind: 'vat_mismatch', severity: 'info', bidIds: ['b2'], orderItemId: 'removed' },
];

// Grouping reads only these fields.
const grouped = (by: 'kind' | 'bid' | 'line', leading: string | null = null) =>
  groupConflicts(CONFLICTS as readonly Conflict[], by, {
    lineIds: ['l1', 'l2'],
    rankOf: (bidId) => (leading === bidId ? 1 : null),
  }).map(({ key, conflicts }) => [key, conflicts.map(({ id }) => id).join('')]);

it('sorts groups and conflicts by severity', () => {
  expect(grouped('kind')).toEqual([
    ['duplicate_bid', '3'],
    ['vat_mismatch', '425'],
    ['late_bid', '1'],
  ]);
});

it('groups conflicts between bids', () => {
  expect(grouped('bid')).toEqual([
    [null, '3'],
    ['b2', '45'],
    ['b1', '21'],
  ]);
});

it('starts with the leading bid', () => {
  expect(grouped('bid', 'b1')).toEqual([
    ['b1', '21'],
    [null, '3'],
    ['b2', '45'],
  ]);
});

it('makes one row of the lines that have one cause in one bid', () => {
  const lines = ['l1', 'l2', 'l3'].map((orderItemId) => ({
    ...CONFLICTS[1],
    facet: 'rate',
    status: 'open',
    orderItemId,
  }));
  const other = { ...CONFLICTS[1], facet: 'rate', status: 'waived', orderItemId: 'l4' };
  const causes = groupByCause([...lines, other] as unknown as readonly Conflict[]);
  expect(causes.map(({ conflicts }) => conflicts.length)).toEqual([3, 1]);
});

it('sorts lines by position, after whole bids and before removed lines', () => {
  expect(grouped('line')).toEqual([
    [null, '31'],
    ['l1', '4'],
    ['l2', '2'],
    ['removed', '5'],
  ]);
});
