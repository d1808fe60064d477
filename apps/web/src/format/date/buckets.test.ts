import { afterAll, describe, expect, it } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { bucketLabel, bucketPoint, bucketTick, formatSpan, type Granularity } from './buckets.ts';

const TODAY = Date.parse('2026-11-02T09:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

afterAll(() => setLocale('en'));

describe.each<[Granularity, string, string, { ru: [string, string]; en: [string, string] }]>([
  ['day', '2026-10-05', '2026-10-05', { ru: ['5 окт.', '5 окт.'], en: ['5 Oct', '5 Oct'] }],
  ['week', '2026-10-05', '2026-10-11', { ru: ['5–11 окт.', '5 окт.'], en: ['5–11 Oct', '5 Oct'] }],
  ['week', '2026-09-28', '2026-10-04', { ru: ['28 сент. – 4 окт.', '28 сент.'], en: ['28 Sept – 4 Oct', '28 Sept'] }],
  // A new year starts within the week.
  [
    'week',
    '2025-12-29',
    '2026-01-04',
    { ru: ['29 дек. 2025 – 4 янв. 2026', '29 дек. 2025'], en: ['29 Dec 2025 – 4 Jan 2026', '29 Dec 2025'] },
  ],
  ['month', '2026-10-01', '2026-10-31', { ru: ['октябрь 2026', 'окт.'], en: ['October 2026', 'Oct'] }],
  ['month', '2028-02-01', '2028-02-29', { ru: ['февраль 2028', 'февр. 28'], en: ['February 2028', 'Feb 28'] }],
  // The short name ends like the Russian abbreviation of "year".
  ['month', '2026-08-01', '2026-08-31', { ru: ['август 2026', 'авг.'], en: ['August 2026', 'Aug'] }],
  ['week', '2026-08-03', '2026-08-09', { ru: ['3–9 авг.', '3 авг.'], en: ['3–9 Aug', '3 Aug'] }],
  // Shortened by the period.
  ['month', '2026-10-04', '2026-10-31', { ru: ['4–31 окт.', 'окт.'], en: ['4–31 Oct', 'Oct'] }],
  ['quarter', '2026-07-01', '2026-09-30', { ru: ['3-й кв. 2026', '3-й кв. 2026'], en: ['Q3 2026', 'Q3 2026'] }],
  [
    'quarter',
    '2026-10-01',
    '2026-11-02',
    { ru: ['1 окт. – 2 нояб.', '1 окт. – 2 нояб.'], en: ['1 Oct – 2 Nov', '1 Oct – 2 Nov'] },
  ],
])('a %s from %s to %s', (granularity, from, to, expected) => {
  it.each(['ru', 'en'] as const)('in %s', (locale) => {
    setLocale(locale);
    const span = { from, to };
    expect([bucketLabel(span, granularity, TODAY), bucketTick(span, granularity, TODAY)].map(plain)).toEqual(
      expected[locale],
    );
  });
});

it('formats a span of one day as that day', () => {
  setLocale('en');
  expect(plain(formatSpan({ from: '2026-10-05', to: '2026-10-05' }, TODAY))).toBe('5 Oct');
});

it.each([
  ['2026-11-01', '1 Nov', false],
  ['2026-11-02', '2 Nov, so far', true],
])('marks unfinished days: %s when today is 2 November', (day, label, isUnfinished) => {
  setLocale('en');
  const point = bucketPoint({ from: day, to: day }, 'day', TODAY);
  expect([plain(point.label), point.isUnfinished]).toEqual([label, isUnfinished]);
});
