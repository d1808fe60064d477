/** Recounts statistics from records by independent means, after random actions and for any period. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatsDetailsRow, StatsSummary, UserStats } from '@zakupki/api-client/schema';
import type { Snapshot } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { type ContractClient, client } from '../contract/suite/client.ts';
import { perform, sceneOf, story } from '../snapshots/moves.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import {
  amountOf,
  type StatsQuery,
  bucketsOf,
  customers,
  dayFormatter,
  daysBetween,
  type Flow,
  flows,
  isComplete,
  plusDays,
  type Recorded,
  recorded,
  toStatsFlow,
  sumFlows,
} from './recount.ts';

const app = createApp();

/** A world after random actions, its administrator, and all records after due processing. */
async function lived(steps: Parameters<typeof perform>[0]): Promise<{ admin: ContractClient; record: Recorded }> {
  const buyer = await client(app).signIn('buyer');
  const scene = sceneOf(app, buyer);
  await perform(steps, scene);
  await scene.control('delete', 'scenario');
  await scene.control('post', 'clock', { mode: 'frozen' });
  const admin = await buyer.with({ token: '' }).signIn('admin');
  await admin.ok('getStatsSummary', {});
  return { admin, record: recorded((await scene.control('get', 'snapshot?whole=true')) as Snapshot) };
}

const ZONES = ['Europe/Moscow', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'];
const LONGEST = { day: 60, week: 400, month: 1200, quarter: 3000 } as const;

const periods: fc.Arbitrary<StatsQuery> = fc
  .record({
    start: fc.integer({ min: -1000, max: 90 }),
    length: fc.double({ min: 0, max: 1, noNaN: true }),
    granularity: fc.constantFrom('day', 'week', 'month', 'quarter'),
    timeZone: fc.constantFrom(...ZONES),
  })
  .map(({ start, length, granularity, timeZone }) => {
    const from = plusDays('2026-11-02', start);
    return { from, to: plusDays(from, Math.floor(length * LONGEST[granularity])), granularity, timeZone };
  });

/** Days of 23 and 25 hours, the turn of a year, a week in two years, a single day. */
const EDGES: StatsQuery[] = [
  { from: '2026-03-27', to: '2026-03-31', granularity: 'day', timeZone: 'Europe/Berlin' },
  { from: '2026-10-24', to: '2026-10-26', granularity: 'day', timeZone: 'Europe/Berlin' },
  { from: '2026-03-08', to: '2026-03-08', granularity: 'day', timeZone: 'America/New_York' },
  { from: '2026-11-01', to: '2026-11-02', granularity: 'day', timeZone: 'America/New_York' },
  { from: '2025-12-29', to: '2026-01-04', granularity: 'week', timeZone: 'Europe/Moscow' },
  { from: '2024-12-31', to: '2026-01-01', granularity: 'month', timeZone: 'Asia/Kolkata' },
  { from: '2025-12-15', to: '2026-04-02', granularity: 'quarter', timeZone: 'America/New_York' },
  { from: '2019-01-01', to: '2026-11-02', granularity: 'quarter', timeZone: 'Europe/Moscow' },
];

async function agrees(admin: ContractClient, record: Recorded, query: StatsQuery): Promise<void> {
  const { body } = await admin.ok('getStatsSummary', query);
  const counted = flows(record, query);
  const firsts = bucketsOf(query);
  expect(body.series.map(({ from }) => from)).toEqual(firsts);
  expect(body.series.at(-1)?.to).toBe(query.to);
  const dayOf = dayFormatter(query.timeZone);
  for (const [place, { from, to, startsAt, endsAt, ...flow }] of body.series.entries()) {
    expect([from, flow]).toEqual([from, toStatsFlow(counted.get(from) as Flow)]);
    // The first moment of its first day, and the one after its last.
    expect([dayOf(Date.parse(startsAt)), dayOf(Date.parse(startsAt) - 1) < from]).toEqual([from, true]);
    expect([dayOf(Date.parse(endsAt) - 1), dayOf(Date.parse(endsAt)) > to]).toEqual([to, true]);
    expect(body.series[place + 1]?.startsAt ?? endsAt).toBe(endsAt);
  }
  const whole = sumFlows(counted.values());
  // The series above have exactly these figures; the summary has others too.
  expect(body).toMatchObject(toStatsFlow(whole));
  const days = daysBetween(query.from, query.to) + 1;
  const before = { ...query, from: plusDays(query.from, -days), to: plusDays(query.from, -1) };
  const previous = sumFlows(flows(record, before).values());
  const { comparison } = body;
  expect(comparison?.previousPeriod).toMatchObject({ from: before.from, to: before.to });
  expect(comparison?.previous).toEqual(toStatsFlow(previous));
  presentFigures(body, record);
  ofThePeriod(body, record, query);
  const deltas = Object.entries(comparison?.deltaPercent ?? {});
  expect(deltas.map(([name, delta]) => [name, delta === null ? null : hundredths(delta)])).toEqual(
    deltas.map(([name]) => {
      const [now = 0n, earlier = 0n] = [figure(whole, name), figure(previous, name)];
      return [name, earlier === 0n ? null : rounded(now - earlier, earlier < 0n ? -earlier : earlier)];
    }),
  );
}

/** A figure by its path, money in kopecks; undefined for a currency without amounts. */
function figure({ counts, money }: Flow, path: string): bigint | undefined {
  const [group = '', currency = '', name = ''] = path.split('.');
  if (group !== 'money') return BigInt(counts[path] ?? 0);
  return money[currency]?.[name as 'awarded'];
}

const hundredths = (percent: string): bigint => {
  const [whole = '', part = ''] = percent.replace('-', '').split('.');
  return BigInt(whole + part.padEnd(2, '0')) * (percent.startsWith('-') ? -1n : 1n);
};

const rounded = (difference: bigint, base: bigint): bigint => {
  const size = ((difference < 0n ? -difference : difference) * 20_000n + base) / (2n * base);
  return difference < 0n ? -size : size;
};

const DAY = 86_400_000;

/** Figures that do not depend on the period. */
function presentFigures({ users, access, credits }: StatsSummary, record: Recorded): void {
  const { now } = record;
  const all = customers(record);
  const seen = (days: number) =>
    all.filter(({ lastActiveAt }) => {
      const age = now - Date.parse(lastActiveAt);
      return age >= 0 && age < days * DAY;
    }).length;
  expect(users).toMatchObject({
    total: all.length,
    active7d: seen(7),
    active30d: seen(30),
  });
  const states = { none: 0, trial: 0, trialExpired: 0, active: 0, grace: 0, expired: 0 };
  for (const { trial, subscription } of all) {
    const runs = (until: string | undefined) => until !== undefined && now < Date.parse(until);
    if (runs(subscription?.currentPeriodEnd)) states.active += 1;
    else if (runs(subscription?.graceUntil)) states.grace += 1;
    else if (runs(trial?.endsAt)) states.trial += 1;
    else states[subscription ? 'expired' : trial ? 'trialExpired' : 'none'] += 1;
  }
  expect(access).toEqual(states);
  const ids = new Set(all.map(({ id }) => id));
  const lines = record.rows('credits').filter(({ ownerId }) => ids.has(ownerId));
  expect(credits.balance).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
  const left = record.rows('grants').filter(({ effectiveAt, expiresAt }) => {
    return Date.parse(effectiveAt) <= now && (expiresAt === null || now < Date.parse(expiresAt));
  });
  expect(credits.balance).toBe(left.reduce((sum, { remaining }) => sum + remaining, 0));
}

/** Figures that are not sums of buckets. */
function ofThePeriod({ funnel, orders, bids, conflicts }: StatsSummary, record: Recorded, query: StatsQuery): void {
  const dayOf = dayFormatter(query.timeZone);
  const isIn = (at: string | null) => {
    const day = at === null ? '' : dayOf(Date.parse(at));
    return day >= query.from && day <= query.to;
  };
  const ordersOf = Map.groupBy(record.rows('orders'), ({ ownerId }) => ownerId);
  const has = (id: string, field: 'createdAt' | 'publishedAt' | 'awardedAt') =>
    (ordersOf.get(id) ?? []).some((order) => order[field] !== null);
  const joined = customers(record).filter(({ createdAt }) => isIn(createdAt));
  const verified = joined.filter(({ emailVerifiedAt }) => emailVerifiedAt !== null);
  const complete = verified.filter(isComplete);
  const [made, published, awarded] = (['createdAt', 'publishedAt', 'awardedAt'] as const).reduce(
    (steps, field) => [...steps, (steps.at(-1) ?? complete).filter(({ id }) => has(id, field))],
    [] as (typeof joined)[],
  );
  const paying = (awarded ?? []).filter(({ subscription }) => subscription !== null);
  const steps = [joined, verified, complete, made, published, awarded, paying].map((left) => left?.length);
  expect(funnel.map(({ count }) => count)).toEqual(steps);
  const waits = record
    .rows('orders')
    .flatMap(({ publishedAt, awardedAt }) =>
      publishedAt !== null && isIn(awardedAt) ? [Date.parse(awardedAt ?? '') - Date.parse(publishedAt)] : [],
    )
    .toSorted((a, b) => a - b);
  const middle = waits.length / 2;
  const median = ((waits[Math.ceil(middle) - 1] ?? NaN) + (waits[Math.floor(middle)] ?? NaN)) / 2;
  expect(orders.medianHoursToAward).toBe(waits.length === 0 ? null : String(Math.round(median / 360_000) / 10));
  const perOrder = orders.published === 0 ? null : String(Math.round((bids.submitted * 100) / orders.published) / 100);
  expect(bids.perPublishedOrder).toBe(perOrder);
  const found = record
    .rows('conflicts')
    .flatMap(({ entries }) => entries.filter(({ causedBy, firstSeenAt }) => causedBy === null && isIn(firstSeenAt)));
  for (const { kind, ...counts } of [...conflicts.byKind, { ...conflicts, kind: null }]) {
    const ofKind = found.filter((one) => kind === null || one.kind === kind);
    const countOf = (status: string) => ofKind.filter((one) => one.status === status).length;
    expect({ kind, ...counts }).toMatchObject({
      kind,
      found: ofKind.length,
      open: countOf('open'),
      waived: countOf('waived'),
      resolved: countOf('resolved'),
    });
  }
}

/** The rows of all customers, from the export. */
async function detailsAgree(admin: ContractClient, record: Recorded, query: StatsQuery): Promise<void> {
  const columns = ['userId', 'creditsBalance', 'creditsSpent', 'ordersCreated', 'ordersPublished', 'ordersAwarded', 'bidsSubmitted', 'conflictsOpen', 'awardedAmount', 'savings'] as const; // prettier-ignore
  const { from, to, timeZone } = query;
  const { status, body } = await admin.send('exportStatsDetails', {
    query: Object.entries({ from, to, timeZone, columns: columns.join(',') }),
    headers: { 'accept-language': 'en' },
  });
  expect(status).toBe(200);
  const [, ...lines] = (await (body as Blob).text()).trim().split('\r\n');
  const dayOf = dayFormatter(timeZone);
  const isIn = (at: string | null) => {
    const day = at === null ? '' : dayOf(Date.parse(at));
    return day >= from && day <= to;
  };
  const by = <T extends { ownerId: string }>(rows: readonly T[]) => Map.groupBy(rows, ({ ownerId }) => ownerId);
  const [orders, bids, credits] = [by(record.rows('orders')), by(record.rows('bids')), by(record.rows('credits'))];
  const leftOver = new Map(record.rows('awards').map(({ orderId, savings }) => [orderId, savings.vsBudget === null]));
  const expected = customers(record).map(({ id }) => {
    const own = orders.get(id) ?? [];
    const ledger = credits.get(id) ?? [];
    const won = own.filter(({ awardedAt, currency }) => isIn(awardedAt) && currency === 'RUB');
    const sum = (amounts: (string | null)[]) =>
      amounts.reduce((total, amount) => total + BigInt((amount ?? '0.00').replace('.', '')), 0n);
    const saving = won.filter((one) => one.budget !== null && one.awardedTotal !== null && !leftOver.get(one.id));
    const spent = ledger.filter(({ type, at }) => (type === 'debit' || type === 'refund') && isIn(at));
    return [
      id,
      ledger.reduce((total, { amount }) => total + amount, 0),
      -spent.reduce((total, { amount }) => total + amount, 0) + 0,
      own.filter(({ createdAt }) => isIn(createdAt)).length,
      own.filter(({ publishedAt }) => isIn(publishedAt)).length,
      own.filter(({ awardedAt }) => isIn(awardedAt)).length,
      (bids.get(id) ?? []).filter(({ submittedAt }) => isIn(submittedAt)).length,
      own.reduce((total, { counts }) => total + counts.openConflicts, 0),
      amountOf(sum(won.map(({ awardedTotal }) => awardedTotal))),
      amountOf(sum(saving.map(({ budget }) => budget)) - sum(saving.map(({ awardedTotal }) => awardedTotal))),
    ].join(',');
  });
  expect(lines.toSorted()).toEqual(expected.toSorted());
}

describe('figures agree with a recount of a full snapshot', () => {
  it('in a new world, at the bounds of days', async () => {
    const { admin, record } = await lived([]);
    expect(record.rows('users').length).toBeGreaterThan(10_000);
    for (const query of EDGES.slice(0, 2)) await agrees(admin, record, query);
    for (const query of EDGES.slice(0, 1)) await detailsAgree(admin, record, query);
  });

  it('in a new world, at the bounds of days, weeks and years', EXHAUSTIVE, async () => {
    const { admin, record } = await lived([]);
    expect(record.rows('users').length).toBeGreaterThan(10_000);
    for (const query of EDGES.slice(2)) await agrees(admin, record, query);
    for (const query of EDGES.slice(1, 2)) await detailsAgree(admin, record, query);
  });

  it('after random actions, for any period, granularity and time zone', EXHAUSTIVE, async () => {
    await fc.assert(
      fc.asyncProperty(story(40), fc.array(periods, { minLength: 6, maxLength: 6 }), async (steps, some) => {
        const { admin, record } = await lived(steps);
        for (const query of some) await agrees(admin, record, query);
        await detailsAgree(admin, record, some[0] as StatsQuery);
        await oneAgrees(admin, record, some[1] as StatsQuery);
      }),
      { seed: 20_261_102, numRuns: Number(process.env['RECOUNT_RUNS'] ?? 3), endOnFailure: true },
    );
  });
});

/** Compares a customer's statistics with their row in the list. */
async function oneAgrees(admin: ContractClient, record: Recorded, query: StatsQuery): Promise<void> {
  const { body: stats }: { body: UserStats } = await admin.ok('getUserStats', { userId: 'usr_buyer', ...query });
  const counted = flows(record, query, 'usr_buyer');
  expect(stats.flow).toEqual(toStatsFlow(sumFlows(counted.values())));
  expect(stats.series.map(({ from, to: _to, startsAt: _s, endsAt: _e, ...flow }) => [from, flow])).toEqual(
    [...counted].map(([from, flow]) => [from, toStatsFlow(flow)]),
  );
  const { from, to, timeZone } = query;
  const { body: list } = await admin.ok('listStatsDetails', { q: 'buyer@demo.test', from, to, timeZone });
  const row: StatsDetailsRow | undefined = list.data[0];
  expect(row).toMatchObject({ userId: 'usr_buyer', ...stats.counters });
  expect(list.totals).toEqual(stats.counters);
}
