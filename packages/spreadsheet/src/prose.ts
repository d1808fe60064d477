/** Lines as people write them into letters: "1. Болт М8 — 200 шт по 3,90". */
import { readUnit } from '@zakupki/pricing/unit-input';
import type { ImportField } from './fields.ts';

/** The columns such lines are taken apart into. */
export const PROSE_FIELDS = ['position', 'name', 'quantity', 'unit', 'price'] as const satisfies readonly ImportField[];

const NUMBER = String.raw`\d(?:[\d.,' \u00A0\u202F]*\d)?`;
const NUMBERED = /^\s*(\d{1,3})\s*[.)]\s+(?=\S)/u;
const BULLET = /^\s*[-–—•*·]\s+/u;
/** The end of a line that says how much, and for how much: a number, a unit, and perhaps a price. */
const AMOUNT = new RegExp(
  String.raw`(?:\s+[-–—:=]\s*|\s*[,;:]\s*|\s+)(?:(?:кол-во|количество|qty|quantity)[:\s]*)?(${NUMBER})\s*(\p{L}[\p{L}.²³]*(?:\s(?:шт|м|пог)\.?)?)` +
    String.raw`(?:\s*(?:[-–—,;:*×x@/]|по|at|за|цена|price)*\s*(?:по|at|за|цена|price|@)?\s*[:]?\s*(${NUMBER})\s*([^\d]*))?\s*$`,
  'iu',
);

/** A line taken apart, or null when it does not say how much of what. */
export function readProse(line: string): string[] | null {
  const [, position = ''] = NUMBERED.exec(line) ?? [];
  const rest = line
    .replace(position === '' ? BULLET : NUMBERED, '')
    .trim()
    .replace(/[.;]$/u, '');
  const found = AMOUNT.exec(rest);
  if (!found) return null;
  const [, quantity = '', unit = '', price = '', after = ''] = found;
  if (readUnit(unit) === null || /\p{L}{12}/u.test(after)) return null;
  const name = rest
    .slice(0, found.index)
    .replace(/[\s—–:,;-]+$/u, '')
    .trim();
  return name === '' ? null : [position, name, quantity.trim(), unit.trim(), price.trim()];
}
