/** Validates references, check digits and sums of orders beyond the schemas. Pure. */
import { isAmount, lineTotal, sumAmounts } from '@zakupki/procurement/money/amount';
import { checkGtin } from '@zakupki/procurement/identifiers/gtin';
// Makes `findUnit` know the whole classification.
import '@zakupki/procurement/units/okei';
import { findUnit } from '@zakupki/procurement/units/units';
import type { Fault } from '../../sentences/fault.ts';
import type { OrderFields } from './fields.ts';
import { paymentFaults } from './payment-terms.ts';
import { timeZoneFault } from '../time-zone.ts';

const CHECKS: readonly ((order: OrderFields) => Fault[])[] = [
  ({ timeZone }) => [timeZoneFault(timeZone, '/timeZone') ?? []].flat(),
  ({ payment }) => (payment ? paymentFaults(payment) : []),
  lotFaults,
  tagFaults,
  itemFaults,
  totalFaults,
  rateFaults,
];

/** Missing values are no faults here. */
export function contentFaults(order: OrderFields): Fault[] {
  return CHECKS.flatMap((check) => check(order));
}

function lotFaults({ lots }: OrderFields): Fault[] {
  const isFirst = firstOf(lots.map((lot) => lot.key));
  return lots.flatMap(({ key, title }, index) => [
    ...repeated(isFirst(key, index), `/lots/${index}/key`),
    ...blank(title, `/lots/${index}/title`),
  ]);
}

function tagFaults({ tags }: OrderFields): Fault[] {
  const isFirst = firstOf(tags.map((tag) => tag.toLowerCase()));
  return tags.flatMap((tag, index) => [
    ...blank(tag, `/tags/${index}`),
    ...repeated(isFirst(tag.toLowerCase(), index), `/tags/${index}`),
  ]);
}

function itemFaults({ items, lots }: OrderFields): Fault[] {
  const lotKeys = new Set(lots.map((lot) => lot.key));
  return items.flatMap(({ unitCode, gtin, lotKey }, index) => {
    const faults: Fault[] = [];
    const at = `/items/${index}`;
    if (!findUnit(unitCode)) {
      faults.push({
        pointer: `${at}/unitCode`,
        code: 'ref_not_found',
        said: 'unit_unknown',
        params: { value: unitCode },
      });
    }
    if (gtin && !checkGtin(gtin).ok) faults.push({ pointer: `${at}/gtin`, code: 'checksum', said: 'gtin_checksum' });
    if (lotKey !== null && !lotKeys.has(lotKey)) {
      faults.push({ pointer: `${at}/lotKey`, code: 'ref_not_found', said: 'lot_unknown', params: { value: lotKey } });
    }
    return faults;
  });
}

/** Ceiling times quantity must fit 15 digits, per line and in total. */
function totalFaults({ items, currency }: OrderFields): Fault[] {
  const faults: Fault[] = [];
  const totals: string[] = [];
  for (const [index, { maxUnitPrice, quantity }] of items.entries()) {
    if (maxUnitPrice === null || quantity === null) continue;
    const total = lineTotal(maxUnitPrice, quantity, currency);
    totals.push(total);
    if (!isAmount(total, currency)) {
      faults.push({ pointer: `/items/${index}/maxUnitPrice`, code: 'max', said: 'amount_too_large' });
    }
  }
  if (faults.length > 0 || isAmount(sumAmounts(totals, currency), currency)) return faults;
  return [{ pointer: '/items', code: 'max', said: 'order_total_too_large' }];
}

function rateFaults({ exchangeRates, currency: orderCurrency }: OrderFields): Fault[] {
  const isFirst = firstOf(exchangeRates.map((rate) => rate.currency));
  return exchangeRates.flatMap(({ currency }, index): Fault[] => {
    const pointer = `/exchangeRates/${index}/currency`;
    if (currency === orderCurrency)
      return [{ pointer, code: 'not_allowed', said: 'rate_of_own_currency', params: { currency } }];
    return repeated(isFirst(currency, index), pointer);
  });
}

/** True for the first occurrence of a value. */
function firstOf(values: readonly string[]): (value: string, index: number) => boolean {
  const places = new Map<string, number>();
  for (const [index, value] of values.entries()) if (!places.has(value)) places.set(value, index);
  return (value, index) => places.get(value) === index;
}

const repeated = (isFirst: boolean, pointer: string): Fault[] =>
  isFirst ? [] : [{ pointer, code: 'unique', said: 'unique' }];

const blank = (text: string, pointer: string): Fault[] =>
  text === '' ? [{ pointer, code: 'too_short', said: 'too_short', params: { limit: 1 } }] : [];
