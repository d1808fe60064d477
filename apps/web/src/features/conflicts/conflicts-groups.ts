import type { Conflict } from '@zakupki/api-client/schema';
import { bySeverity } from '../../entities/conflict/conflict-sorting.ts';
import type { Grouping } from './conflicts-query.ts';

interface Group {
  /** The kind, or the id of the bid or line; null for conflicts between bids or of an entire bid. */
  readonly key: string | null;
  readonly conflicts: readonly Conflict[];
}

/**
 * Sorts the groups by their worst severity, and groups of lines by position.
 * @param lineIds ids of the order's lines, by position
 */
export function groupConflicts(
  conflicts: readonly Conflict[],
  grouping: Grouping,
  lineIds: readonly string[],
): readonly Group[] {
  const groups = Map.groupBy(bySeverity(conflicts), (conflict) => keyOf(conflict, grouping));
  const all = Array.from(groups, ([key, members]): Group => ({ key, conflicts: members }));
  if (grouping !== 'line') return all;
  // Conflicts of entire bids come first, removed lines last.
  const positionOf = (key: string | null) =>
    key === null ? -1 : lineIds.includes(key) ? lineIds.indexOf(key) : lineIds.length;
  return all.toSorted((a, b) => positionOf(a.key) - positionOf(b.key));
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
