/** Currencies and scales in headings, cells, notes and number formats: "Цена, тыс. руб.", "80 коп.", "[$€-407]". */
import { readCurrency } from '@zakupki/procurement/money/currency';
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { CURRENCY_FORMS, type NamedCurrency } from './currency-forms.ts';

export type CurrencyWords = {
  readonly currencies: readonly NamedCurrency[];
  /** multiplier of the numbers: 0.01 for kopecks, 1000 for "тыс. руб."; null when no scale is named */
  readonly factor: Decimal | null;
};

/** "kEUR" and "mRUB" name a currency behind its scale. */
const BEGIN = String.raw`(?:(?<![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])(?:k|m|mln|ths)))`;
const word = (forms: string) => `${BEGIN}${forms}(?![\\p{L}])`;
const CURRENCIES = CURRENCY_FORMS.map(([currency, forms]) => [currency, new RegExp(word(forms), 'giu')] as const);

const ANY = `(?:${CURRENCY_FORMS.map(([, forms]) => forms).join('|')})`;
/** Parts of a currency unit, and multiples of it. A multiple without a currency counts things: "тыс. шт". */
const SCALES: readonly (readonly [Decimal, RegExp, NamedCurrency | null])[] = [
  ['0.01', /(?<!\p{L})(?:коп(?:\.|е[ей]к\p{L}*|ейк\p{L}*)?|kopecks?|kop\.?)(?!\p{L})/iu, 'RUB'],
  ['0.01', /(?<!\p{L})(?:евроцент\p{L}*|euro\s?cents?)(?!\p{L})/iu, 'EUR'],
  ['0.01', /(?<!\p{L})(?:цент\p{L}{0,2}|(?:us\s+)?cents?)(?!\p{L})|¢/iu, 'USD'],
  ['0.01', /[,(]\s*cts?\.?\s*\)?$/iu, null],
  ['1000000', new RegExp(`(?<!\\p{L})(?:млн|миллион\\p{L}*)\\.?\\s*${ANY}(?!\\p{L})`, 'iu'), null],
  [
    '1000000',
    new RegExp(
      `(?<!\\p{L})(?:${ANY}\\s*(?:mln|millions?|m)|(?:mln|millions?)\\.?\\s*(?:of\\s+)?${ANY})(?!\\p{L})`,
      'iu',
    ),
    null,
  ],
  ['1000', new RegExp(`(?<!\\p{L})(?:тыс|тысяч\\p{L}*|т)\\.?\\s*${ANY}(?!\\p{L})`, 'iu'), null],
  [
    '1000',
    new RegExp(
      `(?<!\\p{L})(?:${ANY}\\s*(?:k|ths|thousands?|['’]?000(?![\\d.,]))|(?:k|ths\\.?|thousands?|(?<![\\d.,]\\s?)['’]?000)\\s*(?:of\\s+)?${ANY})(?!\\p{L})`,
      'iu',
    ),
    null,
  ],
  ['1000', /,\s*(?:в\s+)?(?:тыс|тысяч\p{L}*)\.?\s*$|(?<!\p{L})in\s+thousands?(?!\p{L})/iu, null],
  ['1000000', /,\s*(?:в\s+)?(?:млн|миллион\p{L}*|mln|millions?)\.?\s*$|(?<!\p{L})in\s+millions?(?!\p{L})/iu, null],
];

/** Longest text that is searched. */
const LONGEST = 300;

/** The currencies and the scale that a text names. */
export function currencyWords(whole: string): CurrencyWords {
  const text = whole.slice(0, LONGEST);
  const scale = SCALES.find(([, form]) => form.test(text));
  const found = new Set<NamedCurrency>();
  let rest = text;
  for (const [currency, form] of CURRENCIES) {
    const next = rest.replaceAll(form, ' ');
    if (next !== rest) found.add(currency);
    rest = next;
  }
  if (found.size === 0 && scale?.[2]) found.add(scale[2]);
  return { currencies: [...found], factor: scale?.[0] ?? null };
}

/** The currency of a text that names exactly one. */
export function onlyCurrency(text: string): NamedCurrency | null {
  const { currencies } = currencyWords(text);
  return currencies.length === 1 ? (currencies[0] ?? null) : null;
}

/** A text without its currencies and scale, and what they were: "1,8 тыс. руб." is "1,8". */
export function withoutCurrency(text: string): CurrencyWords & { readonly rest: string } {
  const words = currencyWords(text);
  let rest = text;
  for (const [, form] of SCALES) rest = rest.replace(form, ' ');
  for (const [, form] of CURRENCIES) rest = rest.replaceAll(form, ' ');
  return { ...words, rest: rest.replaceAll(/\s+/gu, ' ').trim() };
}

/** Built-in formats with a dollar show the currency of the reader's computer. */
const LOCAL = /^_?\(?\$\*? ?#,##0/u;
/** Countries whose dollar or yuan has another code; by locale of Excel. */
const DOLLARS = new Set(['', '409', '540A', '45C', '46B']);
const YUANS = new Set(['', '804', '478', '45D']);

/** The currency of an Excel number format such as `[$$-409]#,##0.00` or `# ##0.00"₽"`; null when it shows none. */
export function formatCurrency(format: string): NamedCurrency | null {
  if (LOCAL.test(format)) return null;
  const [, sign = '', locale = ''] = /\[\$([^\]-]+)(?:-([0-9A-F]+))?\]/iu.exec(format) ?? [];
  const place = locale.toUpperCase().replace(/^0+/u, '').slice(-4);
  if (sign !== '') {
    const text = sign.trim();
    if (text === '$' && !DOLLARS.has(place)) return 'unknown';
    if (text === '¥' && !YUANS.has(place)) return 'unknown';
    if (place === '423' && /^(?:р|руб|br)\.?$/iu.test(text)) return 'BYN';
    return readCurrency(text) ?? onlyCurrency(text) ?? (/\p{L}/u.test(text) ? 'unknown' : null);
  }
  return onlyCurrency(formatText(format));
}

/** The words and signs that a number format shows beside the number: "руб./100 шт". */
export const formatText = (format: string): string =>
  [...format.matchAll(/"([^"]*)"|\\(.)|([$€₽¥₸£])/gu)]
    .map(([, quoted, escaped, bare]) => quoted ?? escaped ?? bare ?? '')
    .join('')
    .trim();

/** Whether a number format shows hundredths as percent; a quoted sign is only text. */
export const isPercentFormat = (format: string): boolean => format.replaceAll(/"[^"]*"|\\./gu, '').includes('%');
