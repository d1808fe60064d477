import type { Conflict } from '@zakupki/api-client/schema';
import { gravestFirst } from '../../entities/conflict/conflict-sorting.ts';
import type { Grouping } from './conflicts-query.ts';

/** Conflicts that have their kind, their bid or their line in common. */
export interface Group {
  /** Kind, id of the bid or line; null for those between bids, or of the bid as a whole. */
  readonly of: string | null;
  readonly conflicts: readonly Conflict[];
}

/**
 * The conflicts in groups, those with the gravest first; lines stand in the order's own order, as one reads them.
 * @param lineIds ids of the order's lines in their order
 */
export function groupConflicts(
  conflicts: readonly Conflict[],
  grouping: Grouping,
  lineIds: readonly string[],
): readonly Group[] {
  const groups = Map.groupBy(gravestFirst(conflicts), (conflict) => keyOf(conflict, grouping));
  const all = Array.from(groups, ([of, members]): Group => ({ of, conflicts: members }));
  if (grouping !== 'line') return all;
  // What concerns bids as a whole comes before any line; lines removed since come last.
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
