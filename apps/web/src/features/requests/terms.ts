/** The terms of an order in words. */
import type { Order } from '@zakupki/api-client/schema';
import { ORDER_FIELDS } from '@zakupki/procurement/fields/order-fields';
import { paymentWords } from '../../entities/order/payment-terms.ts';
import { vatModeWord, vatRateWord } from '../../entities/order-line/vat-words.ts';
import { fieldLabel } from '../../entities/record-field/field-label.ts';
import { fieldText } from '../../entities/record-field/field-text.ts';
import { formatDayInFull } from '../../format/date/dates-in-full.ts';

type Term = {
  readonly label: string;
  readonly value: string;
};

type Name = keyof typeof ORDER_FIELDS;

const plain =
  (
    name: 'compareBasis' | 'awardCriteria' | 'partialBidsAllowed' | 'alternativesAllowed' | 'requireVat' | 'sealedBids',
  ) =>
  (order: Order): Term[] => {
    const value = order[name];
    if (value === null) return [];
    const { kind } = ORDER_FIELDS[name];
    const text = fieldText({ noun: 'order', path: name, kind }, String(value), order.currency);
    return [{ label: fieldLabel('order', name), value: text }];
  };

/** Null for a field shown elsewhere or withheld from suppliers. A new field does not compile without an entry. */
const TERMS: Readonly<Record<Name, ((order: Order) => Term[]) | null>> = {
  title: null,
  category: null,
  description: null,
  submissionDeadline: null,
  timeZone: null,
  items: null,
  // The ceilings are among the lines.
  showCeilings: null,
  lots: null,
  currency: null,
  vatRateDefault: null,
  tags: null,
  budget: null,
  exchangeRates: null,
  delivery: ({ delivery: { address, incoterm, place } }) => [
    ...(address ? [{ label: fieldLabel('order', 'delivery/address'), value: address }] : []),
    ...(incoterm
      ? [{ label: fieldLabel('order', 'delivery/incoterm'), value: [incoterm, place].filter(Boolean).join(', ') }]
      : []),
  ],
  payment: ({ payment }) =>
    payment ? [{ label: fieldLabel('order', 'payment/kind'), value: paymentWords(payment) }] : [],
  vatMode: ({ currency, vatMode, vatRateDefault }) => [
    {
      label: fieldLabel('order', 'vatMode'),
      value: [currency, vatModeWord(vatMode), vatRateWord(vatRateDefault)].join(', '),
    },
  ],
  sealedBids: (order) => (order.sealedBids ? plain('sealedBids')(order) : []),
  requireVat: (order) => (order.requireVat ? plain('requireVat')(order) : []),
  partialBidsAllowed: plain('partialBidsAllowed'),
  alternativesAllowed: plain('alternativesAllowed'),
  awardCriteria: plain('awardCriteria'),
  compareBasis: plain('compareBasis'),
  decisionDate: ({ decisionDate }) =>
    decisionDate ? [{ label: fieldLabel('order', 'decisionDate'), value: formatDayInFull(decisionDate) }] : [],
};

export function termsOf(order: Order): Term[] {
  return ORDER.flatMap((name) => TERMS[name]?.(order) ?? []);
}

// Object.keys loses the names.
const ORDER = Object.keys(TERMS) as Name[];
