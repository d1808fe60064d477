/** Reads the unit of a price or quantity: "упаковку (10 шт)", "100 шт", "box of 12", "уп/50". */
import { findUnit } from '@zakupki/procurement/units/units';
import { readAnyUnit, readUnit } from '@zakupki/procurement/units/unit-input';
import { ANY_SUPPORTED } from './currency-forms.ts';
import { onlyCurrency } from './currency-words.ts';
import { anyWord } from './word-table.ts';

export type PriceUnit = {
  readonly unitCode: string;
  /** content of a pack; `unitCode` is null when only the number is stated */
  readonly contents: { readonly quantity: string; readonly unitCode: string | null } | null;
};

const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,3})?`;
const UNIT = String.raw`(?:тыс\.?\s*шт|пог\.?\s*м|кв\.?\s*м|куб\.?\s*м|\p{L}+[²³23]?)`;
const WORDS = /(?<![\p{L}\p{N}])\p{L}{2,}/gu;
const BEHIND = new RegExp(
  String.raw`^\.?\s*(?<join>(?:of|по|из|x|х|×|\*|=|\/|:|-|–|à)?\s*\(?\s*(?:по|of|из|x|х|×|=|à)?\s*)(?<count>${NUMBER})(?![\d.,]*\d)\s*(?<unit>${UNIT})?`,
  'iu',
);
const BEFORE = new RegExp(
  String.raw`(?<![\d.,])(?<count>${NUMBER})\s*(?<unit>${UNIT})?\.?\s*(?:\/|\s(?:в|per|in\s+an?|in|a)\s)\s*(?:1\s*)?$`,
  'iu',
);

export const isPack = (code: string): boolean => code.startsWith('X') && findUnit(code)?.dimension === 'package';

/** The pack in a text, with its content if stated; null without a pack. */
export function readPack(text: string): PriceUnit | null {
  const plain = text.slice(0, 300);
  let bare: PriceUnit | null = null;
  for (const word of plain.matchAll(WORDS)) {
    const unitCode = readUnit(word[0]);
    if (unitCode === null || !isPack(unitCode) || unitCode === 'XST') continue;
    const contents =
      contentsOf(BEHIND.exec(plain.slice(word.index + word[0].length))) ??
      contentsOf(BEFORE.exec(plain.slice(0, word.index)));
    if (contents) return { unitCode, contents };
    bare ??= { unitCode, contents: null };
  }
  return bare;
}

function contentsOf(match: RegExpExecArray | null): PriceUnit['contents'] {
  const { join = '/', count, unit } = match?.groups ?? {};
  if (count === undefined) return null;
  const unitCode = unit === undefined ? null : readUnit(unit);
  // "упаковка 5 дней" and "коробка 300 руб" do not state the content; a number without unit must be joined by a sign.
  const measures = unitCode === null ? undefined : findUnit(unitCode)?.dimension;
  if (measures === 'days' || measures === 'months') return null;
  if ((unit !== undefined && unitCode === null) || (unit === undefined && join.trim() === '')) return null;
  const quantity = count.replace(',', '.').replace(/\.0+$/u, '');
  return Number(quantity) > 0 ? { quantity, unitCode } : null;
}

const PER = /(?:^|[\s,(])(?:за|per|for)\s+(?:1\s+)?|\/\s*(?:1\s+)?/giu;
const EACH = /^(?:ед|единиц|единицу|unit|each|1)(?![\p{L}\d])/iu;
const COUNTED = new RegExp(String.raw`^(?<count>${NUMBER})\s*(?<unit>${UNIT})`, 'iu');
const ROUND: Readonly<Record<string, string>> = { '12': 'DZN', '100': 'CEN', '1000': 'MIL' };

/** The unit of a price from its heading or cell: "Цена за упаковку (10 шт)", "950 руб/уп", "Price per 100 pcs". */
export function priceUnitOf(text: string): PriceUnit | null {
  const [lead] = [...text.matchAll(PER)].slice(-1);
  const rest = lead === undefined ? '' : text.slice(lead.index + lead[0].length).trim();
  if (rest !== '' && !EACH.test(rest)) {
    const pack = readPack(rest);
    if (pack) return pack;
    const counted = countedUnit(rest);
    if (counted) return counted;
    const unitCode = readUnit(rest.replace(/[,;(].*$/u, '')) ?? readUnit(/^\p{L}+[²³23]?/u.exec(rest)?.[0] ?? '');
    if (unitCode !== null) return { unitCode, contents: null };
  }
  // "Стоимость упаковки", "Цена (уп. 10 шт)".
  return /(?<!\p{L})(?:упак|пач|короб|pack|box)/iu.test(text) ? readPack(text) : null;
}

function countedUnit(text: string): PriceUnit | null {
  const { count = '', unit = '' } = COUNTED.exec(text)?.groups ?? {};
  const unitCode = readUnit(unit);
  if (unitCode === null) return null;
  const quantity = count.replace(',', '.');
  if (quantity === '1') return { unitCode, contents: null };
  const round = unitCode === 'H87' ? ROUND[quantity] : undefined;
  return round ? { unitCode: round, contents: null } : { unitCode: 'XPK', contents: { quantity, unitCode } };
}

/** "Price/100", "per 1,000", "за сотню": a round number without a unit counts pieces. */
const BARE =
  /(?:\/|(?<!\p{L})(?:за|per|for))\s*(?:1\s+)?(?<count>10|12|20|25|50|100|200|250|500|1[ ,.\u00A0]?000|10[ ,.\u00A0]?000)(?![\d.,%]*\d|\s*%|\s*\p{L})/iu;
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/(?:за|per|a)\s+(?:сотн|hundred)/iu, 'CEN'],
  [/(?:\/\s*|(?:^|\s)per\s+)C(?![\p{L}\p{N}])/u, 'CEN'],
  [new RegExp(String.raw`(?:за|per|a)\s+(?:тысяч|thousand)(?!\p{L}*\s+${ANY_SUPPORTED})`, 'iu'), 'MIL'],
];

/** "Стоимость тонны", "Цена сотни, руб.". */
const OF_UNIT = /^\s*(?:цена|стоимость)\s+(?:1\s+)?(\p{L}{3,})(?=\s*(?:$|[,(]))/iu;

/** The unit of a price, also where only a number of pieces is named. */
export function countedPriceUnit(text: string): PriceUnit | null {
  const unit = priceUnitOf(text);
  if (unit !== null) return unit;
  const [, word = ''] = OF_UNIT.exec(text) ?? [];
  const unitOf = word === '' ? null : readUnit(word);
  if (unitOf !== null) return { unitCode: unitOf, contents: null };
  const named = NAMED.find(([form]) => form.test(text))?.[1];
  if (named !== undefined) return { unitCode: named, contents: null };
  const quantity = BARE.exec(text)?.groups?.['count']?.replaceAll(/\D/gu, '');
  if (quantity === undefined) return null;
  const round = ROUND[quantity];
  return round ? { unitCode: round, contents: null } : { unitCode: 'XPK', contents: { quantity, unitCode: 'H87' } };
}

const NAMED_UNIT = /(?:(?<!\p{L})per\s+(?:an?\s+)?|(?<!\p{L})за\s+(?:1\s+)?|\/\s*)(?<unit>\p{L}{2,})/iu;
/** Words behind "за" and "per" that are no units. */
const NO_UNIT = new RegExp(
  `^${anyWord({
    ru: `ед, шт, парти, лот, заказ, отгруз, мин, нал, безнал, вычет, исключ, сч[её]т, кол, объ[её]м, позици, товар, ндс`,
    en: 'unit, each, item, piece, line, min, moq, lot, batch, order, qty, quantity, vat, our, your',
  })}`,
  'iu',
);

/** The word in the heading of a price that stands for a unit and is none that is known; null when there is none. */
export function unknownPriceUnit(heading: string): string | null {
  if (countedPriceUnit(heading) !== null) return null;
  const unit = NAMED_UNIT.exec(heading)?.groups?.['unit'];
  return unit === undefined || NO_UNIT.test(unit) || onlyCurrency(unit) !== null ? null : unit;
}

/** "Кол-во, упак" and "Кол-во, шт" name a unit; "Количество" does not. */
export function unitOfHeading(heading: string): PriceUnit | null {
  const words = heading.match(/\p{L}+[²³]?/gu) ?? [];
  for (const [at, word] of words.slice(1).entries()) {
    // "млн шт" before "шт".
    const whole = readAnyUnit(words.slice(at + 1).join(' '));
    if (whole !== null && !isPack(whole)) return { unitCode: whole, contents: null };
    const unit = priceUnitOf(`/${word}`);
    if (unit !== null) return unit;
  }
  return words.length === 1 &&
    words[0] !== undefined &&
    /^(?:шт|штук|pcs|упак|упаковок|пачек|packs|boxes)$/iu.test(words[0])
    ? priceUnitOf(`/${words[0]}`)
    : null;
}
