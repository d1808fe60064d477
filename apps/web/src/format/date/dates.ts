import { getLocale } from '../../i18n/locale.ts';
import { now } from './clock.ts';
import { dateFormat, relativeFormat } from '../locale-formats.ts';
import { MISSING } from '../number/numbers.ts';
import { zoneName } from './zone-names.ts';

const DAY_MS = 86_400_000;

export function readerZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (offset !== zoneRead.offset || Date.now() - zoneRead.at > ZONE_AGE_MS) {
    zoneRead = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, offset, at: Date.now() };
  }
  return zoneRead.zone;
}

/** Asking the browser takes as long as ten dates. */
let zoneRead = { zone: '', offset: Number.NaN, at: 0 };
/** A reader who travels within one offset gets the name of the new zone after this time. */
const ZONE_AGE_MS = 60_000;

type TimeOptions = {
  /** IANA zone; the reader's by default. A different zone is named. */
  readonly zone?: string | undefined;
  /** Names the zone even when it is the reader's. */
  readonly nameZone?: boolean;
  /** Current time in milliseconds; decides whether the year is shown. */
  readonly now?: number;
};

/** A moment: `2 дек., 15:00 МСК`, `2 Dec, 15:00 MSK`; with the year unless it is the current one. */
export function formatTime(iso: string | null | undefined, options: TimeOptions = {}): string {
  if (!iso) return MISSING;
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
  return nonBreaking(`${withoutYearMark(day)}, ${time}${name}`);
}

/**
 * A calendar day: `2 дек.`, `2 Dec 2027`.
 * @param date `2026-12-02`, without a time zone
 */
export function formatDay(date: string | null | undefined, today = now()): string {
  if (!date) return MISSING;
  const at = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const options = { day: 'numeric', month: 'short', ...yearIfOther(at, today, 'UTC'), timeZone: 'UTC' } as const;
  return nonBreaking(withoutYearMark(dateFormat(getLocale(), options).format(at)));
}

/** The calendar day of a moment in a time zone: `2 дек.`, `2 Dec`. */
export function formatDayOf(iso: string, zone = readerZone(), today = now()): string {
  return formatDay(dayIn(zone, Date.parse(iso)), today);
}

/** The calendar day of a moment in a time zone: `2026-12-02`. */
export function dayIn(zone: string, at = now()): string {
  return dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone }).format(at);
}

/** The reader's calendar day of a moment: `2026-12-02`. */
export function readerDay(iso: string): string {
  return dayIn(readerZone(), Date.parse(iso));
}

/** Calendar days from today in a time zone; negative in the past. */
export function daysUntil(date: string, zone = readerZone(), today = now()): number {
  return Math.round((Date.parse(date) - Date.parse(dayIn(zone, today))) / DAY_MS);
}

/** Today: `понедельник, 2 ноября`, `Monday 2 November`. */
export function formatToday(today = now()): string {
  return nonBreaking(dateFormat(getLocale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(today));
}

/**
 * A calendar day relative to today: `сегодня`, `завтра`, `через 3 дня`.
 * @param date `2026-12-02`
 * @param zone decides which day is today
 */
export function formatRelativeDay(date: string, today = now(), zone = readerZone()): string {
  const days = daysUntil(date, zone, today);
  const numeric = Math.abs(days) <= 1 ? 'auto' : 'always';
  return nonBreaking(relativeFormat(getLocale(), { numeric }).format(days, 'day'));
}

/**
 * The day of a moment: `понедельник, 2 ноября`; with the year unless it is the current one.
 * @param zone the reader's by default; names another one
 */
export function formatHistoryDay(iso: string, zone = readerZone(), today = now()): string {
  const at = new Date(iso);
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...yearIfOther(at, today, zone),
    timeZone: zone,
  } as const;
  const day = withoutYearMark(dateFormat(getLocale(), options).format(at));
  return nonBreaking(isReaderTime(at, zone) ? day : `${day}, ${zoneName(zone, at, getLocale())}`);
}

/** Hours and minutes: `14:32`. */
export function formatClock(at: number | string, zone = readerZone()): string {
  return dateFormat(getLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(
    new Date(at),
  );
}

// Each unit is used below `until`.
const STEPS = [
  { unit: 'second', ms: 1_000, until: 60 },
  { unit: 'minute', ms: 60_000, until: 60 },
  { unit: 'hour', ms: 3_600_000, until: 24 },
  { unit: 'day', ms: DAY_MS, until: 31 },
  { unit: 'month', ms: 30.44 * DAY_MS, until: 12 },
  { unit: 'year', ms: 365.25 * DAY_MS, until: Infinity },
] as const;

/**
 * A moment relative to now: `через 2 дня`, `in 2 days`, `3 hours ago`. From one day on, counts calendar days.
 * @param zone decides where days begin
 */
export function formatRelative(iso: string, today = now(), zone = readerZone()): string {
  const difference = Date.parse(iso) - today;
  const { unit, ms } = STEPS.find((step) => Math.round(Math.abs(difference) / step.ms) < step.until) ?? STEPS[5];
  // Pages update it every minute: seconds ago would be wrong most of the time.
  if (unit === 'second' && difference <= 0)
    return nonBreaking(relativeFormat(getLocale(), { numeric: 'auto' }).format(0, unit));
  const amount = unit === 'day' ? daysUntil(dayIn(zone, Date.parse(iso)), zone, today) : Math.round(difference / ms);
  // Words up to "tomorrow" and "yesterday", numbers beyond.
  const numeric = Math.abs(amount) <= 1 ? 'auto' : 'always';
  return nonBreaking(relativeFormat(getLocale(), { numeric }).format(amount, unit));
}

/** Days between two moments, rounded up. */
export function daysBetween(from: string, to: string): number {
  return Math.ceil((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function isReaderTime(at: Date, zone: string): boolean {
  if (zone === readerZone()) return true;
  const clock = { day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const zoneClock = dateFormat('en', { ...clock, timeZone: zone }).format(at);
  return zoneClock === dateFormat('en', { ...clock, timeZone: readerZone() }).format(at);
}

function yearIfOther(at: Date, today: number, zone: string): { year?: 'numeric' } {
  const year = dateFormat('en', { year: 'numeric', timeZone: zone });
  return year.format(at) === year.format(new Date(today)) ? {} : { year: 'numeric' };
}

/** Russian adds "г." after the year, which is not needed. August, "авг.", keeps its dot. */
export function withoutYearMark(day: string): string {
  return day.replace(/(?<=\d)\s*г\.$/, '');
}

export function nonBreaking(text: string): string {
  return text.replaceAll(/[ \u2009\u202f]/g, '\u00a0');
}
