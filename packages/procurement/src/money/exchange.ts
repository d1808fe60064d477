import { roundAmount } from './amount.ts';
import { currencyDigits, type Currency } from './currency.ts';
import { add, divide, multiply, sign, subtract, type Decimal } from '../decimals/decimal.ts';
import type { NetVatGross, VatMode } from './vat.ts';

/** A rate frozen in the order, as central banks quote it: `nominal` units of the foreign currency cost `rate` of the order's. */
export type ExchangeRate = {
  readonly rate: Decimal;
  readonly nominal: number;
};

/** The rate of a currency to itself. */
export const SAME_CURRENCY: ExchangeRate = { rate: '1', nominal: 1 };

/** Finds the rate from `from` to `to` among the rates frozen in the order; null when there is none. */
export function findExchange(
  from: Currency,
  to: Currency,
  frozen: readonly (ExchangeRate & { readonly currency: Currency })[],
): ExchangeRate | null {
  return from === to ? SAME_CURRENCY : (frozen.find(({ currency }) => currency === from) ?? null);
}

/** Two exact factors, so that a longer product is rounded only once. */
export function exchangeFactors({ rate, nominal }: ExchangeRate): { multiplier: Decimal; divisor: Decimal } {
  if (!Number.isSafeInteger(nominal) || nominal < 1)
    throw new RangeError(`Exchange rate nominal ${nominal} must be a whole number from 1`);
  if (sign(rate) <= 0) throw new RangeError(`Exchange rate ${rate} must be above zero`);
  return { multiplier: rate, divisor: String(nominal) };
}

/** Rounded once to the digits of the target currency. */
function convertAmount(amount: Decimal, exchange: ExchangeRate, target: Currency): Decimal {
  const { multiplier, divisor } = exchangeFactors(exchange);
  return roundAmount(divide(multiply(amount, multiplier), divisor, currencyDigits(target)), target);
}

/**
 * Converts the quoted side (gross when VAT is included, otherwise net) and the VAT, and calculates the third, so that
 * net + vat = gross stays exact.
 */
export function convertTotals(
  totals: NetVatGross,
  mode: VatMode,
  exchange: ExchangeRate,
  target: Currency,
): NetVatGross {
  const vat = convertAmount(totals.vat, exchange, target);
  if (mode === 'included') {
    const gross = convertAmount(totals.gross, exchange, target);
    return { net: roundAmount(subtract(gross, vat), target), vat, gross };
  }
  const net = convertAmount(totals.net, exchange, target);
  return { net, vat, gross: roundAmount(add(net, vat), target) };
}
