import { currencyDigits, type Currency } from './currency.ts';
import { isDecimal, multiply, round, sum, type Decimal } from '../decimals/decimal.ts';

/** Most fraction digits of a price per unit. */
export const UNIT_PRICE_DIGITS = 4;
/** Most fraction digits of a quantity. */
export const QUANTITY_DIGITS = 3;
/** Most integer digits of a quantity: it stays below 1,000,000,000. */
export const QUANTITY_INTEGER_DIGITS = 9;

/** Half-up to the currency's digits: "10.005" RUB is "10.01". Keeps trailing zeros. */
export function roundAmount(value: Decimal, currency: Currency): Decimal {
  return round(value, currencyDigits(currency));
}

/** Rounded once to the currency's digits. */
export function lineTotal(unitPrice: Decimal, quantity: Decimal, currency: Currency): Decimal {
  return roundAmount(multiply(unitPrice, quantity), currency);
}

/** In the currency's digits; "0.00" for none. */
export function sumAmounts(amounts: Iterable<Decimal>, currency: Currency): Decimal {
  return roundAmount(sum(amounts), currency);
}

/** Whether the text is an Amount of the contract: not negative, exactly the currency's digits, at most 15 integer digits. */
export function isAmount(text: string, currency: Currency): boolean {
  const digits = currencyDigits(currency);
  return isDecimal(text, digits) && !text.startsWith('-') && text === round(text, digits);
}

/** Whether the text is a UnitPrice of the contract: not negative, at most 4 fraction digits. */
export function isUnitPrice(text: string): boolean {
  return isDecimal(text, UNIT_PRICE_DIGITS) && !text.startsWith('-');
}
