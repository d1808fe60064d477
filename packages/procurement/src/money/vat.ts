import { roundAmount, sumAmounts } from './amount.ts';
import { currencyDigits, type Currency } from './currency.ts';
import { VAT_RATES, type VatRate } from './vat-rates.ts';
import { add, divide, multiply, subtract, type Decimal } from '../decimals/decimal.ts';

/** Whether quoted prices include VAT. */
export const VAT_MODES = ['included', 'excluded'] as const;
export type VatMode = (typeof VAT_MODES)[number];

/** Amounts in one currency; gross is always net + vat. */
export type NetVatGross = {
  readonly net: Decimal;
  readonly vat: Decimal;
  readonly gross: Decimal;
};

/** One rate's share of a total. */
export type VatGroup = {
  readonly rate: VatRate;
} & NetVatGross;

/** "0" for "none". */
export function vatPercent(rate: VatRate): Decimal {
  return rate === 'none' ? '0' : rate;
}

/** Splits an amount quoted in the given mode. VAT is rounded once; the quoted side is unchanged. */
export function splitVat(amount: Decimal, rate: VatRate, mode: VatMode, currency: Currency): NetVatGross {
  const quoted = roundAmount(amount, currency);
  const percent = vatPercent(rate);
  // One division of exact numbers: intermediate rounding would change the last digit.
  const whole = mode === 'included' ? add('100', percent) : '100';
  const vat = roundAmount(divide(multiply(quoted, percent), whole, currencyDigits(currency)), currency);
  return mode === 'included'
    ? { net: roundAmount(subtract(quoted, vat), currency), vat, gross: quoted }
    : { net: quoted, vat, gross: roundAmount(add(quoted, vat), currency) };
}

/**
 * VAT per rate on the summed line totals (EN 16931, BG-23), not line by line: the two differ by kopecks.
 * Groups are in the order of VAT_RATES; rates without a line are omitted.
 */
export function vatByRate(
  lines: Iterable<{ readonly rate: VatRate; readonly total: Decimal }>,
  mode: VatMode,
  currency: Currency,
): VatGroup[] {
  const totals = Map.groupBy(lines, (line) => line.rate);
  return VAT_RATES.flatMap((rate) => {
    const group = totals.get(rate);
    if (group === undefined) return [];
    const amount = sumAmounts(
      group.map((line) => line.total),
      currency,
    );
    return [{ rate, ...splitVat(amount, rate, mode, currency) }];
  });
}

export function sumVat(groups: readonly NetVatGross[], currency: Currency): NetVatGross {
  return {
    net: sumAmounts(
      groups.map((group) => group.net),
      currency,
    ),
    vat: sumAmounts(
      groups.map((group) => group.vat),
      currency,
    ),
    gross: sumAmounts(
      groups.map((group) => group.gross),
      currency,
    ),
  };
}
