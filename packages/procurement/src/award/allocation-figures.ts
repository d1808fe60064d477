/** Net, VAT and gross of the awarded lines of one bid, of its delivery and of both together. */
import { roundAmount } from '../money/amount.ts';
import type { Currency } from '../money/currency.ts';
import { add, sign, subtract, type Decimal } from '../decimals/decimal.ts';
import { distributeAmount } from '../money/distribute.ts';
import { convertTotals, type ExchangeRate } from '../money/exchange.ts';
import type { PriceTerms } from '../money/totals.ts';
import { splitVat, sumVat, vatByRate, type NetVatGross, type VatGroup, type VatMode } from '../money/vat.ts';
import { VAT_RATES, type VatRate } from '../money/vat-rates.ts';

/** An awarded line in the bid's unit and currency. */
type BoughtLine = {
  readonly vatRate: VatRate;
  /** Price times quantity, as the bid quotes prices. */
  readonly total: Decimal;
};

export type BoughtFrom = {
  readonly lines: readonly BoughtLine[];
  /** In the bid's currency and VAT mode; null without a delivery charge. */
  readonly deliveryCost: Decimal | null;
  /** "none" for a supplier without VAT. */
  readonly deliveryVatRate: VatRate;
  /** From the bid's currency to the order's. */
  readonly exchange: ExchangeRate;
  readonly orderCurrency: Currency;
} & PriceTerms;

/** Figures of one currency; `total` is goods and delivery, and the lines add up to the goods. */
type AllocationFigures = {
  readonly lines: readonly NetVatGross[];
  readonly goods: NetVatGross;
  readonly delivery: NetVatGross;
  readonly total: NetVatGross;
};

export type BidAllocation = {
  /** In the bid's currency. */
  readonly quoted: AllocationFigures;
  /** VAT by rate in the bid's currency, delivery included. */
  readonly byRate: readonly VatGroup[];
  /** In the order's currency. */
  readonly converted: AllocationFigures;
};

/**
 * VAT is taken on the sum of a rate's lines and shared among them by the largest remainder, so that the lines add up to
 * the totals. Totals are converted once; the converted kopecks are shared among the lines in the same way.
 */
export function calculateAllocation(bought: BoughtFrom): BidAllocation {
  const { lines, vatMode, currency, exchange, orderCurrency, deliveryCost, deliveryVatRate } = bought;
  const quotedTotals = lines.map(({ total }) => total);
  const groups = vatByRate(
    lines.map(({ vatRate, total }) => ({ rate: vatRate, total })),
    vatMode,
    currency,
  );
  const goods = sumVat(groups, currency);
  const delivery = splitVat(deliveryCost ?? '0', deliveryVatRate, vatMode, currency);
  const vat = new Map<number, Decimal>();
  for (const group of groups) {
    const places = lines.flatMap(({ vatRate }, at) => (vatRate === group.rate ? [at] : []));
    const weights = places.map((at) => quotedTotals[at] ?? '0');
    for (const [index, part] of distributeAmount(group.vat, weights, currency).entries())
      vat.set(places[index] ?? -1, part);
  }
  const vats = lines.map((_, at) => vat.get(at) ?? '0');
  const byRate =
    sign(deliveryCost ?? '0') === 0
      ? groups
      : mergeVatGroups([...groups, { rate: deliveryVatRate, ...delivery }], currency);
  const converted = convertTotals(goods, vatMode, exchange, orderCurrency);
  const convertedDelivery = convertTotals(delivery, vatMode, exchange, orderCurrency);
  return {
    quoted: toFigures(linesOf(quotedTotals, vats, vatMode, currency), goods, delivery, currency),
    byRate,
    converted: toFigures(
      linesOf(
        distributeAmount(vatMode === 'included' ? converted.gross : converted.net, quotedTotals, orderCurrency),
        distributeAmount(converted.vat, vats, orderCurrency),
        vatMode,
        orderCurrency,
      ),
      converted,
      convertedDelivery,
      orderCurrency,
    ),
  };
}

/** The allocations must be in the same currency. Their lines are concatenated. */
export function sumAllocations(parts: readonly AllocationFigures[], currency: Currency): AllocationFigures {
  return {
    lines: parts.flatMap(({ lines }) => lines),
    goods: sumVat(
      parts.map(({ goods }) => goods),
      currency,
    ),
    delivery: sumVat(
      parts.map(({ delivery }) => delivery),
      currency,
    ),
    total: sumVat(
      parts.map(({ total }) => total),
      currency,
    ),
  };
}

/** VAT by rate of several documents together, in the order of VAT_RATES. */
export function mergeVatGroups(groups: readonly VatGroup[], currency: Currency): VatGroup[] {
  return VAT_RATES.flatMap((rate) => {
    const sameRate = groups.filter((group) => group.rate === rate);
    return sameRate.length === 0 ? [] : [{ rate, ...sumVat(sameRate, currency) }];
  });
}

function toFigures(
  lines: readonly NetVatGross[],
  goods: NetVatGross,
  delivery: NetVatGross,
  currency: Currency,
): AllocationFigures {
  return { lines, goods, delivery, total: sumVat([goods, delivery], currency) };
}

/** Calculates the third of net, VAT and gross from the other two, so that they always add up. */
function linesOf(
  quoted: readonly Decimal[],
  vats: readonly Decimal[],
  mode: VatMode,
  currency: Currency,
): NetVatGross[] {
  return quoted.map((amount, at) => {
    const vat = roundAmount(vats[at] ?? '0', currency);
    const rounded = roundAmount(amount, currency);
    return mode === 'included'
      ? { net: roundAmount(subtract(rounded, vat), currency), vat, gross: rounded }
      : { net: rounded, vat, gross: roundAmount(add(rounded, vat), currency) };
  });
}
