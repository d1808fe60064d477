/** Reads the currency that a quote names for all prices. */
import { currencyOf } from './amount-text.ts';
import { type FactReader, foundAt } from './fact.ts';
import { BEGIN, matchesOf, pattern } from './pattern.ts';
import { anyPhrase, anyWord } from '../words/word-table.ts';
import { ANY_SUPPORTED } from '../words/currency-forms.ts';

const NAME = `(?<name>${ANY_SUPPORTED})`;
const PRICES = anyPhrase({ ru: 'цены, стоимость, суммы', en: 'prices?, amounts?, all prices' });
const ARE_GIVEN = anyWord({ ru: 'указан*, приведен*', en: 'are, is, quoted, given' });
const STATED = pattern(
  [
    String.raw`${BEGIN}(?:валюта(?:\s+(?:кп|предложения|сч[её]та|цен))?|currency)\s*[:\t—–-]?\s*${NAME}`,
    String.raw`${BEGIN}${PRICES}(?:\s+${ARE_GIVEN})*\s+(?:в|in)\s+${NAME.replace('?<name>', '?<after>')}`,
  ].join('|'),
);
const OR_OTHER = new RegExp(String.raw`^\s*(?:(?:или|либо|or)\s|\/)\s*(?:(?:в|in)\s+)?${ANY_SUPPORTED}`, 'iu');

export const readCurrencyName: FactReader = (text) =>
  matchesOf(STATED, text).flatMap((one) => {
    const name = one.groups?.['name'] ?? one.groups?.['after'] ?? '';
    const currency = currencyOf(name.replace(/\.$/u, ''));
    // "USD или EUR" names none.
    const isOpen = OR_OTHER.test(text.slice(one.index + one[0].length));
    return currency === null || isOpen ? [] : [foundAt('currency', currency, one)];
  });
