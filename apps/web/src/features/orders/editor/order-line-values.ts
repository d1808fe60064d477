/** Converts between rows of the order editor's grid and the contract's lines. */
import type { Order, OrderItemDraft } from '@zakupki/api-client/schema';
import { emptyValues, type Field } from '@zakupki/procurement/fields/field';
import { ORDER_LINE_FIELDS } from '@zakupki/procurement/fields/order-fields';
import { cellText, cellValue } from '../../../entities/record-field/cell-values.ts';
import type { Typed } from '../../../format/typed-values.ts';
import type { GridRow } from '../../../ui/line-grid/grid-column.ts';

export type LineName = keyof typeof ORDER_LINE_FIELDS;
type Line = Omit<Order['items'][number], 'position' | 'changedInRevision'>;

// Object.entries() widens the names to string.
const FIELDS = Object.entries(ORDER_LINE_FIELDS) as [LineName, Field][];

/** Maps a contract name to its cell key. The keys that differ must not change: local drafts store them. */
export function cellKey(name: LineName): string {
  if (name === 'unitCode') return 'unit';
  return name === 'quantityTolerancePercent' ? 'tolerance' : name;
}

export function emptyLine(): GridRow {
  return rowOf('', () => '');
}

/** The defaults of an imported line, which has no id. */
export const BLANK_LINE: Line = { id: '', ...emptyValues<Omit<Line, 'id'>>(ORDER_LINE_FIELDS) };

export function lineOf(item: Line): GridRow {
  return rowOf(item.id, (name, field) => cellText(field, item[name]));
}

function rowOf(id: string, cell: (name: LineName, field: Field) => string): GridRow {
  return { id, ...Object.fromEntries(FIELDS.map(([name, field]) => [cellKey(name), cell(name, field)])) };
}

/** Uses empty values for unreadable cells; `typed` collects their problems. */
export function toItemDraft(line: GridRow, index: number, typed: Typed): OrderItemDraft {
  return {
    ...(line.id !== '' && { id: line.id }),
    // Object.fromEntries() widens the names to string.
    ...(Object.fromEntries(
      FIELDS.map(([name, field]) => {
        const key = cellKey(name);
        return [name, cellValue(field, `lines.${index}.${key}`, line[key], typed)];
      }),
    ) as OrderItemDraft),
  };
}

/** Blank lines are not sent. */
export function isBlank(line: GridRow): boolean {
  return Object.values(line).every((value) => value.trim() === '');
}
