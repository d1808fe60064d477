/** Headings that only name a unit, a currency or a scale: "шт", "тыс. руб.", "€/100 pcs". */
import { readAnyUnit } from '@zakupki/procurement/units/unit-input';
import { countedPriceUnit } from '../words/pack.ts';
import { currencyWords, withoutCurrency } from '../words/currency-words.ts';

const LONGEST = 24;
const PER = /\s*(?:\/|(?<!\p{L})(?:за|per)\s)\s*(?:\d[\d ]*)?(?:\s*\p{L}+\.?)?\s*$/iu;

/** Whether the text names money: a currency or its scale, with the quantity of a price at most. */
export function isMoneyMeasure(text: string): boolean {
  if (text === '' || text.length > LONGEST) return false;
  const { currencies, factor } = currencyWords(text);
  const rest = withoutCurrency(text)
    .rest.replace(PER, '')
    .replaceAll(/[\s,.()]/gu, '');
  return (currencies.length > 0 || factor !== null) && rest === '';
}

export const isMeasure = (text: string): boolean =>
  isMoneyMeasure(text) ||
  (text !== '' && text.length <= LONGEST && (readAnyUnit(text) !== null || isCount(text))) ||
  /^[%№]$/u.test(text);

const isCount = (text: string) => /^\s*(?:за|per|\/)/iu.test(text) && countedPriceUnit(text) !== null;
