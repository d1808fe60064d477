import type { Conflict } from '@zakupki/api-client/schema';
import { bySeverity } from '../../entities/conflict/conflict-sorting.ts';
import type { Grouping } from './conflicts-query.ts';

type Group = {
  /** The kind, or the id of the bid or line; null for conflicts between bids or of an entire bid. */
  readonly key: string | null;
  readonly conflicts: readonly Conflict[];
};

/** Conflicts of the same bids with one cause, such as several lines in another unit: one row of the queue. */
export type Cause = {
  readonly key: string;
  readonly conflicts: readonly Conflict[];
};

type GroupingContext = {
  /** Ids of the order's lines, by position. */
  readonly lineIds: readonly string[];
  /** The rank of a bid; null for a bid without one. */
  readonly rankOf: (bidId: string) => number | null;
};

/**
 * Sorts groups of bids with the leading bid first, the others by their worst severity; groups of lines by position; groups
 * of kinds by severity.
 */
export function groupConflicts(
  conflicts: readonly Conflict[],
  grouping: Grouping,
  { lineIds, rankOf }: GroupingContext,
): readonly Group[] {
  const groups = Map.groupBy(bySeverity(conflicts), (conflict) => keyOf(conflict, grouping));
  const all = Array.from(groups, ([key, members]): Group => ({ key, conflicts: members }));
  const first = (isFirst: (key: string | null) => boolean) =>
    all.toSorted((a, b) => Number(isFirst(b.key)) - Number(isFirst(a.key)));
  switch (grouping) {
    case 'kind':
      return all;
    case 'bid':
      return first((key) => key !== null && rankOf(key) === 1);
    case 'line': {
      // Conflicts of entire bids come first, removed lines last.
      const positionOf = (key: string | null) =>
        key === null ? -1 : lineIds.includes(key) ? lineIds.indexOf(key) : lineIds.length;
      return all.toSorted((a, b) => positionOf(a.key) - positionOf(b.key));
    }
  }
}

/** In the order of the first conflict of each. */
export function groupByCause(conflicts: readonly Conflict[]): readonly Cause[] {
  const causes = Map.groupBy(conflicts, ({ kind, facet, severity, status, bidIds }) =>
    [kind, facet, severity, status, ...bidIds].join(' '),
  );
  return Array.from(causes, ([key, members]): Cause => ({ key, conflicts: members }));
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
