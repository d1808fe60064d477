import type { Order, OrderDraft } from '@zakupki/api-client/schema';
import { SHORTEST_BIDDING_MS, SHORTEST_LINE_NAME, SHORTEST_TITLE } from '@zakupki/procurement/orders/limits';
import { m } from '#messages';
import { missingFieldText } from '../../../forms/missing-field-text.ts';
import type { RecordForm } from '../../../forms/record-editor.tsx';
import { now } from '../../../format/date/clock.ts';
import { addressOf, labelOf, placeOfField } from './order-fields.ts';
import { cellKey, type LineName } from './order-line-values.ts';
import { orderValues, type OrderValues, toOrderDraft } from './order-values.ts';
import { zOrderDraft } from '@zakupki/api-client/zod';
import { contractProblems } from '../../../forms/contract-problems.ts';
import { type Field, plainNames } from '@zakupki/procurement/fields/field';
import { ORDER_FIELDS } from '@zakupki/procurement/fields/order-fields';
import { fieldText } from '../../../entities/record-field/field-text.ts';
import { type Difference, differences } from '../../../ui/form/form-differences.ts';
import { type PaymentKind, paymentKindWord } from '../../../entities/order/payment-terms.ts';
import { vatRateWord } from '../../../entities/order-line/vat-words.ts';

/** Returns problems by form field; empty for a valid draft. */
function checkOrder(values: OrderValues): ReadonlyMap<string, string> {
  const { draft, problems: unreadable, ...rows } = toOrderDraft(values);
  const problems = new Map(unreadable);
  for (const { pointer, message } of contractProblems(zOrderDraft, draft)) {
    const name = addressOf(pointer, rows)?.name;
    if (name !== undefined && !problems.has(name)) problems.set(name, message);
  }
  return problems;
}

/** Checks what the server requires of a published order, in the order of the form. */
function checkPublication(values: OrderValues): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  const { draft, lineIndexes } = toOrderDraft(values);
  if (values.title.trim().length < SHORTEST_TITLE) problems.set('title', m.order_editor_need_title());
  if (lineIndexes.length === 0) problems.set('lines', missingFieldText('items'));
  for (const index of lineIndexes) {
    const line = values.lines[index];
    const typed = (name: LineName) => line?.[cellKey(name)]?.trim() ?? '';
    if (typed('name').length < SHORTEST_LINE_NAME) problems.set(`lines.${index}.name`, missingFieldText('items/name'));
    if (typed('quantity') === '') problems.set(`lines.${index}.quantity`, missingFieldText('quantity'));
    if (values.lots.length > 0 && typed('lotKey') === '')
      problems.set(`lines.${index}.${cellKey('lotKey')}`, missingFieldText('lotKey'));
  }
  const { submissionDeadline } = draft;
  if (submissionDeadline == null) problems.set('deadline', missingFieldText('submissionDeadline'));
  else if (Date.parse(submissionDeadline) < now() + SHORTEST_BIDDING_MS)
    problems.set('deadline', m.order_editor_need_later());
  if (values.address.trim() === '') problems.set('address', missingFieldText('delivery/address'));
  return problems;
}

export const ORDER_FORM: RecordForm<OrderValues, OrderDraft, Order> = {
  valuesOf: orderValues,
  bodyOf: (values) => toOrderDraft(values).draft,
  lineIndexes: (values) => toOrderDraft(values).lineIndexes,
  isLine: (row, { items }, position) => (row['name'] ?? '').trim() === (items?.[position]?.name ?? ''),
  check: checkOrder,
  finishCheck: checkPublication,
  placeOfField,
  placeOfPointer: (pointer, values) => addressOf(pointer, toOrderDraft(values)),
  differences: orderDifferences,
  staleTitle: m.order_editor_stale_title,
};

const CODED_KINDS: ReadonlySet<Field['kind']> = new Set(['choice', 'vatMode', 'vatRate']);

const WORDS: Readonly<Record<string, (code: string) => string>> = {
  ...Object.fromEntries(
    plainNames(ORDER_FIELDS).flatMap((name) => {
      const { kind } = ORDER_FIELDS[name];
      return CODED_KINDS.has(kind)
        ? [[name, (code: string) => fieldText({ noun: 'order', path: name, kind }, code, '')]]
        : [];
    }),
  ),
  vatRate: vatRateWord,
  // The codes come from the contract.
  paymentKind: (code) => paymentKindWord(code as PaymentKind),
};

/** Differences between the typed order and a version saved elsewhere. */
function orderDifferences(mine: OrderValues, theirs: Order): Difference[] {
  return differences(mine, orderValues(theirs), {
    labelOf,
    labelOfLine: (index) => m.order_editor_line_number({ line: index + 1 }),
    cellsOf: ({ id: _id, ...cells }) =>
      Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.trim() !== '')),
    words: WORDS,
  });
}
