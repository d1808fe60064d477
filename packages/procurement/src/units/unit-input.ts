import { furtherUnits, UNITS } from './units.ts';

// Other spellings than the table's code, symbol and name, in the form that `spelling` returns.
const ALSO_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  H87: ['штуки', 'штук', 'штука', 'штуку', 'pc', 'pce', 'piece', 'pieces', 'ea', 'each', 'item', 'items'],
  C62: ['единиц', 'единицы', 'единицу', 'units', 'unt'],
  DZN: ['дюжины', 'дюжину', 'дюжин', 'dozens', 'dz'],
  CEN: ['сотня', 'сотни', 'сотню', 'сотен', 'сотня шт', 'сотни шт', 'сотен шт', 'сто шт', 'hundreds', 'hundred pcs'],
  MIL: [
    'тыс шт',
    'тысшт',
    'тыс',
    'тысяч шт',
    'тысяча',
    'тысячи',
    'тысячу',
    'тысячу шт',
    'тысячу штук',
    '1000 шт',
    'т шт',
    'ths pcs',
    'k pcs',
    'kpcs',
    'thousand pcs',
  ],
  PR: ['пара', 'пары', 'пару', 'prs', 'pairs'],
  SET: [
    'комп',
    'компл',
    'комплектов',
    'комплекта',
    'комплекты',
    'к т',
    'набор',
    'набора',
    'наборов',
    'sets',
    'kit',
    'kits',
  ],
  XPK: [
    'уп',
    'упак',
    'упаковки',
    'упаковок',
    'упаковку',
    'упаковке',
    'пачке',
    'пачка',
    'пачки',
    'пачку',
    'пачек',
    'пач',
    'пачк',
    'packs',
    'packages',
    'packet',
    'pk',
    'pkg',
    'pkt',
    'nmp',
  ],
  XBX: ['коробки', 'коробок', 'коробку', 'коробке', 'короб', 'boxes', 'bx', 'carton', 'ctn'],
  XCS: ['ящика', 'ящиков', 'cases', 'crate'],
  XPX: ['паллет', 'паллеты', 'паллету', 'палета', 'поддон', 'пал', 'pallets', 'plt'],
  XRO: ['рулона', 'рулонов', 'rolls', 'rl'],
  XCL: ['бухты', 'бухту', 'бухт', 'coils'],
  XBE: ['связки', 'связку', 'связок', 'bundles'],
  XST: ['листа', 'листов', 'листы', 'sheets'],
  XBG: ['пакета', 'пакетов', 'bags'],
  XSA: ['мешка', 'мешков', 'sacks'],
  XBO: ['бутылки', 'бутылку', 'бутылок', 'бутыль', 'флакон', 'фл', 'bottles'],
  XCX: ['банки', 'банку', 'банок', 'cans', 'tin'],
  XBJ: ['ведра', 'ведер', 'buckets', 'pail'],
  XJY: ['канистры', 'канистру', 'кан', 'jerricans', 'canister'],
  XDR: ['бочки', 'бочку', 'бочек', 'drums', 'barrel'],
  MGM: ['миллиграммов', 'milligrams'],
  GRM: ['гр', 'граммов', 'grams', 'gr'],
  KGM: ['килограммов', 'kilo', 'kgs', 'kilograms'],
  DTN: ['центнеров', 'quintal'],
  TNE: ['тн', 'тонн', 'тонны', 'тонну', 'tn', 'ton', 'tons', 'tonnes', 'mt'],
  MMT: ['миллиметров', 'millimeter', 'millimetres'],
  CMT: ['сантиметров', 'centimeter', 'centimetres'],
  MTR: ['метров', 'метра', 'meter', 'meters', 'metres', 'mtrs'],
  LM: ['пог м', 'погм', 'п м', 'пм', 'м п', 'мп', 'м пог', 'lin m', 'linear meter', 'running metre'],
  KMT: ['километров', 'kilometer', 'kilometres'],
  CMK: ['кв см', 'sq cm'],
  MTK: ['кв м', 'квм', 'м кв', 'sqm', 'sq m', 'square meter', 'square metres'],
  HAR: ['гектаров', 'hectares'],
  MLT: ['миллилитров', 'milliliter', 'millilitres'],
  CMQ: ['куб см', 'cc', 'ccm'],
  LTR: ['литров', 'литра', 'lt', 'liter', 'liters', 'litres'],
  MTQ: ['куб м', 'кубм', 'м куб', 'куб', 'кубометр', 'кубов', 'cbm', 'cu m', 'cubic meter', 'cubic metres'],
  KWH: ['квтч', 'квт час', 'kw h'],
  MWH: ['мвтч', 'мвт час', 'mw h'],
  HUR: ['час', 'часа', 'часов', 'чел ч', 'hr', 'hrs', 'hours', 'man hour'],
  E49: ['раб день', 'рабочих дней', 'working days'],
  DAY: ['дней', 'дня', 'сут', 'сутки', 'days'],
  WEE: ['недель', 'недели', 'weeks', 'week'],
  MON: ['месяцев', 'месяца', 'months', 'mth'],
  QAN: ['квартала', 'кварталов', 'quarters'],
  ANN: ['года', 'лет', 'years', 'year'],
  E48: ['услуги', 'услуг', 'services'],
  E51: ['работы', 'работ', 'jobs'],
  LS: ['lumpsum', 'паушально'],
};

/** Normalizes to lower case, "ё" to "е", "²" to "2", without dots, dashes and double spaces. */
export function spelling(text: string): string {
  return text
    .toLowerCase()
    .replace(/ё/gu, 'е')
    .replace(/²/gu, '2')
    .replace(/³/gu, '3')
    .replace(/[\s.,·⋅*_-]+/gu, ' ')
    .trim();
}

const BY_SPELLING = new Map(
  UNITS.flatMap(({ code, symbol, name }) =>
    [code, symbol.ru, symbol.en, name.ru, name.en, ...(ALSO_WRITTEN[code] ?? [])].map(
      (form) => [spelling(form), code] as const,
    ),
  ),
);

/** Reads "шт.", "м2", "тыс. шт", "pcs" as the code of a common unit; null for any other text. */
export function readUnit(text: string): string | null {
  return BY_SPELLING.get(spelling(text)) ?? null;
}

/**
 * Reads a field or cell that holds a unit: also one of the whole classification, once `okei.ts` is imported. Not for
 * running text, where "в", "с" and "место" are words. A common unit comes first: "Мл" in a price list is a millilitre.
 */
export function readAnyUnit(text: string): string | null {
  return readUnit(text) ?? furtherUnits()?.read(text) ?? null;
}

/** Splits "10 шт" or "1,5 тыс. шт" into the number's text and the unit's code; null for other text. */
export function splitQuantity(text: string): { readonly number: string; readonly unitCode: string } | null {
  const [, number, unit] = /^\s*([^\p{L}]*\d)\s*(\p{L}.*)$/su.exec(text) ?? [];
  if (number === undefined || unit === undefined) return null;
  const unitCode = /\p{L}{2}/u.test(unit) ? readAnyUnit(unit) : readUnit(unit);
  return unitCode === null ? null : { number, unitCode };
}
