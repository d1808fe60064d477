/** Converts between the order editor's values and the contract's order. */
import type { Order, OrderDraft } from '@zakupki/api-client/schema';
import { ORDER_FIELDS } from '@zakupki/procurement/fields/order-fields';
import { type PaymentValues, paymentValues } from '../../../entities/record-field/payment-values.ts';
import { draftValues, formValues, type FormValues, newValues } from '../../../entities/record-field/field-values.ts';
import { formatTypedNumber } from '../../../format/number/typed-number.ts';
import { type Typed, typedValues } from '../../../format/typed-values.ts';
import { toWallClock } from '../../../format/date/zoned-time.ts';
import type { GridRow } from '../../../ui/line-grid/grid-column.ts';
import { emptyLine, isBlank, lineOf, toItemDraft } from './order-line-values.ts';

type PlainOrder = FormValues<typeof ORDER_FIELDS, Order>;

/** Plain fields have the contract's names. */
export type OrderValues = {
  /** wall clock in `timeZone` */
  deadline: string | null;
  address: string;
  incoterm: string;
  place: string;
  lots: { key: string; title: string }[];
  rates: { currency: Order['currency']; rate: string; nominal: string; date: string | null }[];
  lines: GridRow[];
} & PlainOrder &
  PaymentValues;

type NewOrderProfile = {
  readonly timeZone: string;
  readonly vatPayer: boolean;
  readonly sealedBids: boolean;
};

/** A VAT payer compares without VAT. */
export function newOrderValues(profile: NewOrderProfile): OrderValues {
  return {
    ...newValues<typeof ORDER_FIELDS, Order>(ORDER_FIELDS),
    compareBasis: profile.vatPayer ? 'net' : 'gross',
    sealedBids: profile.sealedBids,
    timeZone: profile.timeZone,
    deadline: null,
    address: '',
    incoterm: '',
    place: '',
    ...paymentValues(null),
    lots: [],
    rates: [],
    lines: [emptyLine()],
  };
}

export function orderValues(order: Order): OrderValues {
  const { delivery } = order;
  return {
    ...formValues(ORDER_FIELDS, order),
    deadline: toWallClock(order.submissionDeadline, order.timeZone),
    address: delivery.address ?? '',
    incoterm: delivery.incoterm ?? '',
    place: delivery.place ?? '',
    ...paymentValues(order.payment),
    lots: order.lots.map(({ key, title }) => ({ key, title })),
    rates: order.exchangeRates.map(({ currency, rate, nominal, date }) => ({
      currency,
      rate: formatTypedNumber(rate),
      nominal: String(nominal),
      date,
    })),
    lines: order.items.length > 0 ? order.items.map(lineOf) : [emptyLine()],
  };
}

/** The row of the form of each entry of the draft, which leaves out blank rows. */
export type OrderRows = {
  readonly lineIndexes: readonly number[];
  readonly rateIndexes: readonly number[];
};

/** Reports unreadable fields in `problems`. */
export function toOrderDraft(
  values: OrderValues,
): OrderRows & { readonly draft: OrderDraft; readonly problems: ReadonlyMap<string, string> } {
  const typed = typedValues(values.currency);
  const lineIndexes = values.lines.flatMap((line, index) => (isBlank(line) ? [] : [index]));
  const rates = [...values.rates.entries()].filter(
    ([, { rate, currency }]) => rate.trim() !== '' && currency !== values.currency,
  );
  const draft: OrderDraft = {
    ...draftValues<typeof ORDER_FIELDS, OrderDraft>(ORDER_FIELDS, values, typed),
    title: values.title.trim(),
    submissionDeadline: typed.moment('deadline', values.deadline, values.timeZone),
    delivery: {
      address: values.address.trim() || null,
      incoterm: (values.incoterm || null) as NonNullable<OrderDraft['delivery']>['incoterm'] & (string | null),
      place: values.place.trim() || null,
    },
    payment: paymentOf(values, typed),
    lots: values.lots,
    exchangeRates: rates.map(([index, rate]) => toRate(rate, index, typed)),
    items: lineIndexes.map((index) => toItemDraft(values.lines[index] ?? emptyLine(), index, typed)),
  };
  return { draft, problems: typed.problems, lineIndexes, rateIndexes: rates.map(([index]) => index) };
}

function toRate({ currency, rate, nominal, date }: OrderValues['rates'][number], index: number, typed: Typed) {
  return {
    currency,
    rate: typed.exchangeRate(`rates.${index}.rate`, rate) ?? '0',
    nominal: Number(nominal) || 1,
    date: typed.day(`rates.${index}.date`, date) ?? '',
    source: 'manual' as const,
  };
}

function paymentOf(values: OrderValues, typed: Typed): OrderDraft['payment'] {
  if (values.paymentKind === '') return null;
  const days = values.postpayDays.trim();
  return {
    kind: values.paymentKind,
    prepayPercent: values.paymentKind === 'mixed' ? typed.percent('prepayPercent', values.prepayPercent) : null,
    postpayDays: values.paymentKind === 'prepaid' || days === '' ? null : Number(days),
  };
}
