/** Units that count pieces: "C" and "M" of American price lists, "100 шт" beside a number of pieces. */
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { findUnit } from '@zakupki/procurement/units/units';
import { readUnitCell } from '../cells/cell-values.ts';
import { type Cell, cellText } from '../cells/sheet.ts';
import type { Line, Table } from '../table/table.ts';
import { countOf } from './hypothesis.ts';

const COUNTS: Readonly<Record<string, { readonly count: Decimal; readonly unitCode: string }>> = {
  C: { count: '100', unitCode: 'CEN' },
  CPC: { count: '100', unitCode: 'CEN' },
  M: { count: '1000', unitCode: 'MIL' },
  MPC: { count: '1000', unitCode: 'MIL' },
};
const letterOf = (text: string) => COUNTS[text.trim().replace(/\.$|^(?:per\s+|\/\s*)/gu, '')] ?? null;

/** The pieces of a letter that is a unit; null for other texts, and for "M" where lengths are asked for. */
export function letterCount(text: string, orderUnit: string | null): Decimal | null {
  const letter = letterOf(text);
  const isLength = orderUnit !== null && findUnit(orderUnit)?.dimension === 'length';
  return letter === null || (isLength && letter.unitCode === 'MIL') ? null : letter.count;
}

/** The pieces of "100 шт" or "тыс. шт", where another unit is asked. */
function countOfUnit(text: string, orderUnit: string | null): Decimal | null {
  const unit = readUnitCell(text);
  const count = unit.ok && unit.value !== orderUnit ? countOf({ unitCode: unit.value, contents: null }) : null;
  return count === null ? null : String(count);
}

type Asked = {
  readonly quantity: Decimal | null;
  readonly unitCode: string;
};

/**
 * Rows whose unit is a letter. Where the quantity counts hundreds or thousands the unit is that of the row; otherwise it is
 * the quantity of the price only.
 */
export function withoutLetters(
  table: Table,
  askedFor: (at: number) => Asked | null,
  quantityOf: (cell: Cell | undefined) => number | null,
): { table: Table; letters: ReadonlyMap<number, Decimal> } {
  const letters = new Map<number, Decimal>();
  const lines = table.lines.map((line, at): Line => {
    const asked = askedFor(at);
    const text = cellText(line.cells.unit);
    const quantity = quantityOf(line.cells.quantity);
    const letter = letterCount(text, asked?.unitCode ?? null);
    // "100 шт" beside the asked number of pieces does not count hundreds.
    const isAsked = quantity !== null && quantity === Number(asked?.quantity ?? Number.NaN);
    const count = letter ?? (isAsked ? countOfUnit(text, asked?.unitCode ?? null) : null);
    if (count === null) return line;
    const isCounted = quantity !== null && quantity * Number(count) === Number(asked?.quantity ?? Number.NaN);
    if (!isCounted) letters.set(line.row, count);
    return { ...line, cells: { ...line.cells, unit: isCounted ? (letterOf(text)?.unitCode ?? null) : null } };
  });
  return { table: { ...table, lines }, letters };
}
