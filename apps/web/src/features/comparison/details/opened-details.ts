import type { ComparedBid, Comparison, Order } from '@zakupki/api-client/schema';
import type { ChangeComparison, ComparisonQuery } from '../comparison-query.ts';
import type { ComparisonLayout, LineEntry } from '../comparison-model.ts';
import type { PriceView } from '../comparison-words.ts';

export type DetailsProps = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly layout: ComparisonLayout;
  readonly query: ComparisonQuery;
  readonly change: ChangeComparison;
  readonly view: PriceView;
};

/** At least one of the fields is defined. */
export type OpenedDetails = {
  readonly entry: LineEntry | undefined;
  readonly bid: ComparedBid | undefined;
};

/** Returns null for an unknown cell, line or supplier, and when nothing is open. */
export function findOpened(
  { bids }: Comparison,
  { lines }: ComparisonLayout,
  { opened }: ComparisonQuery,
): OpenedDetails | null {
  if (opened === null) return null;
  const entry = lines.find(({ id }) => id === opened.row);
  const bid = bids.find(({ id }) => id === opened.column);
  return (opened.row !== null && !entry) || (opened.column !== null && !bid) ? null : { entry, bid };
}
