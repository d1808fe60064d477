/** Reads amounts within a text. */
import { type Currency, readCurrency } from '@zakupki/procurement/money/currency';
import { round } from '@zakupki/procurement/decimals/decimal';
import { readAmount } from '../cells/cell-values.ts';
import { onlyCurrency } from '../words/currency-words.ts';
import { AMOUNT, pattern } from './pattern.ts';
import { ANY_SUPPORTED, CODE, SYMBOL } from '../words/currency-forms.ts';

/** An amount with its surroundings: groups `amount`, `before`, `behind`, `cents`. */
export const MONEY = String.raw`(?<before>${SYMBOL}|${CODE})?\s*(?<![\d.,])(?<amount>${AMOUNT})\s*(?<behind>${ANY_SUPPORTED})?(?:\s*(?<cents>\d{2})\s*коп\p{L}*\.?)?`;

export type Money = {
  readonly amount: string;
  readonly currency: Currency | null;
};

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

/** "рублях", "долларов США", "$". */
export function currencyOf(text: string): Currency | null {
  const named = readCurrency(text) ?? onlyCurrency(text.trim());
  return named === 'unknown' ? null : named;
}

export const moneyPattern = (lead: string, tail = ''): RegExp => pattern(lead + MONEY + tail);
