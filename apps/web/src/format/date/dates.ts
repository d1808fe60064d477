import { getLocale } from '../../i18n/locale.ts';
import { now } from './clock.ts';
import { dateFormat, relativeFormat } from '../locale-formats.ts';
import { NOTHING } from '../number/numbers.ts';
import { zoneName } from './zone-names.ts';

const DAY_MS = 86_400_000;

/** The reader's own time zone. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export interface TimeOptions {
  /** IANA zone to show the time in; the reader's own by default. Named when it is another one than theirs. */
  readonly zone?: string | undefined;
  /** Name the zone even where it is the reader's own: for what must not be misread. */
  readonly nameZone?: boolean;
  /** Now, in milliseconds; decides whether the year is said. */
  readonly now?: number;
}

/** A moment: `2 дек., 15:00 МСК`, `2 Dec, 15:00 MSK`. The year is said when it is not the present one. */
export function formatTime(iso: string | null | undefined, options: TimeOptions = {}): string {
  if (!iso) return NOTHING;
  const { zone = readerZone(), nameZone = false, now: today = now() } = options;
  const at = new Date(iso);
  const day = dateFormat(getLocale(), {
    day: 'numeric',
    month: 'short',
    ...yearIfOther(at, today, zone),
    timeZone: zone,
  }).format(at);
  const time = dateFormat(getLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(
    at,
  );
  const name = isReaderTime(at, zone) && !nameZone ? '' : ` ${zoneName(zone, at, getLocale())}`;
  return unbroken(`${plainDay(day)}, ${time}${name}`);
}

/**
 * A calendar day: `2 дек.`, `2 Dec 2027`.
 * @param date `2026-12-02`; a day has no zone and is the same day everywhere
 */
export function formatDay(date: string | null | undefined, today = now()): string {
  if (!date) return NOTHING;
  const at = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const options = { day: 'numeric', month: 'short', ...yearIfOther(at, today, 'UTC'), timeZone: 'UTC' } as const;
  return unbroken(plainDay(dateFormat(getLocale(), options).format(at)));
}

/** The calendar day of a moment, as it is in a time zone: `2 дек.`, `2 Dec`. */
export function formatDayOf(iso: string, zone = readerZone(), today = now()): string {
  return formatDay(dayIn(zone, Date.parse(iso)), today);
}

/** The calendar day (`2026-12-02`) it is in a time zone. */
export function dayIn(zone: string, at = now()): string {
  return dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone }).format(at);
}

/** How many calendar days a day lies ahead of today as it is in a time zone; negative when it is past. */
export function daysUntil(date: string, zone = readerZone(), today = now()): number {
  return Math.round((Date.parse(date) - Date.parse(dayIn(zone, today))) / DAY_MS);
}

/** Today, in full: `понедельник, 2 ноября`, `Monday 2 November`. */
export function formatToday(today = now()): string {
  return unbroken(dateFormat(getLocale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(today));
}

/**
 * How many days away a calendar day is: `сегодня`, `завтра`, `через 3 дня`.
 * @param date `2026-12-02`
 * @param zone whose today it is counted from
 */
export function formatRelativeDay(date: string, today = now(), zone = readerZone()): string {
  const days = daysUntil(date, zone, today);
  const numeric = Math.abs(days) <= 1 ? 'auto' : 'always';
  return unbroken(relativeFormat(getLocale(), { numeric }).format(days, 'day'));
}

/** The day of a moment, in full: `понедельник, 2 ноября`; the year is said when it is not the present one. */
export function formatHistoryDay(iso: string, today = now()): string {
  const at = new Date(iso);
  const options = { weekday: 'long', day: 'numeric', month: 'long', ...yearIfOther(at, today, readerZone()) } as const;
  return unbroken(plainDay(dateFormat(getLocale(), options).format(at)));
}

/** Hours and minutes: `14:32`. */
export function formatClock(at: number | string, zone = readerZone()): string {
  return dateFormat(getLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(
    new Date(at),
  );
}

// From this many of the unit on, the next larger one is said.
const STEPS = [
  { unit: 'second', ms: 1_000, until: 60 },
  { unit: 'minute', ms: 60_000, until: 60 },
  { unit: 'hour', ms: 3_600_000, until: 24 },
  { unit: 'day', ms: DAY_MS, until: 31 },
  { unit: 'month', ms: 30.44 * DAY_MS, until: 12 },
  { unit: 'year', ms: 365.25 * DAY_MS, until: Infinity },
] as const;

/**
 * How far away a moment is: `через 2 дня`, `in 2 days`, `3 hours ago`. From a day on, calendar days are counted.
 * @param zone whose days they are
 */
export function formatRelative(iso: string, today = now(), zone = readerZone()): string {
  const difference = Date.parse(iso) - today;
  const { unit, ms } = STEPS.find((step) => Math.round(Math.abs(difference) / step.ms) < step.until) ?? STEPS[5];
  const amount = unit === 'day' ? daysUntil(dayIn(zone, Date.parse(iso)), zone, today) : Math.round(difference / ms);
  // Words up to "tomorrow" and "yesterday"; beyond them a number says it plainer.
  const numeric = Math.abs(amount) <= 1 ? 'auto' : 'always';
  return unbroken(relativeFormat(getLocale(), { numeric }).format(amount, unit));
}

/** Whole days from one moment to another, a day begun counting as one. */
export function daysBetween(from: string, to: string): number {
  return Math.ceil((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Whether clocks in that zone show the reader's own time at that moment. */
export function isReaderClock(iso: string, zone: string): boolean {
  return isReaderTime(new Date(iso), zone);
}

function isReaderTime(at: Date, zone: string): boolean {
  const clock = { day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const there = dateFormat('en', { ...clock, timeZone: zone }).format(at);
  return there === dateFormat('en', { ...clock, timeZone: readerZone() }).format(at);
}

function yearIfOther(at: Date, today: number, zone: string): { year?: 'numeric' } {
  const year = dateFormat('en', { year: 'numeric', timeZone: zone });
  return year.format(at) === year.format(new Date(today)) ? {} : { year: 'numeric' };
}

// Russian closes the year with "г."; it says nothing a reader needs. August, "авг.", keeps its own.
function plainDay(day: string): string {
  return day.replace(/(?<=\d)\s*г\.$/, '');
}

function unbroken(text: string): string {
  return text.replaceAll(/[ \u202f]/g, '\u00a0');
}
