/** Reads the currency that a quote names for all prices. */
import { currencyOf } from './amount-text.ts';
import { type FactReader, foundAt } from './fact.ts';
import { BEGIN, matchesOf, pattern } from './pattern.ts';

const NAME = String.raw`(?<name>российск\p{L}+\s+рубл\p{L}+|рубл\p{L}+(?:\s+рф)?|руб\.?|₽|доллар\p{L}+(?:\s+сша)?|usd|us\s+dollars?|\$|евро|eur(?:os?)?|€|юан\p{L}+|cny|rmb|тенге|kzt|rub|roubles?|rubles?)(?!\p{L})`;
const STATED = pattern(
  String.raw`${BEGIN}(?:валюта(?:\s+(?:кп|предложения|сч[её]та|цен))?|currency)\s*[:\t—–-]?\s*${NAME}|${BEGIN}(?:цены|стоимость|суммы|prices?|amounts?|all\s+prices)(?:\s+(?:указан\p{L}*|приведен\p{L}*|are|is|quoted|given))*\s+(?:в|in)\s+${NAME.replace('?<name>', '?<after>')}`,
);
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^(?:росс|рубл|руб|roub|rubl)/iu, 'RUB'],
  [/^(?:доллар|us\s+dollar)/iu, 'USD'],
];

export const readCurrencyName: FactReader = (text) =>
  matchesOf(STATED, text).flatMap((one) => {
    const name = one.groups?.['name'] ?? one.groups?.['after'] ?? '';
    const currency = WRITTEN.find(([form]) => form.test(name))?.[1] ?? currencyOf(name.replace(/\.$/u, ''));
    return currency === null ? [] : [foundAt('currency', currency, one)];
  });
