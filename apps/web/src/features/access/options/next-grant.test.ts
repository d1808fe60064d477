import type { AccessState } from '@zakupki/api-client/schema';
import { describe, expect, it } from 'vitest';
import { nextGrant } from './next-grant.ts';

// `nextGrant` reads only these fields.
const state = (startedAt: string, currentPeriodEnd: string, serverTime: string) =>
  ({
    status: 'active',
    plan: { creditsPerPeriod: 40 },
    subscription: { startedAt, currentPeriodEnd },
    serverTime,
  }) as unknown as AccessState;

describe('nextGrant', () => {
  it.each([
    [
      'later this month',
      '2026-01-12T08:15:00Z',
      '2027-01-12T08:15:00Z',
      '2026-11-02T09:00:00Z',
      '2026-11-12T08:15:00.000Z',
    ],
    ['next month', '2026-01-12T08:15:00Z', '2027-01-12T08:15:00Z', '2026-11-12T08:15:00Z', '2026-12-12T08:15:00.000Z'],
    [
      'on the last day of a short month',
      '2026-01-31T00:00:00Z',
      '2027-01-31T00:00:00Z',
      '2026-02-10T00:00:00Z',
      '2026-02-28T00:00:00.000Z',
    ],
  ])('comes %s', (_, start, end, now, at) => {
    expect(nextGrant(state(start, end, now))).toEqual({ at, credits: 40 });
  });

  it('is absent after the paid period', () => {
    expect(nextGrant(state('2026-10-20T00:00:00Z', '2026-11-20T00:00:00Z', '2026-11-02T09:00:00Z'))).toBeNull();
  });

  it('is absent without an active plan', () => {
    const active = state('2026-01-12T08:15:00Z', '2027-01-12T08:15:00Z', '2026-11-02T09:00:00Z');
    expect(nextGrant({ ...active, status: 'grace' })).toBeNull();
  });
});
