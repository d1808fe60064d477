/** Reads the unit of a price or quantity: "упаковку (10 шт)", "100 шт", "box of 12", "уп/50". */
import { findUnit } from '@zakupki/procurement/units/units';
import { readUnit } from '@zakupki/procurement/units/unit-input';

export interface PriceUnit {
  readonly unitCode: string;
  /** content of a pack; `unitCode` is null when only the number is stated */
  readonly contents: { readonly quantity: string; readonly unitCode: string | null } | null;
}

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
