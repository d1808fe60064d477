/**
 * All units of OKEI, the Russian classification that public purchases and 1C write by number or by name. The data is
 * 46 kB, so pages that show only common units do not load this file: importing it makes `findUnit` and `readAnyUnit` know
 * the others.
 */
import { multiply } from '../decimals/decimal.ts';
import okei from './okei.json' with { type: 'json' };
import { readUnit, spelling } from './unit-input.ts';
import { extendUnits, findCommonUnit, type Unit } from './units.ts';

export type OkeiUnit = {
  /** Three or four digits: "006". */
  readonly number: string;
  readonly name: string;
  /** As the classification writes them; none in its appendix. */
  readonly symbols: readonly string[];
  readonly internationalSymbols: readonly string[];
  /** UN/ECE Recommendation 20. */
  readonly letterCodes: readonly string[];
  /** Length, area and so on. */
  readonly group: string;
  /** The code of orders and bids: that of `UNITS` for a common unit, otherwise "OKEI" and the number. */
  readonly unitCode: string;
};

/** Common units by number. Several numbers are one unit where people do not tell them apart: a kit and a set. */
const COMMON: Readonly<Record<string, string>> = {
  '003': 'MMT',
  '004': 'CMT',
  '006': 'MTR',
  '008': 'KMT',
  '018': 'LM',
  '051': 'CMK',
  '055': 'MTK',
  '059': 'HAR',
  '111': 'CMQ',
  '112': 'LTR',
  '113': 'MTQ',
  '161': 'MGM',
  '163': 'GRM',
  '166': 'KGM',
  '168': 'TNE',
  '206': 'DTN',
  '245': 'KWH',
  '246': 'MWH',
  '356': 'HUR',
  '359': 'DAY',
  '360': 'WEE',
  '362': 'MON',
  '364': 'QAN',
  '366': 'ANN',
  '539': 'HUR',
  '625': 'XST',
  '641': 'DZN',
  '642': 'C62',
  '704': 'SET',
  '715': 'PR',
  '728': 'XPK',
  '736': 'XRO',
  '778': 'XPK',
  '796': 'H87',
  '797': 'CEN',
  '798': 'MIL',
  '812': 'XCS',
  '839': 'SET',
  '868': 'XBO',
  '872': 'XBO',
  '8751': 'XBX',
  // Both numbers have one name and one symbol.
  '2931': 'OKEI293',
};

const parts = (text = '') =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const OKEI: readonly OkeiUnit[] = okei.groups.flatMap(({ group, units }) =>
  units.map((row): OkeiUnit => {
    const [number = '', name = '', symbols, internationalSymbols, letterCodes] = row.split('|');
    return {
      number,
      name,
      symbols: parts(symbols),
      internationalSymbols: parts(internationalSymbols),
      letterCodes: parts(letterCodes),
      group,
      unitCode: COMMON[number] ?? `OKEI${number}`,
    };
  }),
);

const BY_NUMBER = new Map(OKEI.map((unit) => [unit.number, unit]));

/** The unit with a number such as "796", "006" or "6"; null for other text. */
export function okeiByNumber(text: string): OkeiUnit | null {
  return /^\d{1,4}$/u.test(text) ? (BY_NUMBER.get(text.padStart(3, '0')) ?? null) : null;
}

const POWERS: Readonly<Record<string, string>> = { '10³': 'тыс.', '10⁶': 'млн', '10⁹': 'млрд', '10¹²': 'трлн' };
const COUNTS: readonly [RegExp, string][] = [
  [/^(?:тысяч\p{L}*|тыс\.?|10\^?3|10³|1000)\s*/iu, 'тыс. '],
  [/^(?:миллион\p{L}*|млн\.?|10\^?6|10⁶)\s*/iu, 'млн '],
  [/^(?:миллиард\p{L}*|млрд\.?|10\^?9|10⁹)\s*/iu, 'млрд '],
];

/** "10³ усл. банк", "тысяча усл. банк" → "тыс. усл. банк" */
function withCountInWords(text: string): string {
  const [pattern, word] = COUNTS.find(([each]) => each.test(text)) ?? [];
  return pattern && word ? text.replace(pattern, word) : text;
}

/** Words without their endings, so that "условных единиц" is "условная единица". */
const stems = (text: string) =>
  spelling(withCountInWords(text))
    .split(' ')
    .map((word) =>
      word.length < 5 ? word : word.replace(/(?:и[яйюие]|[аеиоуыэюя]|[ая]я|[оыеи]й|[оы]е|[иы]х|ого|[ао]м|ов)$/u, ''),
    )
    .join(' ');

/** Names and symbols of one unit as people may write them, without mere numbers: "20" is no name of two tens. */
function writtenForms({ name, symbols, internationalSymbols, letterCodes }: OkeiUnit): string[] {
  const names = parts(name.replace(/\s*\([^)]*\)/gu, ''));
  return [name, ...names, ...symbols, ...internationalSymbols, ...letterCodes].filter((form) =>
    /\p{L}|[%‰°'"]/u.test(form),
  );
}

type Index = ReadonlyMap<string, readonly OkeiUnit[]>;

function indexBy(keyOf: (form: string) => string): Index {
  const index = new Map<string, OkeiUnit[]>();
  for (const unit of OKEI) {
    for (const key of new Set(writtenForms(unit).map(keyOf))) {
      const units = index.get(key);
      if (units) units.push(unit);
      else index.set(key, [unit]);
    }
  }
  return index;
}

/** From the strictest reading to the loosest: "Мм" is a megametre and "мм" a millimetre, but "ММ" may be both. */
const INDEXES: readonly (readonly [keyOf: (text: string) => string, index: Index])[] = [
  (text: string) => text.trim(),
  (text: string) => spelling(withCountInWords(text)),
  stems,
].map((keyOf) => [keyOf, indexBy(keyOf)]);

/** The units that a name, symbol or letter code stands for: none, one, or several when the text is ambiguous. */
export function okeiByText(text: string): readonly OkeiUnit[] {
  for (const [keyOf, index] of INDEXES) {
    const units = index.get(keyOf(text));
    if (units) return units;
  }
  return [];
}

/**
 * The code of a unit by its number, name, symbol or letter code; null for an unknown one and for a text that stands for
 * several units.
 */
export function readOkei(text: string): string | null {
  const byNumber = okeiByNumber(text);
  if (byNumber) return byNumber.unitCode;
  const codes = new Set(okeiByText(text).map(({ unitCode }) => unitCode));
  const [code] = codes;
  return code !== undefined && codes.size === 1 ? code : null;
}

/** Factors that do not follow from a count of a common unit. Imperial ones are rounded in the classification. */
const CONVERTED: Readonly<Record<string, Pick<Unit, 'dimension' | 'factor'>>> = {
  '005': { dimension: 'length', factor: '0.1' },
  '053': { dimension: 'area', factor: '0.01' },
  '058': { dimension: 'area', factor: '1000' },
  '061': { dimension: 'area', factor: '1000000' },
  '109': { dimension: 'area', factor: '100' },
  '116': { dimension: 'volume', factor: '10' },
  '118': { dimension: 'volume', factor: '0.1' },
  '122': { dimension: 'volume', factor: '100' },
  '126': { dimension: 'volume', factor: '1000000' },
  '160': { dimension: 'mass', factor: '0.1' },
  '170': { dimension: 'mass', factor: '1000000' },
  '243': { dimension: 'energy', factor: '0.001' },
  '247': { dimension: 'energy', factor: '1000000' },
  '365': { dimension: 'months', factor: '6' },
  '730': { dimension: 'count', factor: '20' },
};

const COUNT_FACTORS: Readonly<Record<string, string>> = {
  '10³': '1000',
  '10⁶': '1000000',
  '10⁹': '1000000000',
};

/** "10³ м³" is a thousand of a common unit with a factor. */
function conversionOf({ number, symbols: [symbol = ''] }: OkeiUnit): Pick<Unit, 'dimension' | 'factor'> {
  const [count = '', ...rest] = symbol.split(' ');
  const factor = COUNT_FACTORS[count];
  const counted = factor === undefined ? null : findCommonUnit(readUnit(rest.join(' ')) ?? '');
  if (factor !== undefined && counted?.factor)
    return { dimension: counted.dimension, factor: multiply(counted.factor, factor) };
  return CONVERTED[number] ?? { dimension: 'other', factor: null };
}

/** "тыс. м³"; the name where the symbol stands for several units, so that what is shown can be read back. */
function shownAs(unit: OkeiUnit): Unit['symbol'] {
  const [symbol = unit.internationalSymbols[0] ?? unit.name] = unit.symbols;
  const ru = symbol.replace(/^10[³⁶⁹]|^10¹²/u, (power) => POWERS[power] ?? power);
  const isOwn = (text: string) => (readUnit(text) ?? readOkei(text)) === unit.unitCode;
  const own = [ru, symbol, unit.name].find(isOwn) ?? unit.unitCode;
  const [international = own] = unit.internationalSymbols.filter(isOwn);
  return { ru: own, en: international };
}

const FURTHER = new Map(
  OKEI.filter(({ number, unitCode }) => unitCode === `OKEI${number}`).map((unit): [string, Unit] => [
    unit.unitCode,
    // The classification has no English names.
    { code: unit.unitCode, ...conversionOf(unit), symbol: shownAs(unit), name: { ru: unit.name, en: unit.name } },
  ]),
);

extendUnits({
  find: (code) => FURTHER.get(code) ?? null,
  read: (text) => (FURTHER.has(text.trim().toUpperCase()) ? text.trim().toUpperCase() : readUnlessNumber(text)),
});

/** A number alone is a unit only in a column of numbers. */
function readUnlessNumber(text: string): string | null {
  return /^\s*\d+\s*$/u.test(text) ? null : readOkei(text);
}
