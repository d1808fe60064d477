/** The price that was last paid for a line, as evidence of what a new price is for. */
import type { Currency } from '@zakupki/procurement/money/currency';
import type { PriceSource } from './price-source.ts';
import type { CheckedRow } from './judge.ts';
import type { PricesInput } from './prices-reading.ts';

/** Prices change by less than the first factor; a price of another quantity differs by more than the second. */
const USUAL = Math.log(2);
const OTHER = Math.log(5);
/** It decides between two readings of equal cost, and asks where the words of the file say otherwise. */
const WEIGHT = 1.6;
/** Most that a smaller difference changes: which answer is selected. */
const SLIGHT = 0.3;

/** What the last prices change of the cost of a reading: negative where its prices are like them, 0 without any. */
export function costOfLastPrices(
  rows: readonly CheckedRow[],
  sources: ReadonlyMap<number, PriceSource>,
  { rows: asked, order }: Pick<PricesInput, 'rows' | 'order'>,
): number {
  const isOwn = (currency: PriceSource['currency'] | Currency) => currency === null || currency === order.currency;
  const last = new Map(asked.map(({ row, lastPrice }) => [row, lastPrice]));
  const distances = rows.flatMap(({ row, unitPrice }) => {
    const before = last.get(row) ?? null;
    const isComparable = before !== null && before > 0 && unitPrice > 0 && isOwn(sources.get(row)?.currency ?? null);
    return isComparable ? [Math.abs(Math.log(unitPrice / before))] : [];
  });
  const middle = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)];
  if (middle === undefined) return 0;
  return (middle <= USUAL ? -WEIGHT : middle >= OTHER ? WEIGHT : 0) + Math.min(SLIGHT, middle * SLIGHT);
}
