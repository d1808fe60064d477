import { Duration } from 'luxon';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from './clock.ts';

const START = Date.parse('2026-11-02T09:00:00Z');

describe('Clock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs from the set time', () => {
    const clock = new Clock(START);
    vi.advanceTimersByTime(1500);
    expect(clock.nowIso()).toBe('2026-11-02T09:00:01.500Z');
    clock.set(Date.parse('2027-01-01T00:00:00Z'));
    vi.advanceTimersByTime(1000);
    expect(clock.nowIso()).toBe('2027-01-01T00:00:01Z');
  });

  it('stops while frozen and resumes from the same time', () => {
    const clock = new Clock(START);
    vi.advanceTimersByTime(1000);
    clock.setMode('frozen');
    vi.advanceTimersByTime(60_000);
    expect(clock.nowIso()).toBe('2026-11-02T09:00:01Z');
    clock.setMode('running');
    vi.advanceTimersByTime(1000);
    expect(clock.nowIso()).toBe('2026-11-02T09:00:02Z');
  });

  it('advances by calendar months in UTC', () => {
    const clock = new Clock(Date.parse('2027-01-31T22:30:00Z'));
    clock.setMode('frozen');
    clock.advance(Duration.fromISO('P1M'));
    expect(clock.nowIso()).toBe('2027-02-28T22:30:00Z');
  });

  it('stops during hold', () => {
    const clock = new Clock(START);
    const seen = clock.hold(() => {
      const before = clock.now();
      vi.advanceTimersByTime(500);
      return [before, clock.hold(() => clock.now()), clock.now()];
    });
    expect(seen).toEqual([START, START, START]);
    expect(clock.now()).toBe(START + 500);
    expect(() =>
      clock.hold(() => {
        throw new Error('refused');
      }),
    ).toThrow('refused');
    vi.advanceTimersByTime(500);
    expect(clock.now()).toBe(START + 1000);
  });

  it('rounds to whole milliseconds', () => {
    const clock = new Clock(START, 'frozen');
    clock.advance(Duration.fromISO('PT0.0004S'));
    expect(clock.now()).toBe(START);
  });
});
