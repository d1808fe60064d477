import type { Order } from '@zakupki/api-client/schema';
import { type Field, plainNames } from '@zakupki/procurement/fields/field';
import { ORDER_FIELDS } from '@zakupki/procurement/orders/order-fields';
import { m } from '#messages';
import { fieldText } from '../../../entities/record-field/field-text.ts';
import { type Difference, differences } from '../../../ui/form/form-differences.ts';
import { type PaymentKind, paymentKindWord } from '../../../entities/order/payment-terms.ts';
import { vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { labelOf } from './order-fields.ts';
import { type OrderValues, orderValues } from './order-values.ts';

const CODED: ReadonlySet<Field['kind']> = new Set(['choice', 'vatMode', 'vatRate']);

const WORDS: Readonly<Record<string, (code: string) => string>> = {
  ...Object.fromEntries(
    plainNames(ORDER_FIELDS).flatMap((name) => {
      const { kind } = ORDER_FIELDS[name];
      return CODED.has(kind)
        ? [[name, (code: string) => fieldText({ noun: 'order', path: name, kind }, code, '')]]
        : [];
    }),
  ),
  vatRate: vatRateWord,
  // The codes are the contract's own.
  paymentKind: (code) => paymentKindWord(code as PaymentKind),
};

/** Differences between the typed order and another user's version. */
export function orderDifferences(mine: OrderValues, theirs: Order): Difference[] {
  return differences(mine, orderValues(theirs), {
    labelOf,
    labelOfLine: (index) => m.order_editor_line_number({ line: index + 1 }),
    textsOf: ({ id: _id, ...cells }) => Object.values(cells).filter((cell) => cell.trim() !== ''),
    words: WORDS,
  });
}
