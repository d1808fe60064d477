/** Lines as people write them into letters: "1. Болт М8 — 200 шт по 3,90". */
import { readCurrency } from '@zakupki/pricing/currency';
import { readUnit } from '@zakupki/pricing/unit-input';
import type { ImportField } from './fields.ts';

/** The columns such lines are taken apart into. */
export const PROSE_FIELDS = ['position', 'name', 'quantity', 'unit', 'price'] as const satisfies readonly ImportField[];

const NUMBER = String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const NUMBERED = /^\s*(\d{1,3})\s*[.)]\s+(?=\S)/u;
const BULLET = /^\s*[-–—•*·]\s+/u;
/** A number with a word behind it that may be a unit; "М8" has none, its number is glued to a letter. */
const MEASURED = new RegExp(
  String.raw`(?<=^|[\s(,;:=—–-])(${NUMBER})\s*((?:[дсdc]?[мm])[23](?![\p{L}\d])|\p{L}[\p{L}²³]*(?:\.?\s(?:шт|м|пог|изм)(?!\p{L}))?)\.?`,
  'gu',
);
/** What may stand between the quantity and the price. */
const LEADS_TO_PRICE = String.raw`[\s,;:=—–*×xх@-]*(?:(?:по|за|цена|at|price|для)\s*(?:цене\s*)?[:=]?\s*)?`;
const PRICE = new RegExp(
  String.raw`^${LEADS_TO_PRICE}(${NUMBER})\s*([^\d\s/]*)\s*(?:(?:\/|за|per)\s*\S+)?\s*[.;,]?$`,
  'iu',
);

/** A paragraph is no line of a list. */
const LONGEST_LINE = 400;

/** A line taken apart, or null when it does not say how much of what. */
export function readProse(line: string): string[] | null {
  if (line.length > LONGEST_LINE) return null;
  const [, position = ''] = NUMBERED.exec(line) ?? [];
  const rest = line.replace(position === '' ? BULLET : NUMBERED, '').trim();
  // A name has sizes of its own; how much is wanted stands last.
  for (const found of [...rest.matchAll(MEASURED)].reverse()) {
    const [whole, quantity = '', unit = ''] = found;
    if (readUnit(unit) === null) continue;
    const before = tidied(rest.slice(0, found.index));
    const behind = rest.slice(found.index + whole.length);
    const price = priceIn(behind);
    const name = price === null ? tidied([before, tidied(behind)].filter(Boolean).join(' ')) : before;
    if (name === '') continue;
    return [position, name, quantity, unit, price ?? ''];
  }
  return null;
}

/** "по 3,90 руб./шт" is "3,90 руб."; null when nothing behind the quantity is a price. */
function priceIn(behind: string): string | null {
  if (tidied(behind) === '') return '';
  const [, amount = '', currency = ''] = PRICE.exec(behind.trim()) ?? [];
  if (amount === '' || (currency !== '' && readCurrency(currency) === null)) return null;
  return [amount, currency].filter(Boolean).join(' ');
}

const tidied = (text: string) =>
  text
    .replace(/^[\s—–:,;.=-]+|[\s—–:,;=-]+$/gu, '')
    .replace(/[\s:,;—–-]*(?:кол-во|количество|qty|quantity)$/iu, '')
    .trim();
