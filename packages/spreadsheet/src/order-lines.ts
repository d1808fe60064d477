/** Rows of a table as lines of an order. */
import type { OrderItemDraft } from '@zakupki/api-client/schema';
import { lineTotal } from '@zakupki/pricing/amount';
import { compare, subtract } from '@zakupki/pricing/decimal';
import {
  readAmount,
  readDate,
  readGtin,
  readOkpd2,
  readPrice,
  readQuantity,
  readUnitCell,
  readVatCell,
} from './cell-values.ts';
import type { ImportField } from './fields.ts';
import { type Issue, shownValue } from './issue.ts';
import { LineReader } from './line-reader.ts';
import { MAX_LINES } from './limits.ts';
import { type Separators, separatorsOf } from './separators.ts';
import type { Table } from './table.ts';

export interface ImportedLine {
  readonly row: number;
  readonly item: OrderItemDraft;
}

export interface OrderLines {
  readonly items: readonly ImportedLine[];
  readonly issues: readonly Issue[];
  readonly skippedRows: readonly number[];
}

/** Fields of a list that an order's line has no place of its own for; they join its specification. */
const DESCRIBING = ['brand', 'model', 'country', 'equivalent'] as const satisfies readonly ImportField[];

/** Fields that mean nothing for what one wants to buy. */
export const UNUSED_IN_ORDER: readonly ImportField[] = [
  'lineId',
  'position',
  'leadTimeDays',
  'unitsPerPack',
  'packSize',
  'offered',
];

export function orderLines(table: Table): OrderLines {
  const facts = separatorsOf(table.lines, ['quantity', 'price', 'total']);
  const items: ImportedLine[] = [];
  const issues: Issue[] = [];
  const skippedRows: number[] = [];
  const seen = new Map<string, number>();
  for (const line of table.lines) {
    const reader = new LineReader(line, table);
    const item = orderItem(reader, facts);
    const { row } = line;
    if (!item.name) {
      skippedRows.push(row);
      issues.push({
        severity: 'error',
        code: 'no_name',
        row,
        column: table.columnOf('name'),
        value: shownValue(reader.whole()),
      });
      continue;
    }
    if (items.length >= MAX_LINES) {
      skippedRows.push(row);
      issues.push({
        severity: 'error',
        code: 'too_many_lines',
        row,
        column: null,
        value: shownValue(item.name),
        params: { limit: MAX_LINES },
      });
      continue;
    }
    const key = JSON.stringify([
      item.name.toLowerCase(),
      item.specification ?? '',
      item.unitCode ?? '',
      item.requiredBy ?? '',
    ]);
    const earlier = seen.get(key);
    if (earlier !== undefined) reader.tell('warning', 'repeated_line', 'name', { earlier });
    else seen.set(key, row);
    items.push({ row, item });
    issues.push(...reader.issues);
  }
  return { items, issues, skippedRows };
}

type Facts = Separators<'quantity' | 'price' | 'total'>;

function orderItem(reader: LineReader, facts: Facts): OrderItemDraft {
  const name = reader.text('name', 300);
  const amount = reader.read('quantity', (cell) => readQuantity(cell, facts.quantity));
  const unit = reader.read('unit', readUnitCell) ?? amount?.unitCode ?? null;
  if (amount && unit === null && !reader.has('unit')) reader.tell('warning', 'unit_missing', 'quantity');
  const maxUnitPrice = reader.read('price', (cell) => readPrice(cell, facts.price));
  const total = reader.read('total', (cell) => readAmount(cell, facts.total));
  if (total !== null && maxUnitPrice !== null && amount && !agrees(total, maxUnitPrice, amount.quantity))
    reader.tell('warning', 'total_differs', 'total');
  const specification = specificationOf(reader);
  const vatRate = reader.read('vatRate', readVatCell);
  const sku = reader.text('sku', 64);
  const gtin = reader.read('gtin', readGtin);
  const okpd2 = reader.read('okpd2', readOkpd2);
  const requiredBy = reader.read('deliveryDate', readDate);
  const deliveryNote = reader.text('note', 500, true);
  return {
    ...(name && { name }),
    ...(specification && { specification }),
    ...(sku && { sku }),
    ...(gtin && { gtin }),
    ...(amount && { quantity: amount.quantity }),
    ...(unit && { unitCode: unit }),
    ...(maxUnitPrice !== null && { maxUnitPrice }),
    ...(requiredBy && { requiredBy }),
    ...(deliveryNote && { deliveryNote }),
    ...(vatRate && { vatRate }),
    ...(okpd2 && { okpd2 }),
  };
}

function specificationOf(reader: LineReader): string {
  const parts = [reader.text('specification', 4000, true), ...DESCRIBING.map((field) => reader.labelled(field, 300))];
  return parts
    .filter((part) => part !== null && part !== '')
    .join('; ')
    .slice(0, 4000);
}

/** To the kopeck, with or without VAT: a list's sums may have it on top. */
function agrees(total: string, price: string, quantity: string): boolean {
  const difference = subtract(total, lineTotal(price, quantity, 'RUB')).replace('-', '');
  return compare(difference, '0.01') <= 0;
}
