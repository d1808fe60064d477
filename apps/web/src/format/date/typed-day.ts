/** Days and times as people write and read them in a field. */
import { LANGUAGES } from '@zakupki/words';
import { getLocale } from '../../i18n/locale.ts';
import { dateFormat } from '../locale-formats.ts';
import { dayIn, readerZone } from './dates.ts';
import { calendarDay, isDay, isWallClock, parseNumericDay } from './numeric-day.ts';

/**
 * Parses a day in numbers, or with the month's name in any language of the product: `2 Dec 2026`, `Dec 2`, `2 дек`.
 * Without a year it is the day nearest to today.
 * @returns `2026-12-02`, or null for anything else
 */
export function parseTypedDay(text: string, today = dayIn(readerZone())): string | null {
  const numeric = parseNumericDay(text);
  if (numeric !== null) return numeric;
  const words = text.trim().toLowerCase();
  const dayFirst = /^(\d{1,2})\s*(\p{L}{3,})\.?,?(?:\s*(\d{4})(?:\s*г\.?)?)?$/u.exec(words);
  const monthFirst = /^(\p{L}{3,})\.?\s*(\d{1,2})(?:,?\s+(\d{4}))?$/u.exec(words);
  const [day, name = '', year] = dayFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = monthNumber(name);
  if (month === null) return null;
  if (year !== undefined) return calendarDay(Number(year), month, Number(day));
  const thisYear = Number(today.slice(0, 4));
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap((each) => calendarDay(each, month, Number(day)) ?? []);
  const distance = (each: string) => Math.abs(Date.parse(each) - Date.parse(today));
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/**
 * Parses a day with a time: `2.12.2026 15:00`, `2 Dec, 9:30`.
 * @param time default for a day without a time: `15:00`
 * @returns `2026-12-02 15:00:00`, or null for anything else
 */
export function parseTypedWallClock(text: string, time: string, today?: string): string | null {
  const timed = /^(.*?)[,\s]+(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(text.trim());
  const day = parseTypedDay(timed?.[1] ?? text, today);
  const [hours, minutes] = timed ? [timed[2] ?? '', timed[3] ?? ''] : time.split(':');
  if (day === null || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${day} ${hours?.padStart(2, '0')}:${minutes}:00`;
}

/** A day or wall-clock time as a field shows it: `2 Dec 2026`, `2 дек. 2026, 15:00`. Other text stays as it is. */
export function formatFieldDate(value: string): string {
  if (!isDay(value) && !isWallClock(value)) return value;
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const day = dateFormat(getLocale(), options)
    .format(Date.parse(value.slice(0, 10)))
    .replaceAll(/\s/g, ' ')
    // Russian adds "г." after the year.
    .replace(/ г\.$/, '');
  return isDay(value) ? day : `${day}, ${value.slice(11, 16)}`;
}

let namesOfMonths: readonly (readonly string[])[] | null = null;

/** Finds a month by the start of its name; returns null for other words. */
function monthNumber(name: string): number | null {
  namesOfMonths ??= Array.from({ length: 12 }, (_, month) => namesOfMonth(month));
  const index = name === '' ? -1 : namesOfMonths.findIndex((names) => names.some((each) => each.startsWith(name)));
  return index === -1 ? null : index + 1;
}

/** The names of a month alone and within a date, which differ in Russian. */
function namesOfMonth(month: number): string[] {
  const at = Date.UTC(2026, month, 1);
  return LANGUAGES.flatMap((language) => {
    const long = { month: 'long', timeZone: 'UTC' } as const;
    const within = dateFormat(language, { ...long, day: 'numeric' }).formatToParts(at);
    return [dateFormat(language, long).format(at), within.find(({ type }) => type === 'month')?.value ?? ''];
  }).map((name) => name.toLowerCase());
}
