import type { Order, OrderDraft } from '@zakupki/api-client/schema';
import { m } from '#messages';
import type { RecordForm } from '../../../forms/record-editor.tsx';
import { orderDifferences } from './order-differences.ts';
import { addressOf, placeOfField } from './order-fields.ts';
import { type OrderValues, orderValues, toOrderDraft } from './order-values.ts';
import { zOrderDraft } from '@zakupki/api-client/zod';
import { contractProblems } from '../../../forms/contract-problems.ts';

/** Problems by form field; empty for a valid draft. */
function checkOrder(values: OrderValues): ReadonlyMap<string, string> {
  const { draft, problems, lineIndexes } = toOrderDraft(values);
  const found = new Map(problems);
  for (const { pointer, message } of contractProblems(zOrderDraft, draft)) {
    const name = addressOf(pointer, lineIndexes)?.name;
    if (name !== undefined && !found.has(name)) found.set(name, message);
  }
  return found;
}

export const ORDER_FORM: RecordForm<OrderValues, OrderDraft, Order> = {
  valuesOf: orderValues,
  bodyOf: (values) => toOrderDraft(values).draft,
  lineIndexes: (values) => toOrderDraft(values).lineIndexes,
  isLine: (row, { items }, position) => (row['name'] ?? '').trim() === (items?.[position]?.name ?? ''),
  check: checkOrder,
  placeOfField,
  placeOfPointer: (pointer, values) => addressOf(pointer, toOrderDraft(values).lineIndexes),
  differences: orderDifferences,
  staleTitle: m.order_editor_stale_title,
};
