import type { Conflict } from '@zakupki/api-client/schema';
import { bySeverity } from '../../entities/conflict/conflict-sorting.ts';
import type { Grouping } from './conflicts-query.ts';

interface Group {
  /** Kind, or id of the bid or line; null for conflicts between bids, or about a whole bid. */
  readonly of: string | null;
  readonly conflicts: readonly Conflict[];
}

/**
 * Groups with the worst severity first; lines in the order's own order.
 * @param lineIds ids of the order's lines in their order
 */
export function groupConflicts(
  conflicts: readonly Conflict[],
  grouping: Grouping,
  lineIds: readonly string[],
): readonly Group[] {
  const groups = Map.groupBy(bySeverity(conflicts), (conflict) => keyOf(conflict, grouping));
  const all = Array.from(groups, ([of, members]): Group => ({ of, conflicts: members }));
  if (grouping !== 'line') return all;
  // Conflicts of whole bids come before any line; removed lines come last.
  const place = (of: string | null) => (of === null ? -1 : lineIds.includes(of) ? lineIds.indexOf(of) : lineIds.length);
  return all.toSorted((a, b) => place(a.of) - place(b.of));
}

function keyOf({ kind, bidIds, orderItemId }: Conflict, grouping: Grouping): string | null {
  switch (grouping) {
    case 'kind':
      return kind;
    case 'bid':
      return bidIds.length === 1 ? (bidIds[0] ?? null) : null;
    case 'line':
      return orderItemId;
  }
}
