import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { now, setServerTime } from './clock.ts';
import { daysBetween, formatDay, formatRelative, formatRelativeDay, formatTime, formatToday } from './dates.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const NOON = Date.parse('2026-11-02T09:00:00Z');
const MOSCOW = { zone: 'Europe/Moscow', now: NOON };

afterEach(() => setServerTime(new Date().toISOString()));
afterAll(() => setLocale('en'));

describe('a moment', () => {
  // The tests run in UTC, so every other zone is named.
  it.each([
    ['ru', '2 дек., 15:00 МСК'],
    ['en', '2 Dec, 15:00 MSK'],
  ] as const)('in %s is %s', (locale, expected) => {
    setLocale(locale);
    expect(plain(formatTime('2026-12-02T12:00:00Z', MOSCOW))).toBe(expected);
  });

  it('shows the year when it differs', () => {
    setLocale('ru');
    expect(plain(formatTime('2027-01-12T08:05:00Z', MOSCOW))).toBe('12 янв. 2027, 11:05 МСК');
  });

  it('omits the reader’s zone', () => {
    setLocale('en');
    expect(plain(formatTime('2026-12-02T12:00:00Z', { now: NOON }))).toBe('2 Dec, 12:00');
  });

  it('is a dash when unknown', () => {
    expect(formatTime(null)).toBe('—');
    expect(formatDay(undefined)).toBe('—');
  });
});

it('shows the same day in every zone', () => {
  setLocale('ru');
  expect(plain(formatDay('2026-12-02', NOON))).toBe('2 дек.');
  expect(plain(formatDay('2027-12-02', NOON))).toBe('2 дек. 2027');
  expect(plain(formatDay('2026-08-05', NOON))).toBe('5 авг.');
});

describe('relative time', () => {
  it.each([
    ['2026-11-04T09:00:00Z', 'через 2 дня', 'in 2 days'],
    ['2026-11-02T06:00:00Z', '3 часа назад', '3 hours ago'],
    ['2026-11-03T09:00:00Z', 'завтра', 'tomorrow'],
    ['2026-11-02T09:00:20Z', 'через 20 секунд', 'in 20 seconds'],
    ['2026-11-02T08:59:38Z', 'сейчас', 'now'],
    ['2026-11-02T08:59:00Z', '1 минуту назад', '1 minute ago'],
    ['2026-11-02T10:00:00Z', 'через 1 час', 'in 1 hour'],
    ['2027-02-02T09:00:00Z', 'через 3 месяца', 'in 3 months'],
    ['2028-11-02T09:00:00Z', 'через 2 года', 'in 2 years'],
  ])('%s is %s, %s', (iso, russian, english) => {
    setLocale('ru');
    expect(plain(formatRelative(iso, NOON))).toBe(russian);
    setLocale('en');
    expect(plain(formatRelative(iso, NOON))).toBe(english);
  });

  // Monday noon in Moscow, and a deadline that is seven calendar days and a few hours more or less away.
  it.each([
    ['2026-11-09T20:30:00Z', 'Europe/Moscow', 'in 7 days'],
    ['2026-11-09T21:30:00Z', 'Europe/Moscow', 'in 8 days'],
    ['2026-11-09T20:30:00Z', 'Asia/Novosibirsk', 'in 8 days'],
    ['2026-11-09T00:30:00Z', 'America/New_York', 'in 6 days'],
    ['2026-11-03T20:59:00Z', 'Europe/Moscow', 'tomorrow'],
    ['2026-10-31T21:30:00Z', 'Europe/Moscow', 'yesterday'],
  ])('%s in %s is %s: calendar days are counted', (iso, zone, expected) => {
    setLocale('en');
    expect(plain(formatRelative(iso, NOON, zone))).toBe(expected);
  });

  it('uses the server’s clock, not the reader’s (D5)', () => {
    setLocale('en');
    setServerTime('2031-05-05T00:00:00Z');
    expect(plain(formatRelative('2031-05-07T00:00:00Z'))).toBe('in 2 days');
    expect(Math.abs(now() - Date.parse('2031-05-05T00:00:00Z'))).toBeLessThan(5_000);
  });
});

it('counts a started day as a day', () => {
  expect(daysBetween('2026-11-02T09:00:00Z', '2026-11-11T08:00:00Z')).toBe(9);
  expect(daysBetween('2026-11-02T09:00:00Z', '2026-11-02T09:00:00Z')).toBe(0);
});

it.each([
  ['2026-11-02', 'сегодня', 'today'],
  ['2026-11-03', 'завтра', 'tomorrow'],
  ['2026-11-05', 'через 3 дня', 'in 3 days'],
  ['2026-10-31', '2 дня назад', '2 days ago'],
])('counts days from the reader’s today, at any hour: %s is %s, %s', (date, russian, english) => {
  const late = Date.parse('2026-11-02T23:50:00Z');
  setLocale('ru');
  expect(plain(formatRelativeDay(date, late))).toBe(russian);
  setLocale('en');
  expect(plain(formatRelativeDay(date, late))).toBe(english);
});

it('formats today in full', () => {
  setLocale('ru');
  expect(plain(formatToday(NOON))).toBe('понедельник, 2 ноября');
  setLocale('en');
  expect(plain(formatToday(NOON))).toBe('Monday 2 November');
});
