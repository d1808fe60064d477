/** How a list writes its fractions, found out of cells that leave no doubt: "1,234" may then be read. */
import type { DecimalSeparator } from '@zakupki/pricing/decimal-input';
import type { ColumnFacts } from './cell-values.ts';
import type { ImportField } from './fields.ts';
import { type Cell, valueCell } from './sheet.ts';
import type { Line } from './table.ts';

export type Separators<F extends ImportField> = Readonly<Record<F, ColumnFacts>>;

/** By field: its column's own way, else the one of the whole list. */
export function separatorsOf<F extends ImportField>(lines: readonly Line[], fields: readonly F[]): Separators<F> {
  const cellsOf = (field: F) => lines.map(({ cells }) => valueCell(cells[field]));
  const usual = separatorOf(fields.flatMap(cellsOf));
  const entries = fields.map((field) => [field, { decimalSeparator: separatorOf(cellsOf(field)) ?? usual }] as const);
  // One entry for each of the fields.
  return Object.fromEntries(entries) as Separators<F>;
}

/** The separator some cells show and none contradicts. */
function separatorOf(cells: Iterable<Cell>): DecimalSeparator | undefined {
  const seen = new Set<DecimalSeparator>();
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const [, mark] = /^[^.,]*\d([.,])(?:\d{1,2}|\d{4,})(?!\d|[.,])[^.,]*[.,]?[^.,\d]*$/u.exec(cell.trim()) ?? [];
    const [, last] = /\d([.,])\d{3}([.,])\d+/u.test(cell) ? (/([.,])\d+\D*$/u.exec(cell) ?? []) : [];
    const found = mark ?? last;
    // Only the two signs of the patterns above.
    if (found !== undefined) seen.add(found as DecimalSeparator);
  }
  const [only, another] = seen;
  return another === undefined ? only : undefined;
}
