/** Differences between a past comparison and the current one. Contains no texts. */
import type { ComparedBid, Comparison, ComparisonCell, ComparisonRow } from '@zakupki/api-client/schema';

export type Difference =
  | { readonly kind: 'bid'; readonly then: ComparedBid | null; readonly now: ComparedBid | null }
  | { readonly kind: 'status' | 'total'; readonly then: ComparedBid; readonly now: ComparedBid }
  | { readonly kind: 'line'; readonly then: ComparisonRow | null; readonly now: ComparisonRow | null }
  | { readonly kind: 'quantity'; readonly then: ComparisonRow; readonly now: ComparisonRow }
  | {
      readonly kind: 'cell';
      readonly bid: ComparedBid;
      readonly row: ComparisonRow;
      readonly then: ComparisonCell;
      readonly now: ComparisonCell;
    };

/** Identifies a cell of the comparison. */
export function cellKey(rowId: string, bidId: string): string {
  return `${rowId} ${bidId}`;
}

export function changedCells(differences: readonly Difference[] | null): ReadonlySet<string> {
  return new Set(
    (differences ?? []).flatMap((difference) =>
      difference.kind === 'cell' ? [cellKey(difference.row.orderItemId, difference.bid.id)] : [],
    ),
  );
}

/** Bids first, then lines, then cells, each in the order of the comparison. */
export function differencesOf(then: Comparison, now: Comparison): readonly Difference[] {
  const bids = pairs(then.bids, now.bids, ({ id }) => id);
  const lines = pairs(then.rows, now.rows, ({ orderItemId }) => orderItemId);
  return [
    ...bids.flatMap(([before, after]): Difference[] => {
      if (!before || !after) return [{ kind: 'bid', then: before, now: after }];
      const kinds = (['status', 'total'] as const).filter((kind) => before[kind] !== after[kind]);
      return kinds.map((kind) => ({ kind, then: before, now: after }));
    }),
    ...lines.flatMap(([before, after]): Difference[] => {
      if (!before || !after) return [{ kind: 'line', then: before, now: after }];
      return before.quantity === after.quantity ? [] : [{ kind: 'quantity', then: before, now: after }];
    }),
    ...lines.flatMap(([before, after]) => (before && after ? cellsOf(before, after, then.bids) : [])),
  ];
}

function cellsOf(then: ComparisonRow, now: ComparisonRow, bids: readonly ComparedBid[]): Difference[] {
  return pairs(then.cells, now.cells, ({ bidId }) => bidId).flatMap(([before, after]): Difference[] => {
    const bid = bids.find(({ id }) => id === before?.bidId);
    // An added or removed bid is one difference, without its cells.
    if (!before || !after || !bid || !COMPARED_FIELDS.some((name) => before[name] !== after[name])) return [];
    return [{ kind: 'cell', bid, row: then, then: before, now: after }];
  });
}

/** The fields of a cell that the supplier states; ranks and deltas follow from them. */
const COMPARED_FIELDS = [
  'state',
  'offeredName',
  'unitPrice',
  'unitPriceNormalized',
  'quantity',
  'unitCode',
  'unitsPerPack',
  'packsPerUnit',
  'vatRate',
  'deliveryDate',
] as const satisfies readonly (keyof ComparisonCell)[];

/** Pairs items with equal keys; a missing side is null. Follows the first list, then the rest of the second. */
function pairs<T>(
  first: readonly T[],
  second: readonly T[],
  keyOf: (item: T) => string,
): (readonly [T | null, T | null])[] {
  const rest = new Map(second.map((item) => [keyOf(item), item]));
  const paired = first.map((item) => {
    const match = rest.get(keyOf(item)) ?? null;
    rest.delete(keyOf(item));
    return [item, match] as const;
  });
  return [...paired, ...[...rest.values()].map((item) => [null, item] as const)];
}
