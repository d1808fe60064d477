import { describe, expect, it } from 'vitest';
import type { UserRecord } from '../../model/records/users.ts';
import { seededUser } from '../../../test/seed/seeded-user.ts';
import { calculateRewards } from './reward.ts';
import { type ReferrerRecords, referrerStats, referrerTotals } from './stats.ts';
import { periodOf } from '../statistics/period.ts';

const at = (moment: string) => Date.parse(moment);
const NOW = at('2027-06-01T00:00:00Z');
const SHARE = { type: 'percent', value: '12.5', currency: null, recurringMonths: 3 } as const;
const paid = (moment: string, amount: string) => ({ at: at(moment), amount });

const nothing: ReferrerRecords = { reward: SHARE, clicks: [], customers: [], payouts: [] };

function clicksByDay(timeZone: string, from: string, to: string, clicks: readonly string[]): [string, number][] {
  const result = periodOf({ from, to, timeZone }, NOW);
  if ('faults' in result) throw new Error('The period is valid');
  const { series } = referrerStats(
    { ...nothing, clicks: clicks.map((moment) => ({ at: at(moment), visits: 1 })) },
    result.period,
    NOW,
  );
  return series.map((bucket) => [bucket.from, bucket.clicks]);
}

describe('days around a change of the clocks', () => {
  it('of 25 hours in Berlin include both repeated hours', () => {
    const clicks = [
      '2026-10-24T21:59:59.999Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T22:59:59.999Z',
      '2026-10-25T23:00:00Z',
    ];
    expect(clicksByDay('Europe/Berlin', '2026-10-24', '2026-10-26', clicks)).toEqual([
      ['2026-10-24', 1],
      ['2026-10-25', 4],
      ['2026-10-26', 1],
    ]);
  });

  it('of 23 hours in New York end an hour earlier', () => {
    const clicks = ['2027-03-14T04:59:59Z', '2027-03-14T05:00:00Z', '2027-03-15T03:59:59Z', '2027-03-15T04:00:00Z'];
    expect(clicksByDay('America/New_York', '2027-03-13', '2027-03-15', clicks)).toEqual([
      ['2027-03-13', 1],
      ['2027-03-14', 2],
      ['2027-03-15', 1],
    ]);
  });
});

describe('a reward', () => {
  const payments = [
    paid('2026-11-30T10:00:00Z', '1990.00'),
    paid('2026-12-30T10:00:00Z', '0.04'),
    paid('2027-02-28T09:59:59Z', '100.00'),
    paid('2027-02-28T10:00:00Z', '100.00'),
  ];

  it('is a percentage of each payment in the months after the first, rounded half up', () => {
    expect(calculateRewards(payments, SHARE).map(({ amount }) => amount)).toEqual(['248.75', '0.01', '12.50']);
  });

  it('is for the first payment only without recurring months', () => {
    const once = { type: 'fixed', value: '1500.00', currency: 'RUB', recurringMonths: null } as const;
    expect(calculateRewards(payments, once)).toEqual([{ at: payments[0]?.at, amount: '1500.00' }]);
  });

  it('of credits is counted in credits', () => {
    const credits = { type: 'credits', value: '5', currency: null, recurringMonths: 12 } as const;
    const records = { ...nothing, reward: credits, customers: [{ user: seededUser(), payments }] };
    expect(referrerTotals(records, NOW)).toMatchObject({ rewardAccrued: '20', rewardDue: '20', rewardUnit: 'credits' });
  });

  it('that was paid out is not due, and the rest is never negative', () => {
    const customers = [{ user: seededUser(), payments: payments.slice(0, 1) }];
    const due = (amount: string) =>
      referrerTotals({ ...nothing, customers, payouts: [paid('2027-01-01T00:00:00Z', amount)] }, NOW).rewardDue;
    expect([due('48.75'), due('248.75'), due('300.00')]).toEqual(['200.00', '0.00', '0.00']);
  });
});

describe('a paying customer', () => {
  const subscription = {
    planId: 'pln_start_month',
    startedAt: '2027-01-10T10:00:00Z',
    currentPeriodEnd: '2027-02-10T10:00:00Z',
    graceUntil: '2027-02-13T10:00:00Z',
    cancelAtPeriodEnd: false,
    autoRenew: true,
  };
  const user: UserRecord = { ...seededUser(), subscription };
  const stats = (from: string, to: string, now = NOW) => {
    const result = periodOf({ from, to, timeZone: 'UTC' }, now);
    if ('faults' in result) throw new Error('The period is valid');
    const payments = [paid('2027-01-10T10:00:00Z', '1990.00')];
    const { paying, activePaying, cancelled, revenue } = referrerStats(
      { ...nothing, customers: [{ user, payments }] },
      result.period,
      now,
    );
    return { paying, activePaying, cancelled, revenue };
  };

  it('counts from the first payment until the grace period ends', () => {
    expect(stats('2027-01-01', '2027-01-09')).toEqual({ paying: 0, activePaying: 0, cancelled: 0, revenue: '0.00' });
    expect(stats('2027-01-01', '2027-01-31')).toEqual({ paying: 1, activePaying: 1, cancelled: 0, revenue: '1990.00' });
    expect(stats('2027-02-01', '2027-02-12')).toEqual({ paying: 0, activePaying: 1, cancelled: 0, revenue: '0.00' });
    expect(stats('2027-02-01', '2027-02-28')).toEqual({ paying: 0, activePaying: 0, cancelled: 1, revenue: '0.00' });
  });

  it('is not counted as cancelled before the grace period ends', () => {
    const soon = at('2027-02-11T00:00:00Z');
    expect(stats('2027-02-01', '2027-02-28', soon)).toMatchObject({ activePaying: 1, cancelled: 0 });
  });
});
