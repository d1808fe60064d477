import { expect, it } from 'vitest';
import { addDays, daysIn, fittingGranularity, isZone, possibleGranularities, spanOf } from './period.ts';
import { dayIn } from './dates.ts';

it.each([
  // Half an hour before and after midnight in Moscow.
  ['2026-11-01T20:30:00Z', 'Europe/Moscow', '2026-11-01'],
  ['2026-11-01T21:30:00Z', 'Europe/Moscow', '2026-11-02'],
  // Clocks in Berlin go forward on 29 March: midnight is at 23:00 UTC, then at 22:00.
  ['2026-03-28T22:30:00Z', 'Europe/Berlin', '2026-03-28'],
  ['2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-29T22:30:00Z', 'Europe/Berlin', '2026-03-30'],
  // They go back on 25 October.
  ['2026-10-24T22:30:00Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-10-25T22:30:00Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-10-25T23:30:00Z', 'Europe/Berlin', '2026-10-26'],
  ['2026-11-02T09:00:00Z', 'Pacific/Kiritimati', '2026-11-02'],
  ['2026-11-02T11:00:00Z', 'Pacific/Kiritimati', '2026-11-03'],
])('at %s in %s it is %s', (at, zone, day) => {
  expect(dayIn(zone, Date.parse(at))).toBe(day);
});

it.each([
  ['today', '2026-11-02', '2026-11-02', 1],
  ['7d', '2026-10-27', '2026-11-02', 7],
  ['30d', '2026-10-04', '2026-11-02', 30],
  ['quarter', '2026-10-01', '2026-11-02', 33],
  ['year', '2026-01-01', '2026-11-02', 306],
] as const)('%s runs from %s to %s', (preset, from, to, days) => {
  const span = spanOf(preset, '2026-11-02');
  expect(span).toEqual({ from, to });
  expect(daysIn(span)).toBe(days);
});

it.each([
  ['2026-01-15', '2026-01-01'],
  ['2026-03-31', '2026-01-01'],
  ['2026-04-01', '2026-04-01'],
  ['2026-12-31', '2026-10-01'],
])('the quarter of %s begins on %s', (today, from) => {
  expect(spanOf('quarter', today).from).toBe(from);
});

it('counts days across clock changes, leap days and years', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysIn({ from: '2028-02-01', to: '2028-03-01' })).toBe(30);
});

it.each([
  [45, 'day', ['day', 'week', 'month', 'quarter']],
  [46, 'week', ['day', 'week', 'month', 'quarter']],
  [401, 'month', ['week', 'month', 'quarter']],
  [1_101, 'quarter', ['month', 'quarter']],
  [4_001, 'quarter', ['quarter']],
])('%i days are best shown by %s', (days, fitting, possible) => {
  const span = { from: '2001-01-01', to: addDays('2001-01-01', days - 1) };
  expect(fittingGranularity(span)).toBe(fitting);
  expect(possibleGranularities(span)).toEqual(possible);
});

it('distinguishes zones from other words', () => {
  expect(isZone('Europe/Moscow')).toBe(true);
  expect(isZone('Moscow')).toBe(false);
  expect(isZone('')).toBe(false);
});
