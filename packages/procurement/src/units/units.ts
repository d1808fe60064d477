import { compare, divide, multiply, sign, strip, type Decimal } from '../decimals/decimal.ts';
import type { Words } from '@zakupki/words';

/** Units convert within one dimension, and only where they have a factor. */
type Dimension =
  | 'count'
  | 'mass'
  | 'length'
  | 'area'
  | 'volume'
  | 'energy'
  | 'days'
  | 'months'
  | 'labour'
  | 'service'
  | 'package';

export type Unit = {
  /**
   * UN/ECE Recommendation 20 common code; packages are Recommendation 21 codes with the prefix X, as Rec 20 prescribes.
   * A unit that is not in this table has the code of `okei.ts`.
   */
  readonly code: string;
  readonly dimension: Dimension | 'other';
  /** Number of base units of the dimension; null for a unit that is only comparable with itself. */
  readonly factor: Decimal | null;
  readonly symbol: Words;
  readonly name: Words;
};

type Row = readonly [
  code: string,
  dimension: Dimension,
  factor: Decimal | null,
  ruSymbol: string,
  ruName: string,
  enSymbol: string,
  enName: string,
];

// The content of a box depends on its seller and a day of work is 8 or 12 hours: no factor, the buyer is asked.
// Days and months are separate dimensions because a month has no fixed number of days.
const TABLE: readonly Row[] = [
  ['H87', 'count', '1', 'шт', 'штука', 'pcs', 'piece'],
  ['C62', 'count', '1', 'ед', 'единица', 'unit', 'unit'],
  ['DZN', 'count', '12', 'дюж', 'дюжина', 'doz', 'dozen'],
  ['CEN', 'count', '100', '100 шт', 'сто штук', '100 pcs', 'hundred'],
  ['MIL', 'count', '1000', 'тыс. шт', 'тысяча штук', 'thous. pcs', 'thousand'],
  ['PR', 'package', null, 'пар', 'пара', 'pair', 'pair'],
  ['SET', 'package', null, 'компл', 'комплект', 'set', 'set'],
  ['XPK', 'package', null, 'упак', 'упаковка', 'pack', 'package'],
  ['XBX', 'package', null, 'кор', 'коробка', 'box', 'box'],
  ['XCS', 'package', null, 'ящ', 'ящик', 'case', 'case'],
  ['XPX', 'package', null, 'палл', 'паллета', 'pallet', 'pallet'],
  ['XRO', 'package', null, 'рул', 'рулон', 'roll', 'roll'],
  ['XCL', 'package', null, 'бухт', 'бухта', 'coil', 'coil'],
  ['XBE', 'package', null, 'связ', 'связка', 'bundle', 'bundle'],
  ['XST', 'package', null, 'лист', 'лист', 'sheet', 'sheet'],
  ['XBG', 'package', null, 'пакет', 'пакет', 'bag', 'bag'],
  ['XSA', 'package', null, 'меш', 'мешок', 'sack', 'sack'],
  ['XBO', 'package', null, 'бут', 'бутылка', 'btl', 'bottle'],
  ['XCX', 'package', null, 'бан', 'банка', 'can', 'can'],
  ['XBJ', 'package', null, 'вед', 'ведро', 'bucket', 'bucket'],
  ['XJY', 'package', null, 'канистр', 'канистра', 'jerrican', 'jerrican'],
  ['XDR', 'package', null, 'боч', 'бочка', 'drum', 'drum'],
  ['MGM', 'mass', '0.000001', 'мг', 'миллиграмм', 'mg', 'milligram'],
  ['GRM', 'mass', '0.001', 'г', 'грамм', 'g', 'gram'],
  ['KGM', 'mass', '1', 'кг', 'килограмм', 'kg', 'kilogram'],
  ['DTN', 'mass', '100', 'ц', 'центнер', 'dt', 'decitonne'],
  ['TNE', 'mass', '1000', 'т', 'тонна', 't', 'tonne'],
  ['MMT', 'length', '0.001', 'мм', 'миллиметр', 'mm', 'millimetre'],
  ['CMT', 'length', '0.01', 'см', 'сантиметр', 'cm', 'centimetre'],
  ['MTR', 'length', '1', 'м', 'метр', 'm', 'metre'],
  ['LM', 'length', '1', 'пог. м', 'погонный метр', 'lin. m', 'linear metre'],
  ['KMT', 'length', '1000', 'км', 'километр', 'km', 'kilometre'],
  ['CMK', 'area', '0.0001', 'см²', 'квадратный сантиметр', 'cm²', 'square centimetre'],
  ['MTK', 'area', '1', 'м²', 'квадратный метр', 'm²', 'square metre'],
  ['HAR', 'area', '10000', 'га', 'гектар', 'ha', 'hectare'],
  ['MLT', 'volume', '0.001', 'мл', 'миллилитр', 'ml', 'millilitre'],
  ['CMQ', 'volume', '0.001', 'см³', 'кубический сантиметр', 'cm³', 'cubic centimetre'],
  ['LTR', 'volume', '1', 'л', 'литр', 'l', 'litre'],
  ['MTQ', 'volume', '1000', 'м³', 'кубический метр', 'm³', 'cubic metre'],
  ['KWH', 'energy', '1', 'кВт·ч', 'киловатт-час', 'kWh', 'kilowatt hour'],
  ['MWH', 'energy', '1000', 'МВт·ч', 'мегаватт-час', 'MWh', 'megawatt hour'],
  ['HUR', 'labour', null, 'ч', 'час', 'h', 'hour'],
  ['E49', 'labour', null, 'раб. дн', 'рабочий день', 'working day', 'working day'],
  ['DAY', 'days', '1', 'дн', 'день', 'day', 'day'],
  ['WEE', 'days', '7', 'нед', 'неделя', 'wk', 'week'],
  ['MON', 'months', '1', 'мес', 'месяц', 'mo', 'month'],
  ['QAN', 'months', '3', 'кварт', 'квартал', 'qtr', 'quarter'],
  ['ANN', 'months', '12', 'год', 'год', 'yr', 'year'],
  ['E48', 'service', null, 'усл', 'услуга', 'service', 'service'],
  ['E51', 'service', null, 'раб', 'работа', 'job', 'job'],
  ['LS', 'service', null, 'аккорд', 'твёрдая сумма за всё', 'lump sum', 'lump sum'],
];

type CommonUnit = {
  readonly dimension: Dimension;
} & Unit;

/** In display order. */
export const UNITS: readonly CommonUnit[] = TABLE.map(
  ([code, dimension, factor, ruSymbol, ruName, enSymbol, enName]) => ({
    code,
    dimension,
    factor,
    symbol: { ru: ruSymbol, en: enSymbol },
    name: { ru: ruName, en: enName },
  }),
);

const BY_CODE = new Map(UNITS.map((unit) => [unit.code, unit]));

/** Exact for the smallest factor of the table. */
const FACTOR_DIGITS = 10;

/** Units beyond the common ones. */
export type UnitCatalogue = {
  readonly find: (code: string) => Unit | null;
  /** The code of a name, symbol or code; null for an unknown or ambiguous text. */
  readonly read: (text: string) => string | null;
};

let catalogue: UnitCatalogue | null = null;

/** Makes `findUnit` and `readAnyUnit` know further units. Importing `okei.ts` does. */
export function extendUnits(further: UnitCatalogue): void {
  catalogue = further;
}

export const furtherUnits = (): UnitCatalogue | null => catalogue;

/** Null for a code that is not in the table. */
export function findCommonUnit(code: string): CommonUnit | null {
  return BY_CODE.get(code) ?? null;
}

/** Null for an unknown code; also for one of `okei.ts` while that file is not imported. */
export function findUnit(code: string): Unit | null {
  return findCommonUnit(code) ?? catalogue?.find(code) ?? null;
}

/** Two exact factors: one `from` is multiplier ÷ divisor of `to`. */
export type UnitRatio = {
  readonly multiplier: Decimal;
  readonly divisor: Decimal;
};

/**
 * Null when the units cannot be compared. Equal codes always can, known or not.
 * Returns two factors, so that a longer product is rounded only once.
 */
export function unitRatio(from: string, to: string): UnitRatio | null {
  if (from === to) return { multiplier: '1', divisor: '1' };
  const source = findUnit(from);
  const target = findUnit(to);
  if (source === null || target === null || source.dimension !== target.dimension) return null;
  if (source.factor === null || target.factor === null) return null;
  return { multiplier: source.factor, divisor: target.factor };
}

/** Half-up to at most the given fraction digits; null when the units cannot be compared. */
export function convertQuantity(
  quantity: Decimal,
  from: string,
  to: string,
  fractionDigits = FACTOR_DIGITS,
): Decimal | null {
  const ratio = unitRatio(from, to);
  return ratio === null ? null : divide(multiply(quantity, ratio.multiplier), ratio.divisor, fractionDigits);
}

/** Number of the order's units in an offered unit, as the seller states it: `unitsPerPack` ÷ `packsPerUnit`. */
export type PackContent = {
  /** Order units, 1 when only the other is given. */
  readonly unitsPerPack: Decimal | null;
  /** Offered units, 1 when absent: 12 for an offer in pieces on an order in boxes of 12. */
  readonly packsPerUnit: Decimal | null;
};

/** The table's factor where units share a dimension, otherwise the pack's content. An empty pack has no factor. */
export function offeredUnitRatio(offered: string, ordered: string, pack: PackContent): UnitRatio | null {
  const { unitsPerPack, packsPerUnit } = pack;
  const ratio = unitRatio(offered, ordered);
  if (ratio !== null || (unitsPerPack ?? packsPerUnit) == null) return ratio;
  const [multiplier, divisor] = [unitsPerPack ?? '1', packsPerUnit ?? '1'];
  return sign(multiplier) > 0 && sign(divisor) > 0 ? { multiplier, divisor } : null;
}

/** Equal quantities in the offered and the ordered unit: 12 pcs = 1 box. */
export type UnitEquation = {
  readonly offered: Decimal;
  readonly ordered: Decimal;
};

/** Most fraction digits of an equation; the same as of a quantity. */
const EQUATION_DIGITS = 3;

/**
 * The exact ratio as people write it: one larger unit and its content in the smaller ("1 box = 12.5 m", "12 pcs = 1 box"),
 * or integers in lowest terms where that is not a short decimal ("25 doz = 3 hundred").
 */
export function unitEquation({ multiplier, divisor }: UnitRatio): UnitEquation {
  if (compare(multiplier, divisor) >= 0) {
    const ordered = exactQuotient(multiplier, divisor);
    if (ordered !== null) return { offered: '1', ordered };
  } else {
    const offered = exactQuotient(divisor, multiplier);
    if (offered !== null) return { offered, ordered: '1' };
  }
  const digits = Math.max(fractionDigits(multiplier), fractionDigits(divisor));
  const scale = `1${'0'.repeat(digits)}`;
  const [ordered, offered] = [BigInt(multiply(multiplier, scale)), BigInt(multiply(divisor, scale))];
  const common = greatestCommonDivisor(ordered, offered);
  return { offered: String(offered / common), ordered: String(ordered / common) };
}

/** Null when the quotient is not exact within the digits of an equation. */
function exactQuotient(a: Decimal, b: Decimal): Decimal | null {
  const quotient = divide(a, b, EQUATION_DIGITS);
  return compare(multiply(quotient, b), a) === 0 ? quotient : null;
}

const fractionDigits = (value: Decimal) => strip(value).split('.')[1]?.length ?? 0;

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
