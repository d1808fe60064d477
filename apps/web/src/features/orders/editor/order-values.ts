/** Converts between the order editor's values and the contract's order. */
import type { Order, OrderDraft, OrderItemDraft, Payment } from '@zakupki/api-client/schema';
import { readUnit } from '@zakupki/procurement/units/unit-input';
import { m } from '#messages';
import { parseTypedNumber, formatTypedNumber } from '../../../format/number/typed-number.ts';
import { unitSign } from '../../../format/number/units.ts';
import { toMoment, toWallClock } from '../../../format/date/zoned-time.ts';
import type { GridRow } from '../../../ui/line-grid/grid-column.ts';

export interface OrderValues {
  title: string;
  description: string;
  category: Order['category'];
  currency: Order['currency'];
  vatMode: Order['vatMode'];
  vatRateDefault: Order['vatRateDefault'];
  requireVat: boolean;
  compareBasis: Order['compareBasis'];
  budget: string;
  partialBidsAllowed: boolean;
  alternativesAllowed: boolean;
  awardCriteria: Order['awardCriteria'];
  /** wall clock in `timeZone` */
  deadline: string | null;
  decisionDate: string | null;
  timeZone: string;
  address: string;
  incoterm: string;
  place: string;
  paymentKind: Payment['kind'] | '';
  prepayPercent: string;
  postpayDays: string;
  tags: string[];
  lots: { key: string; title: string }[];
  rates: { currency: Order['currency']; rate: string; nominal: string; date: string | null }[];
  lines: GridRow[];
}

/** UN/ECE code of pieces. */
export const DEFAULT_UNIT = 'H87';

/** Limit of the contract. */
export const MAX_LINES = 500;

/** Fraction digits. */
export const DIGITS = { amount: 2, price: 4, quantity: 3, percent: 2, rate: 6 } as const;

export function emptyLine(): GridRow {
  return {
    id: '',
    name: '',
    quantity: '',
    unit: '',
    maxUnitPrice: '',
    requiredBy: '',
    vatRate: '',
    specification: '',
    sku: '',
    gtin: '',
    tolerance: '',
    deliveryNote: '',
    okpd2: '',
    lotKey: '',
  };
}

/** A VAT payer compares without VAT. */
export function newOrderValues(profile: { timeZone: string; vatPayer: boolean }): OrderValues {
  return {
    title: '',
    description: '',
    category: 'goods',
    currency: 'RUB',
    vatMode: 'excluded',
    vatRateDefault: '22',
    requireVat: false,
    compareBasis: profile.vatPayer ? 'net' : 'gross',
    budget: '',
    partialBidsAllowed: true,
    alternativesAllowed: true,
    awardCriteria: 'lowest_total',
    deadline: null,
    decisionDate: null,
    timeZone: profile.timeZone,
    address: '',
    incoterm: '',
    place: '',
    paymentKind: '',
    prepayPercent: '',
    postpayDays: '',
    tags: [],
    lots: [],
    rates: [],
    lines: [emptyLine()],
  };
}

export function orderValues(order: Order): OrderValues {
  const { delivery, payment } = order;
  return {
    title: order.title,
    description: order.description,
    category: order.category,
    currency: order.currency,
    vatMode: order.vatMode,
    vatRateDefault: order.vatRateDefault,
    requireVat: order.requireVat,
    compareBasis: order.compareBasis,
    budget: formatTypedNumber(order.budget),
    partialBidsAllowed: order.partialBidsAllowed,
    alternativesAllowed: order.alternativesAllowed,
    awardCriteria: order.awardCriteria,
    deadline: toWallClock(order.submissionDeadline, order.timeZone),
    decisionDate: order.decisionDate,
    timeZone: order.timeZone,
    address: delivery.address ?? '',
    incoterm: delivery.incoterm ?? '',
    place: delivery.place ?? '',
    paymentKind: payment?.kind ?? '',
    prepayPercent: formatTypedNumber(payment?.prepayPercent),
    postpayDays: payment?.postpayDays?.toString() ?? '',
    tags: order.tags,
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

export function lineOf(item: Omit<Order['items'][number], 'position' | 'changedInRevision'>): GridRow {
  return {
    id: item.id,
    name: item.name,
    quantity: formatTypedNumber(item.quantity),
    unit: unitSign(item.unitCode),
    maxUnitPrice: formatTypedNumber(item.maxUnitPrice),
    requiredBy: item.requiredBy ?? '',
    vatRate: item.vatRate ?? '',
    specification: item.specification,
    sku: item.sku,
    gtin: item.gtin ?? '',
    tolerance: item.quantityTolerancePercent === '0' ? '' : formatTypedNumber(item.quantityTolerancePercent),
    deliveryNote: item.deliveryNote,
    okpd2: item.okpd2 ?? '',
    lotKey: item.lotKey ?? '',
  };
}

interface ReadingProblem {
  readonly field: string;
  readonly message: string;
}

/** Leaves fields that cannot be read as the server has them. */
export function toOrderDraft(values: OrderValues): {
  draft: OrderDraft;
  problems: ReadingProblem[];
  lineIndexes: number[];
} {
  const problems: ReadingProblem[] = [];
  const number = (field: string, text: string, fractionDigits: number): string | null => {
    const reading = parseTypedNumber(text, { fractionDigits });
    if (reading.ok) return reading.value;
    problems.push({ field, message: reading.message });
    return null;
  };
  const unit = (field: string, typed: string): string => {
    const code = typed === '' ? DEFAULT_UNIT : readUnit(typed);
    if (code === null) problems.push({ field, message: m.validation_unit() });
    return code ?? DEFAULT_UNIT;
  };
  const lineIndexes: number[] = [];
  const items: OrderItemDraft[] = [];
  for (const [index, line] of values.lines.entries()) {
    if (isBlank(line)) continue;
    lineIndexes.push(index);
    const at = (key: string) => `lines.${index}.${key}`;
    items.push({
      ...(line.id !== '' && { id: line.id }),
      name: text(line, 'name'),
      specification: text(line, 'specification'),
      sku: text(line, 'sku'),
      gtin: text(line, 'gtin') || null,
      quantity: number(at('quantity'), text(line, 'quantity'), DIGITS.quantity),
      unitCode: unit(at('unit'), text(line, 'unit')),
      quantityTolerancePercent: number(at('tolerance'), text(line, 'tolerance'), DIGITS.percent) ?? '0',
      maxUnitPrice: number(at('maxUnitPrice'), text(line, 'maxUnitPrice'), DIGITS.price),
      requiredBy: text(line, 'requiredBy') || null,
      deliveryNote: text(line, 'deliveryNote'),
      // The select offers the contract's rates and an empty one.
      vatRate: (text(line, 'vatRate') || null) as OrderItemDraft['vatRate'] & (string | null),
      okpd2: text(line, 'okpd2') || null,
      lotKey: text(line, 'lotKey') || null,
    });
  }
  const budget = number('budget', values.budget, DIGITS.amount);
  const draft: OrderDraft = {
    title: values.title.trim(),
    description: values.description,
    category: values.category,
    currency: values.currency,
    vatMode: values.vatMode,
    vatRateDefault: values.vatRateDefault,
    requireVat: values.requireVat,
    compareBasis: values.compareBasis,
    budget: budget && withDigits(budget, DIGITS.amount),
    partialBidsAllowed: values.partialBidsAllowed,
    alternativesAllowed: values.alternativesAllowed,
    awardCriteria: values.awardCriteria,
    submissionDeadline: toMoment(values.deadline, values.timeZone),
    decisionDate: values.decisionDate,
    timeZone: values.timeZone,
    delivery: {
      address: values.address.trim() || null,
      incoterm: (values.incoterm || null) as NonNullable<OrderDraft['delivery']>['incoterm'] & (string | null),
      place: values.place.trim() || null,
    },
    payment: paymentOf(values, number),
    tags: values.tags,
    lots: values.lots,
    exchangeRates: values.rates
      .filter(({ rate, currency }) => rate.trim() !== '' && currency !== values.currency)
      .map(({ currency, rate, nominal, date }, index) => ({
        currency,
        rate: number(`rates.${index}.rate`, rate, DIGITS.rate) ?? '0',
        nominal: Number(nominal) || 1,
        date: date ?? '',
        source: 'manual' as const,
      })),
    items,
  };
  return { draft, problems, lineIndexes };
}

function paymentOf(
  values: OrderValues,
  number: (field: string, text: string, digits: number) => string | null,
): OrderDraft['payment'] {
  if (values.paymentKind === '') return null;
  const days = values.postpayDays.trim();
  return {
    kind: values.paymentKind,
    prepayPercent:
      values.paymentKind === 'mixed' ? number('prepayPercent', values.prepayPercent, DIGITS.percent) : null,
    postpayDays: values.paymentKind === 'prepaid' || days === '' ? null : Number(days),
  };
}

function text(line: GridRow, key: string): string {
  return (line[key] ?? '').trim();
}

/** Blank lines are not sent. */
export function isBlank(line: GridRow): boolean {
  return Object.values(line).every((value) => value.trim() === '');
}

/** `1200` → `1200.00`: amounts have exactly their currency's digits. */
function withDigits(value: string, digits: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return `${whole}.${fraction.padEnd(digits, '0')}`;
}
