import { afterAll, describe, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { parseNumericDay } from './numeric-day.ts';
import { formatFieldDate, parseTypedDay, parseTypedWallClock } from './typed-day.ts';

afterAll(() => setLocale('en'));

const TODAY = '2026-11-02';

test.each([
  ['2.12.2026', '2026-12-02'],
  ['02/12/2026', '2026-12-02'],
  ['2-12-2026', '2026-12-02'],
  [' 2026-12-02 ', '2026-12-02'],
  ['29.02.2028', '2028-02-29'],
])('%s is a day', (text, day) => {
  expect(parseNumericDay(text)).toBe(day);
  expect(parseTypedDay(text, TODAY)).toBe(day);
});

test.each([
  ['2 Dec 2026', '2026-12-02'],
  ['2 декабря 2026', '2026-12-02'],
  ['2 дек. 2026 г.', '2026-12-02'],
  ['December 2, 2026', '2026-12-02'],
  ['2дек', '2026-12-02'],
  ['15 мая 2027', '2027-05-15'],
  ['май 15 2027', '2027-05-15'],
  ['9 Sept 2026', '2026-09-09'],
  // Without a year it is the nearest day.
  ['2 дек', '2026-12-02'],
  ['Oct 30', '2026-10-30'],
  ['12 янв', '2027-01-12'],
  ['5 May', '2026-05-05'],
])('%s is a day with a name', (text, day) => {
  expect(parseTypedDay(text, TODAY)).toBe(day);
  expect(parseNumericDay(text)).toBeNull();
});

test.each([
  '',
  '10',
  '31.02.2026',
  '2026-02-30',
  '12.13.2026',
  '2.12.26',
  '2.12.0206',
  'завтра',
  '31 ноя',
  '2 de',
  '10 дней',
  'дек 2026',
  '29 Feb',
])('%j is not a day', (text) => {
  expect(parseTypedDay(text, TODAY)).toBeNull();
});

test.each([
  ['2.12.2026 9:05', '2026-12-02 09:05:00'],
  ['2 дек, 18:30', '2026-12-02 18:30:00'],
  ['Dec 2 18.30', '2026-12-02 18:30:00'],
  ['2026-12-02 18:30:00', '2026-12-02 18:30:00'],
  ['2 дек', '2026-12-02 15:00:00'],
  ['2.12.2026', '2026-12-02 15:00:00'],
  ['2.12.2026 24:00', null],
  ['2.12.2026 9:61', null],
  ['9:05', null],
])('%s is the time %s', (text, time) => {
  expect(parseTypedWallClock(text, '15:00', TODAY)).toBe(time);
});

describe('a field', () => {
  test.each([
    ['en', '2 Dec 2026'],
    ['ru', '2 дек. 2026'],
  ] as const)('shows a date in %s as %s', (locale, text) => {
    setLocale(locale);
    expect(formatFieldDate('2026-12-02')).toBe(text);
    expect(formatFieldDate('2026-12-02 15:00:00')).toBe(`${text}, 15:00`);
    expect(formatFieldDate('soon')).toBe('soon');
  });

  test.each(['en', 'ru'] as const)('parses every day of a year as it shows it in %s', (locale) => {
    setLocale(locale);
    for (let day = 0; day < 365; day += 1) {
      const iso = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      expect(parseTypedDay(formatFieldDate(iso), TODAY)).toBe(iso);
      expect(parseTypedWallClock(formatFieldDate(`${iso} 09:30:00`), '15:00', TODAY)).toBe(`${iso} 09:30:00`);
    }
  });
});
