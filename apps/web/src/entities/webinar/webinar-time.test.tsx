import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const HOUR = { durationMinutes: 60 };

/** Renders the time for a reader in the zone. Formats cache their zone, so the modules are loaded again. */
async function shownIn(zone: string, webinar: { startsAt: string; endsAt: string }) {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { setLocale } = await import('../../i18n/locale.ts');
  const { setServerTime } = await import('../../format/date/clock.ts');
  const { WebinarTime } = await import('./webinar-time.tsx');
  setLocale('en');
  setServerTime('2026-10-01T09:00:00Z');
  return render(<WebinarTime webinar={{ ...HOUR, ...webinar }} />).container.textContent?.replaceAll('\u00a0', ' ');
}

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const AUTUMN = { startsAt: '2026-10-24T22:30:00Z', endsAt: '2026-10-24T23:30:00Z' };

it.each([
  // Clocks go back that night; the zone's name shows whether this is before or after the change.
  ['Europe/Berlin', AUTUMN, /^Sunday 25 October, 00:30–01:30 CEST60 minutes$/],
  [
    'Europe/Berlin',
    { startsAt: '2026-10-25T01:30:00Z', endsAt: '2026-10-25T02:30:00Z' },
    /^Sunday 25 October, 02:30–03:30 CET60 minutes$/,
  ],
  // A week later the same Moscow time is an hour earlier there: clocks in the US have gone back.
  ['America/New_York', { startsAt: '2026-10-29T12:00:00Z', endsAt: '2026-10-29T13:00:00Z' }, /, 08:00–09:00 GMT-4/],
  ['America/New_York', { startsAt: '2026-11-05T12:00:00Z', endsAt: '2026-11-05T13:00:00Z' }, /, 07:00–08:00 GMT-5/],
  ['Asia/Vladivostok', AUTUMN, /^Sunday 25 October, 08:30–09:30 MSK\+7/],
])('in %s, shows %j as %s', async (zone, webinar, expected) => {
  expect(await shownIn(zone, webinar)).toMatch(expected);
});
