/** "Кол-во, тыс." beside a column of units: the numbers count thousands of them. */
import { findUnit } from '@zakupki/procurement/units/units';
import { readUnitCell } from '../cells/cell-values.ts';
import { cellText, valueCell } from '../cells/sheet.ts';
import type { Line, Table } from '../table/table.ts';

const SCALES: readonly (readonly [RegExp, string])[] = [
  [/[,(]\s*(?:(?:в|in)\s+)?(?:тыс|тысяч\p{L}*|ths|thousands?|k)\.?\s*\)?\s*$/iu, 'тыс.'],
  [/[,(]\s*(?:(?:в|in)\s+)?(?:млн|миллион\p{L}*|mln|millions?|m)\.?\s*\)?\s*$/iu, 'млн'],
];

/** Writes "12 тыс. шт" for 12 and "шт"; a unit that has no thousand becomes an unreadable quantity, which is reported. */
export function withScaledQuantities(table: Table): Table {
  const heading = table.headingOf('quantity') ?? '';
  const scale = SCALES.find(([form]) => form.test(heading))?.[1];
  if (scale === undefined || table.columnOf('unit') === null) return table;
  const lines = table.lines.map((line): Line => {
    const quantity = cellText(valueCell(line.cells.quantity));
    const read = readUnitCell(valueCell(line.cells.unit));
    const unit = read.ok ? findUnit(read.value) : null;
    const isCounted = unit === null || !/\d$/u.test(quantity) || unit.symbol.ru.startsWith(scale.slice(0, 3));
    return isCounted ? line : { ...line, cells: { ...line.cells, quantity: `${quantity} ${scale} ${unit.symbol.ru}` } };
  });
  return { ...table, lines };
}
