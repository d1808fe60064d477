/** Reads amounts within a text. */
import { type Currency, readCurrency } from '@zakupki/procurement/money/currency';
import { round } from '@zakupki/procurement/decimals/decimal';
import { readAmount } from '../../values/cell-values.ts';
import { AMOUNT, CURRENCY, pattern } from './pattern.ts';

/** An amount with its surroundings: groups `amount`, `before`, `behind`, `cents`. */
export const MONEY = String.raw`(?<before>[$€₽¥₸]|usd|eur|rub|cny)?\s*(?<![\d.,])(?<amount>${AMOUNT})\s*(?<behind>${CURRENCY})?(?:\s*(?<cents>\d{2})\s*коп\p{L}*\.?)?`;

export interface Money {
  readonly amount: string;
  readonly currency: Currency | null;
}

/** Reads "98 400 руб. 50 коп." as 98400.50 roubles; null when it is not an amount or ambiguous. */
export function moneyOf(groups: Readonly<Record<string, string | undefined>> | undefined): Money | null {
  const { amount = '', before, behind, cents } = groups ?? {};
  const plain = amount.replaceAll(/[\u00A0\u202F]/gu, ' ');
  const found = readAmount(plain);
  if (!found.ok) return null;
  const sign = (before ?? behind ?? '').replace(/\.$/u, '');
  const isWhole = cents !== undefined && !/[.,]/u.test(plain);
  return {
    amount: isWhole ? round(`${found.value.split('.')[0]}.${cents}`, 2) : found.value,
    currency: sign === '' ? null : currencyOf(sign),
  };
}

const WRITTEN: readonly (readonly [RegExp, Currency])[] = [
  [/^бел/iu, 'BYN'],
  [/^(?:руб|р$|р\.)/iu, 'RUB'],
  [/^(?:долл|us\$)/iu, 'USD'],
  [/^(?:евро|euro)/iu, 'EUR'],
  [/^юан/iu, 'CNY'],
  [/^(?:тенге|тг)/iu, 'KZT'],
];

/** "рублях", "долларов США", "$". */
export function currencyOf(text: string): Currency | null {
  return readCurrency(text) ?? WRITTEN.find(([form]) => form.test(text.trim()))?.[1] ?? null;
}

export const moneyPattern = (lead: string, tail = ''): RegExp => pattern(lead + MONEY + tail);
