/** Formats stored values by the kind of their field. */
import type { Kind } from '@zakupki/procurement/fields/field';
import { labelAt, type Noun } from '@zakupki/procurement/fields/labels';
import { m } from '#messages';
import { formatDay, formatTime } from '../../format/date/dates.ts';
import { formatDecimal, formatMoney } from '../../format/number/numbers.ts';
import { unitSign } from '../../format/number/units.ts';
import { getLocale } from '../../i18n/locale.ts';
import { type PaymentKind, paymentKinds, paymentKindWord } from '../order/payment-terms.ts';
import { vatModeWord, vatRateWord } from '../order-line/vat-words.ts';

const WORDS: Partial<Record<Kind, (value: string, currency: string, zone?: string) => string>> = {
  flag: (value) => (value === 'true' ? m.editor_yes() : m.editor_no()),
  amount: (value, currency) => formatMoney(value, currency),
  unitPrice: (value, currency) => formatMoney(value, currency, { maxDigits: 4 }),
  quantity: (value) => formatDecimal(value),
  percent: (value) => formatDecimal(value),
  count: (value) => formatDecimal(value),
  days: (value) => m.editor_days({ count: Number(value) }),
  months: (value) => m.bids_months({ count: Number(value) }),
  day: (value) => formatDay(value),
  moment: (value, _currency, zone) => formatTime(value, { zone }),
  unit: unitSign,
  vatRate: vatRateWord,
  vatMode: (value) => vatModeWord(value === 'included' ? 'included' : 'excluded'),
  payment: (value) => (paymentKinds.some((kind) => kind === value) ? paymentKindWord(value as PaymentKind) : value),
};

type FieldOf = {
  readonly noun: Noun;
  readonly path: string;
  readonly kind: Kind;
};

/**
 * @param currency of amounts: the order's or the bid's
 * @param zone of moments; the reader's by default
 * @throws for a value that its kind cannot have
 */
export function fieldText({ noun, path, kind }: FieldOf, value: string, currency: string, zone?: string): string {
  if (kind !== 'choice') return WORDS[kind]?.(value, currency, zone) ?? value;
  return labelAt(noun, `${path}=${value}`, getLocale()) ?? value;
}
