import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { type Difference, differences } from '../../../ui/form/form-differences.ts';
import { type PaymentKind, paymentKindWord } from '../../../entities/order/payment-terms.ts';
import { vatModeWord, vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { labelOf } from './order-fields.ts';
import { type OrderValues, orderValues } from './order-values.ts';

// The codes are the contract's own.
const WORDS: Readonly<Record<string, (code: string) => string>> = {
  vatMode: (code) => vatModeWord(code as Order['vatMode']),
  vatRateDefault: vatRateWord,
  vatRate: vatRateWord,
  compareBasis: (code) => (code === 'net' ? m.order_editor_basis_net() : m.order_editor_basis_gross()),
  awardCriteria: (code) => (code === 'lowest_total' ? m.order_editor_criteria_total() : m.order_editor_criteria_line()),
  paymentKind: (code) => paymentKindWord(code as PaymentKind),
};

/** Lists, and fields that never have a problem. */
const LABELS: Readonly<Record<string, () => string>> = {
  requireVat: () => m.order_editor_require_vat(),
  partialBidsAllowed: () => m.order_editor_partial(),
  alternativesAllowed: () => m.order_editor_alternatives(),
  awardCriteria: () => m.order_editor_criteria(),
  lots: () => m.order_editor_lots(),
  rates: () => m.order_editor_rates(),
};

/** Differences between the typed order and another user's version. */
export function orderDifferences(mine: OrderValues, theirs: Order): Difference[] {
  return differences(mine, orderValues(theirs), {
    labelOf: (name) => LABELS[name]?.() ?? (NAMELESS.test(name) ? '' : labelOf(name)),
    labelOfLine: (index) => m.order_editor_line_number({ line: index + 1 }),
    textsOf: ({ id: _id, ...cells }) => Object.values(cells).filter((cell) => cell.trim() !== ''),
    words: WORDS,
  });
}

const NAMELESS = /^lines\.\d+\.id$/;
