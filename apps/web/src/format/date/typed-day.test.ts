import { afterAll, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { formatTypedDay, parseTypedDay } from './typed-day.ts';

afterAll(() => setLocale('en'));

test.each([
  ['2.12.2026', '2026-12-02'],
  ['02/12/2026', '2026-12-02'],
  ['2-12-2026', '2026-12-02'],
  [' 2026-12-02 ', '2026-12-02'],
  ['29.02.2028', '2028-02-29'],
])('%s is a day', (text, day) => {
  expect(parseTypedDay(text)).toBe(day);
});

test.each(['', '10', '31.02.2026', '2026-02-30', '12.13.2026', '2.12.26', 'завтра'])('%j is none', (text) => {
  expect(parseTypedDay(text)).toBeNull();
});

test.each([
  ['en', '2026-12-02'],
  ['ru', '02.12.2026'],
] as const)('a day is written in %s as it can be typed', (locale, text) => {
  setLocale(locale);
  expect(formatTypedDay('2026-12-02')).toBe(text);
  expect(parseTypedDay(text)).toBe('2026-12-02');
});
