/** Recounts figures of referrers from the seed's records by independent means: platform calendars, whole kopecks. */
import type { ReferrerBucket } from '@zakupki/api-client/schema';
import { describe, expect, test } from 'vitest';
import { buildSeed } from '../../src/seed/seed.ts';
import { type ContractClient, signedIn } from '../contract/suite/client.ts';

const seed = buildSeed();
const NOW = new Date(seed.start).toISOString();
const all = <T>(table: { records: ReadonlyMap<string, T> }): T[] => [...table.records.values()];
const kopecks = (amount: string) => Math.round(Number(amount) * 100);

function calendar(timeZone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (moment) => format.format(new Date(moment));
}

type Counted = Pick<
  ReferrerBucket,
  'clicks' | 'signups' | 'verified' | 'profilesCompleted' | 'trialsStarted' | 'paying' | 'cancelled'
> & { revenue: number };

function recount(referrerId: string, timeZone: string, from: string, to: string): Counted {
  const dayOf = calendar(timeZone);
  const isIn = (moment: string | null | undefined) => {
    if (moment == null) return false;
    const day = dayOf(moment);
    return day >= from && day <= to;
  };
  const customers = all(seed.users).filter(({ referrer }) => referrer?.id === referrerId);
  const paid = (userId: string) =>
    all(seed.payments)
      .filter(({ ownerId, status }) => ownerId === userId && status === 'paid')
      .toSorted((a, b) => Date.parse(a.paidAt ?? '') - Date.parse(b.paidAt ?? ''));
  const count = (matches: (user: (typeof customers)[number]) => boolean) => customers.filter(matches).length;
  return {
    clicks: all(seed.referralClicks).filter((click) => click.referrerId === referrerId && isIn(click.at)).length,
    signups: count(({ createdAt }) => isIn(createdAt)),
    verified: count(({ emailVerifiedAt }) => isIn(emailVerifiedAt)),
    profilesCompleted: count(
      ({ profile }) =>
        isIn(profile.phoneVerifiedAt) &&
        profile.phone !== null &&
        profile.firstName !== null &&
        profile.company.name !== null,
    ),
    trialsStarted: count(({ trial }) => isIn(trial?.startedAt)),
    paying: count(({ id }) => isIn(paid(id)[0]?.paidAt)),
    cancelled: count(
      ({ subscription }) => subscription !== null && subscription.graceUntil <= NOW && isIn(subscription.graceUntil),
    ),
    revenue: customers.reduce(
      (sum, { id }) =>
        sum + paid(id).reduce((part, { paidAt, amount }) => part + (isIn(paidAt) ? kopecks(amount) : 0), 0),
      0,
    ),
  };
}

const referrerFigures = ({
  clicks,
  signups,
  verified,
  profilesCompleted,
  trialsStarted,
  paying,
  cancelled,
  revenue,
}: Omit<ReferrerBucket, 'from' | 'to'>): Counted => ({
  clicks,
  signups,
  verified,
  profilesCompleted,
  trialsStarted,
  paying,
  cancelled,
  revenue: kopecks(revenue),
});

let admin: ContractClient | undefined;

describe.each(['ref_partner_one', 'ref_forum', 'ref_coupons'])('%s', (id) => {
  // Periods with a clock change: New York on 8 March and 1 November, Berlin on 29 March and 25 October.
  test.each([
    ['Europe/Moscow', 'day', '2026-10-01', '2026-11-02'],
    ['Europe/Berlin', 'day', '2026-03-15', '2026-04-10'],
    ['Europe/Berlin', 'week', '2026-10-07', '2026-11-02'],
    ['America/New_York', 'day', '2026-02-20', '2026-03-20'],
    ['America/New_York', 'month', '2026-01-15', '2026-11-02'],
    ['Pacific/Auckland', 'quarter', '2026-01-01', '2026-11-02'],
  ] as const)('in %s by the %s from %s to %s', async (timeZone, granularity, from, to) => {
    admin ??= await signedIn('admin');
    const { body } = await admin.ok('getReferrerStats', { referrerId: id, from, to, granularity, timeZone });
    expect(referrerFigures(body)).toEqual(recount(id, timeZone, from, to));
    for (const bucket of body.series)
      expect([bucket.from, referrerFigures(bucket)]).toEqual([
        bucket.from,
        recount(id, timeZone, bucket.from, bucket.to),
      ]);
  });
});
