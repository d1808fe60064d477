import type { Order, OrderDraft } from '@zakupki/api-client/schema';
import { m } from '#messages';
import type { RecordForm } from '../../../forms/record-editor.tsx';
import { checkOrder } from './order-check.ts';
import { orderDifferences } from './order-differences.ts';
import { addressOf, placeOfField } from './order-fields.ts';
import { type OrderValues, orderValues, toOrderDraft } from './order-values.ts';

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
