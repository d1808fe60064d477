/** How documents write currencies: one list for cells, headings, notes and sentences. */
import { CURRENCIES, type Currency } from '@zakupki/procurement/money/currency';
import type { Words } from '@zakupki/words';
import { anyPhrase } from './word-table.ts';

/** `unknown` is a currency without a code of the contract: "у.е.", "£". */
export type NamedCurrency = Currency | 'unknown';

/** Stems and whole words besides the code and the symbol; "бел. руб." is before "руб.", which it contains. */
const NAMES: Readonly<Record<Currency, Words>> = {
  BYN: { ru: String.raw`бел\.?\s*руб(?:\.|\p{L}*), белорус+ руб(?:\.|\p{L}*)`, en: '' },
  RUB: {
    ru: String.raw`росс*\.? руб(?:\.|\p{L}*), руб(?:\.|л+)?, р(?:\.|(?!\.?\p{L}))`,
    en: 'rur, ro?ubles?',
  },
  USD: {
    ru: String.raw`дол(?:л*\.?|\.)(?:\s*сша)?`,
    en: String.raw`us\s*dollars?, us\$, dollars?`,
  },
  EUR: { ru: 'евро', en: 'euros?' },
  CNY: { ru: 'юан*', en: 'rmb, cn¥, 元, yuan' },
  KZT: { ru: 'тенге, тг', en: '' },
};

/** "у.е.", also in Latin letters that look alike, and "c.u.". */
export const UNIT_OF_ACCOUNT = String.raw`(?:у\.?\s*е\.?|[уy]\.\s*[еe]\.?|условн\p{L}+\s+единиц\p{L}*|c\.\s?u\.?)`;

/** Units of account, and currencies that the marketplace does not have. */
const OTHERS: Words = {
  ru: String.raw`${UNIT_OF_ACCOUNT}, усл\.?\s*ед\.?(?!\s*изм), фунт*, йен*, иен*, франк*, лир\p{L}?, грн, гривн*,
    дирхам*, рупи+, вон, злот+, сум, сом\p{L}{0,2}, манат*, лари, сомони, тугрик*`,
  en: String.raw`conventional units?, gbp, £, jpy, chf, s?fr\., try, uah, ₴, aed, inr, ₹, krw, ₩, pln, cad, aud,
    hkd, sgd, sek, nok, dkk, czk, uzs, kgs, amd, gel, (?:au?|ca?|hk|nz?|sg?|nt|r|mx)\$, nzd, thb, vnd, mxn, brl, ils, huf,
    bgn, mdl, azn, tjs, mnt, zar, sar, qar, rsd`,
};

/** Signs of any other currency, after the known ones. */
const OTHER_SIGNS: Words = { ru: '', en: String.raw`\p{Sc}, zł` };

const SUPPORTED = Object.entries(NAMES).map(([code, names]) => {
  // Object.entries loses the key type; the keys are those of the table above.
  const currency = code as Currency;
  const { symbol } = CURRENCIES[currency];
  const signs = [code.toLowerCase(), symbol.toLowerCase().replace('$', String.raw`\$`)].join(', ');
  return [currency, anyPhrase({ ru: names.ru, en: `${names.en}, ${signs}` })] as const;
});

/** Sources of patterns with the flags `iu`, in the order in which a text is searched. */
export const CURRENCY_FORMS: readonly (readonly [NamedCurrency, string])[] = [
  ['unknown', anyPhrase(OTHERS)],
  ...SUPPORTED,
  ['unknown', anyPhrase(OTHER_SIGNS)],
];

/** A currency of the marketplace in any form, as the source of a pattern. */
export const ANY_SUPPORTED = `(?:${SUPPORTED.map(([, forms]) => forms).join('|')})(?!\\p{L})`;

/** A symbol before an amount: "$500". */
export const SYMBOL = `[${Object.values(CURRENCIES)
  .map(({ symbol }) => symbol)
  .filter((symbol) => symbol.length === 1)
  .join('')}]`;
/** A code before an amount: "USD 500". */
export const CODE = `(?:${Object.keys(CURRENCIES).join('|')})`;
