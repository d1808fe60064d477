/** Converts between rows of the order editor's grid and the contract's lines. */
import type { Order, OrderItemDraft } from '@zakupki/api-client/schema';
import { emptyValues, type Field } from '@zakupki/procurement/fields/field';
import { ORDER_LINE_FIELDS } from '@zakupki/procurement/orders/order-fields';
import { cellText, cellValue } from '../../../entities/record-field/cell-values.ts';
import type { Typed } from '../../../format/typed-values.ts';
import type { GridRow } from '../../../ui/line-grid/grid-column.ts';

export type LineName = keyof typeof ORDER_LINE_FIELDS;
type Line = Omit<Order['items'][number], 'position' | 'changedInRevision'>;

// Object.entries loses the names.
const FIELDS = Object.entries(ORDER_LINE_FIELDS) as [LineName, Field][];

/** Keys of cells that differ from the contract's names: local drafts are stored by them. */
export function cellKey(name: LineName): string {
  if (name === 'unitCode') return 'unit';
  return name === 'quantityTolerancePercent' ? 'tolerance' : name;
}

export function emptyLine(): GridRow {
  return rowOf('', () => '');
}

/** A line of an import has no id and default values. */
export const BLANK_LINE: Line = { id: '', ...emptyValues<Omit<Line, 'id'>>(ORDER_LINE_FIELDS) };

export function lineOf(item: Line): GridRow {
  return rowOf(item.id, (name, field) => cellText(field, item[name]));
}

function rowOf(id: string, cell: (name: LineName, field: Field) => string): GridRow {
  return { id, ...Object.fromEntries(FIELDS.map(([name, field]) => [cellKey(name), cell(name, field)])) };
}

/** Leaves cells that cannot be read as the server has them; `typed` collects them. */
export function toItemDraft(line: GridRow, index: number, typed: Typed): OrderItemDraft {
  return {
    ...(line.id !== '' && { id: line.id }),
    // Object.fromEntries loses the names.
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
