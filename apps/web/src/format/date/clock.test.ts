import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now, setServerTime } from './clock.ts';

const NINE = Date.parse('2026-11-02T09:00:00Z');
const SECOND = 1_000;
const iso = (ms: number) => new Date(ms).toISOString();

// The page's clock is an hour slow.
beforeEach(() => {
  vi.useFakeTimers({ now: NINE - 3_600 * SECOND, toFake: ['Date'] });
  setServerTime(iso(NINE));
});
afterEach(() => {
  vi.useRealTimers();
  setServerTime(iso(Date.now()));
});

it('a slow response does not set the clock back', () => {
  const sent = Date.now();
  vi.setSystemTime(sent + 9 * SECOND);
  setServerTime(iso(NINE + 10), sent);
  expect(now()).toBe(NINE + 9 * SECOND);
});

it.each([
  ['forwards', NINE + 60 * SECOND],
  ['back', NINE - 60 * SECOND],
])('a response sets it %s to a time that its delay does not explain', (_, server) => {
  setServerTime(iso(server), Date.now() - 2 * SECOND);
  expect(Math.abs(now() - server)).toBeLessThanOrEqual(2 * SECOND);
});
