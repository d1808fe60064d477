/** Days as documents write them. */
import type { IssueCode } from './issue.ts';

export type Day = { readonly ok: true; readonly day: string } | { readonly ok: false; readonly code: IssueCode };

/** Beginnings of the names of months, Russian and English. */
const MONTHS = [
  'янв|jan',
  'фев|feb',
  'мар|mar',
  'апр|apr',
  'ма[йя]|may',
  'июн|jun',
  'июл|jul',
  'авг|aug',
  'сен|sep',
  'окт|oct',
  'ноя|nov',
  'дек|dec',
].map((names) => new RegExp(`^(?:${names})`, 'u'));

/** Excel counts days from here; the serial numbers of this century have five digits. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60 * 1000;
const SERIALS = { from: 36_526, until: 73_051 };

/** Words before a deadline. */
const BY = /^(?:до|не позднее|не позже|к|по|by|until|before|no later than|not later than)\s+/u;

/** Reads "02.11.2026", "до 2 ноября 2026 г.", "20-Dec-2026", "Nov 2, 2026" and the serial number of a workbook. */
export function readDay(cell: string | number | boolean | null): Day {
  if (typeof cell === 'number') return ofSerial(cell);
  const text = String(cell ?? '')
    .toLowerCase()
    .trim()
    .replace(BY, '')
    .replace(/\s*(?:г\.?|года)$/u, '')
    .replaceAll(/[«»"“”]/gu, '')
    .trim();
  const [, year = '', month = '', day = ''] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[t ].*)?$/u.exec(text) ?? [];
  if (year !== '') return day === '' ? unknown : dated(year, month, day);
  const [, first = '', mark = '', second = '', third = ''] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?: .*)?$/u.exec(text) ?? [];
  // 03/04/2026 is March in America and April elsewhere.
  if (mark === '/' && Number(first) <= 12 && Number(second) <= 12 && first !== second)
    return { ok: false, code: 'date_ambiguous' };
  if (mark === '/' && Number(second) > 12) return dated(third, first, second);
  if (mark !== '') return dated(third, second, first);
  const [, dayFirst, name, yearLast] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of )?(\p{L}+)\.?,?[\s-]+(\d{4}|\d{2})$/u.exec(text) ?? [];
  if (dayFirst && name && yearLast) return named(yearLast, name, dayFirst);
  const [, nameFirst, dayLast, yearAfter] = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text) ?? [];
  if (nameFirst && dayLast && yearAfter) return named(yearAfter, nameFirst, dayLast);
  return /^\d{5}$/u.test(text) ? ofSerial(Number(text)) : unknown;
}

const unknown: Day = { ok: false, code: 'unknown_date' };

function ofSerial(serial: number): Day {
  if (serial < SERIALS.from || serial >= SERIALS.until) return unknown;
  return { ok: true, day: new Date(EPOCH_MS + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10) };
}

function named(year: string, name: string, day: string): Day {
  const month = MONTHS.findIndex((pattern) => pattern.test(name)) + 1;
  return month === 0 ? unknown : dated(year, String(month), day);
}

function dated(year: string, month: string, day: string): Day {
  const full = year.length === 2 ? `20${year}` : year;
  const written = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  // The 31st of a shorter month rolls over into the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? { ok: true, day: written } : unknown;
}
