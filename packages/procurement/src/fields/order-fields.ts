/** Everything that a buyer enters in an order, in the order of the form. */
import type { Field } from './field.ts';
import { GENERAL_RATE } from '../money/vat-rates.ts';
import { PAYMENT_PARTS } from './payment.ts';

/** What a change of a material field affects: every line, the lines that use the default VAT rate, or the order alone. */
export type Reach = 'every_line' | 'default_rate_lines' | 'order';

/**
 * Who is affected by a change after publishing. `notice`: suppliers get an addendum, and bids stay valid; `buyer`:
 * suppliers do not see its changes, and `orders/supplier-view.ts` of the mock withholds the field.
 */
type Concern = Reach | 'notice' | 'buyer' | 'lines';

/** `material`: bids are outdated until they are confirmed; `ceiling`: the same, if the order shows ceiling prices. */
type LineConcern = 'material' | 'ceiling' | 'notice';

export type OrderSection = 'what' | 'dates' | 'price' | 'delivery' | 'more';

type OrderField = {
  readonly reach: Concern;
  readonly section: OrderSection;
} & Field;

export const ORDER_FIELDS = {
  title: { kind: 'text', empty: '', reach: 'notice', section: 'what', isRequired: true },
  category: {
    kind: 'choice',
    empty: 'goods',
    choices: ['goods', 'services', 'works'],
    reach: 'notice',
    section: 'what',
  },
  tags: { kind: 'words', empty: [], reach: 'buyer', section: 'what' },
  description: { kind: 'text', empty: '', reach: 'order', section: 'what' },
  submissionDeadline: { kind: 'moment', empty: null, reach: 'notice', section: 'dates' },
  decisionDate: { kind: 'day', empty: null, reach: 'notice', section: 'dates' },
  timeZone: { kind: 'timeZone', empty: 'Europe/Moscow', reach: 'notice', section: 'dates' },
  currency: { kind: 'currency', empty: 'RUB', reach: 'every_line', section: 'price' },
  budget: { kind: 'amount', empty: null, reach: 'buyer', section: 'price' },
  vatMode: { kind: 'vatMode', empty: 'excluded', reach: 'every_line', section: 'price' },
  vatRateDefault: { kind: 'vatRate', empty: GENERAL_RATE, reach: 'default_rate_lines', section: 'price' },
  compareBasis: { kind: 'choice', empty: 'net', choices: ['net', 'gross'], reach: 'notice', section: 'price' },
  awardCriteria: {
    kind: 'choice',
    empty: 'lowest_total',
    choices: ['lowest_total', 'lowest_per_line'],
    reach: 'order',
    section: 'price',
  },
  partialBidsAllowed: { kind: 'flag', empty: true, reach: 'order', section: 'price' },
  alternativesAllowed: { kind: 'flag', empty: true, reach: 'order', section: 'price' },
  sealedBids: { kind: 'flag', empty: false, reach: 'notice', section: 'price' },
  showCeilings: { kind: 'flag', empty: false, reach: 'notice', section: 'price' },
  requireVat: { kind: 'flag', empty: false, reach: 'order', section: 'price' },
  delivery: {
    kind: 'composed',
    empty: { address: null, region: null, incoterm: null, place: null },
    parts: { address: 'text', region: 'text', incoterm: 'text', place: 'text' },
    reach: 'every_line',
    section: 'delivery',
  },
  payment: { kind: 'composed', empty: null, parts: PAYMENT_PARTS, reach: 'every_line', section: 'delivery' },
  items: { kind: 'composed', empty: [], reach: 'lines', section: 'more' },
  lots: { kind: 'composed', empty: [], reach: 'notice', section: 'more' },
  exchangeRates: { kind: 'composed', empty: [], reach: 'buyer', section: 'more' },
} as const satisfies Record<string, OrderField>;

type OrderLineField = {
  readonly reach: LineConcern;
} & Field;

/** The fields of a line, apart from its id. */
export const ORDER_LINE_FIELDS = {
  name: { kind: 'text', empty: '', reach: 'material' },
  specification: { kind: 'text', empty: '', reach: 'material' },
  sku: { kind: 'text', empty: '', reach: 'material' },
  gtin: { kind: 'text', empty: null, reach: 'material' },
  quantity: { kind: 'quantity', empty: null, reach: 'material' },
  unitCode: { kind: 'unit', empty: 'H87', reach: 'material' },
  maxUnitPrice: { kind: 'unitPrice', empty: null, reach: 'ceiling' },
  requiredBy: { kind: 'day', empty: null, reach: 'material' },
  quantityTolerancePercent: { kind: 'percent', empty: '0', reach: 'notice' },
  okpd2: { kind: 'text', empty: null, reach: 'notice' },
  lotKey: { kind: 'text', empty: null, reach: 'notice' },
  deliveryNote: { kind: 'text', empty: '', reach: 'material' },
  vatRate: { kind: 'vatRate', empty: null, reach: 'material' },
} as const satisfies Record<string, OrderLineField>;
