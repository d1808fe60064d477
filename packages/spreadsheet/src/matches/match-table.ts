/** Matches the rows of a table to lines of an order, and presents the matches. */
import type { ImportMatch, OrderItem } from '@zakupki/api-client/schema';
import type { ImportField } from '../headings/fields.ts';
import { shownValue } from '../cells/issue.ts';
import { LineReader } from '../table/line-reader.ts';
import { cellText, valueCell } from '../cells/sheet.ts';
import type { Table } from '../table/table.ts';
import { readGtin, readQuantity, readUnitCell } from '../cells/cell-values.ts';
import { type ListRow, type Match, matchRows } from './line-match.ts';

/** The rows of a table with the lines of the order that they match. */
export function matchLines(
  table: Table,
  items: readonly OrderItem[],
  given: ReadonlyMap<number, string | null>,
): Match[] {
  return matchRows(
    table.lines.map((line) => listRow(new LineReader(line, table), line.row)),
    items,
    given,
  );
}

const DETAILS = ['specification', 'brand', 'model'] as const;
/** Characters of a name that are enough to recognise it. */
const LONGEST_NAME = 300;

function listRow(reader: LineReader, row: number): ListRow {
  const gtin = readGtin(valueCell(reader.cell('gtin')));
  const unit = readUnitCell(valueCell(reader.cell('unit')));
  const quantity = readQuantity(valueCell(reader.cell('quantity')));
  const position = Number(cellText(valueCell(reader.cell('position'))).replace(/[.)]$/u, ''));
  const text = (field: ImportField) => cellText(reader.cell(field)).slice(0, LONGEST_NAME) || null;
  return {
    row,
    name: text('name') ?? '',
    lineId: text('lineId'),
    sku: text('sku'),
    gtin: gtin.ok ? gtin.value : null,
    position: Number.isInteger(position) && position > 0 ? position : null,
    unitCode: unit.ok ? unit.value : null,
    details: DETAILS.flatMap((field) => text(field) ?? []).join(' ') || null,
    quantity: quantity.ok ? quantity.value.quantity : null,
  };
}

export function presentMatch(
  { row, itemId, confidence, by, isDoubtful, candidates }: Match,
  reader: LineReader | undefined,
): ImportMatch {
  const name = cellText(reader?.cell('name') ?? null) || (reader?.rowText() ?? '');
  return {
    row,
    name: shownValue(name),
    orderItemId: itemId,
    confidence,
    by,
    isDoubtful,
    candidates: candidates.map((candidate) => ({ orderItemId: candidate.itemId, confidence: candidate.confidence })),
  };
}

export function positionsOf({ candidates }: Match, items: readonly OrderItem[]): string {
  const positions = candidates.flatMap(({ itemId }) => items.find(({ id }) => id === itemId)?.position ?? []);
  return positions.join(', ');
}
