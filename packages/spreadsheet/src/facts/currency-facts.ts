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
export const readCurrencyName: FactReader = (text) =>
  matchesOf(STATED, text).flatMap((one) => {
    const name = one.groups?.['name'] ?? one.groups?.['after'] ?? '';
    const currency = currencyOf(name.replace(/\.$/u, ''));
    return currency === null ? [] : [foundAt('currency', currency, one)];
  });
