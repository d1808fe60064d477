/** Recalculates figures of customers from their records and from each other. */
import { etag } from '@zakupki/api-client/operation';
import type { StatsFlow } from '@zakupki/api-client/schema';
import {
  amountOf,
  type StatsQuery,
  type Flow,
  flows,
  kopecks,
  type Recorded,
  toStatsFlow,
  sumFlows,
} from '../../recount/recount.ts';
import { allocationDrafts } from '../awards/allocation-drafts.ts';
import { checks, expect } from '../suite/checks.ts';
import { type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('statistics');

const ALL_TIME: StatsQuery = {
  from: '2019-01-01',
  to: '2026-11-02',
  granularity: 'quarter',
  timeZone: 'Europe/Moscow',
};
const MONTH: StatsQuery = { from: '2026-10-04', to: '2026-11-02', granularity: 'day', timeZone: 'America/New_York' };

describe('statistics of a customer', () => {
  as('buyer', 'follow from the customer’s records', async (buyer) => {
    const userId = (await buyer.ok('getMe', {})).body.user.id;
    const record = await recordOf(buyer);
    const now = {
      creditsBalance: record.rows('credits').reduce((sum, { amount }) => sum + amount, 0),
      conflictsOpen: record.rows('orders').reduce((sum, { counts }) => sum + counts.openConflicts, 0),
    };
    const caller = await buyer.with({ token: '' }).signIn('admin');
    for (const query of [ALL_TIME, MONTH]) {
      const { from, to, timeZone } = query;
      const counted = flows(record, query, userId);
      const whole = sumFlows(counted.values());
      const { body } = await caller.ok('getUserStats', { userId, ...query });
      expect(body.series.map(({ from: first, ...flow }) => [first, knownToBuyer(flow)])).toEqual(
        [...counted].map(([first, flow]) => [first, knownToBuyer(toStatsFlow(flow))]),
      );
      expect(knownToBuyer(body.flow)).toEqual(knownToBuyer(toStatsFlow(whole)));
      expect(body.flow.bids.created).toBe(body.series.reduce((sum, { bids }) => sum + bids.created, 0));
      expect(body.counters).toEqual({ ...now, ...figuresOf(whole) });
      if (query === ALL_TIME) {
        expect(body.lifetime).toEqual(body.counters);
        expect(body.flow.bids.created).toBe((whole.counts['bids.created'] ?? 0) + (await draftsOfSuppliers(buyer)));
      }
      const { body: list } = await caller.ok('listStatsDetails', { q: body.user.email, from, to, timeZone });
      expect(list.data).toEqual([expect.objectContaining({ userId, ...body.counters })]);
    }
  });

  as('buyer', 'have their redemptions', async (buyer) => {
    const { data } = (await buyer.ok('listRedemptions', { perPage: 50 })).body;
    const caller = await buyer.with({ token: '' }).signIn('admin');
    const { body } = await caller.ok('getUserStats', { userId: 'usr_buyer' });
    expect(data.length).toBeGreaterThan(0);
    expect(body.redemptions).toEqual(data);
  });
});

describe('figures of the marketplace', () => {
  it('are the totals of the list of customers', async () => {
    const caller = await signedIn('admin');
    const { from, to, timeZone } = MONTH;
    const { body } = await caller.ok('getStatsSummary', MONTH);
    const { totals } = (await caller.ok('listStatsDetails', { from, to, timeZone, perPage: 1 })).body;
    const roubles = body.money.find(({ currency }) => currency === 'RUB');
    expect(totals).toMatchObject({
      creditsBalance: body.credits.balance,
      creditsSpent: body.credits.spent,
      ordersCreated: body.orders.created,
      ordersPublished: body.orders.published,
      ordersAwarded: body.orders.awarded,
      bidsSubmitted: body.bids.submitted,
      awardedAmount: roubles?.awarded,
      savings: roubles?.savings,
    });
  });

  it('are compared with those of the period before', async () => {
    const caller = await signedIn('admin');
    const { body } = await caller.ok('getStatsSummary', MONTH);
    if (!body.comparison) throw new Error('The summary has no comparison');
    const { previousPeriod, previous, deltaPercent } = body.comparison;
    const { from, to } = previousPeriod;
    const { body: before } = await caller.ok('getStatsSummary', { ...MONTH, from, to, compare: false });
    expect(before).toMatchObject(previous);
    for (const [path, delta] of Object.entries(deltaPercent)) {
      const [now, earlier] = [figureAt(body, path), figureAt(before, path)];
      if (earlier === 0) expect([path, delta]).toEqual([path, null]);
      else expect(Number(delta), path).toBeCloseTo(((now - earlier) / Math.abs(earlier)) * 100, 1);
    }
  });

  it('add up: conflicts by kind, money by day', async () => {
    const caller = await signedIn('admin');
    const { body } = await caller.ok('getStatsSummary', { ...MONTH, compare: false });
    const { byKind, ...conflicts } = body.conflicts;
    const { data: kinds } = (await caller.ok('listConflictKinds', {})).body;
    expect(byKind.map(({ kind }) => kind)).toEqual(kinds.map(({ kind }) => kind));
    for (const state of ['found', 'open', 'waived', 'resolved'] as const)
      expect([state, byKind.reduce((sum, kind) => sum + kind[state], 0)]).toEqual([state, conflicts[state]]);
    for (const { currency, ...sums } of body.money) {
      const days = body.series.flatMap(({ money }) => money.filter((one) => one.currency === currency));
      for (const name of ['ordersBudget', 'awarded', 'savings'] as const)
        expect([currency, name, amountOf(days.reduce((sum, day) => sum + kopecks(day[name]), 0n))]).toEqual([
          currency,
          name,
          sums[name],
        ]);
    }
  });

  as('buyer', 'have the median of the hours to an award', async (buyer) => {
    const orderId = 'ord_bearings';
    const { body: comparison } = await buyer.ok('getComparison', { orderId });
    const { body: order } = await buyer.ok('getOrder', { orderId });
    const allocations = comparison.best.perLine?.allocations ?? [];
    await buyer.ok('awardOrder', {
      orderId,
      ifMatch: etag(order),
      body: {
        allocations: allocationDrafts(allocations),
        justification: 'Дешевле всего',
      },
    });
    const { publishedAt, awardedAt } = (await buyer.ok('getOrder', { orderId })).body;
    const caller = await buyer.with({ token: '' }).signIn('admin');
    const today = { from: '2026-11-02', to: '2026-11-02', compare: false } as const;
    const { orders } = (await caller.ok('getStatsSummary', today)).body;
    const hours = (Date.parse(awardedAt ?? '') - Date.parse(publishedAt ?? '')) / 3_600_000;
    expect(orders).toMatchObject({ awarded: 1, medianHoursToAward: String(Math.round(hours * 10) / 10) });
  });
});

/** The figures in the list of customers that depend on the period. */
function figuresOf({ counts, money }: Flow): object {
  return {
    creditsSpent: counts['credits.spent'],
    ordersCreated: counts['orders.created'],
    ordersPublished: counts['orders.published'],
    ordersAwarded: counts['orders.awarded'],
    bidsSubmitted: counts['bids.submitted'],
    awardedAmount: amountOf(money['RUB']?.awarded ?? 0n),
    savings: amountOf(money['RUB']?.savings ?? 0n),
  };
}

/** `orders.created`, `money.RUB.awarded` */
function figureAt(flow: StatsFlow, path: string): number {
  const [group = '', ...name] = path.split('.');
  const figures: object | undefined =
    group === 'money' ? flow.money.find(({ currency }) => currency === name[0]) : flow[group as 'orders'];
  return Number((figures as Record<string, unknown> | undefined)?.[name.at(-1) ?? ''] ?? 0);
}

/** The buyer's records, read as the buyer. */
async function recordOf(buyer: ContractClient): Promise<Recorded> {
  const { user, profile } = (await buyer.ok('getMe', {})).body;
  const { subscription } = (await buyer.ok('getAccess', {})).body;
  const lists = [false, true].map((archived) =>
    everyPage(async (page) => (await buyer.ok('listOrders', { archived, page, perPage: 100 })).body),
  );
  const orders = await Promise.all(
    (await Promise.all(lists)).flat().map(async ({ id }) => (await buyer.ok('getOrder', { orderId: id })).body),
  );
  const [bids, conflicts, awards] = await Promise.all([
    Promise.all(orders.map(async ({ id: orderId }) => bidsOf(buyer, orderId))),
    Promise.all(orders.map(async ({ id: orderId }) => (await buyer.ok('listConflicts', { orderId })).body.data)),
    Promise.all(
      orders
        .filter(({ status }) => status === 'awarded')
        .map(async ({ id: orderId }) => (await buyer.ok('getAward', { orderId })).body),
    ),
  ]);
  const seats = (await buyer.ok('listWebinars', {})).body.data.flatMap(({ registration }) => registration ?? []);
  const owner = { ownerId: user.id, userId: user.id };
  const tables: Record<string, readonly object[]> = {
    users: [{ ...user, profile, subscription }],
    orders,
    bids: bids.flat(),
    conflicts: conflicts.map((entries) => ({ entries })),
    awards,
    credits: await everyPage(async (page) => (await buyer.ok('listCreditTransactions', { page, perPage: 100 })).body),
    redemptions: await everyPage(async (page) => (await buyer.ok('listRedemptions', { page, perPage: 100 })).body),
    webinarSeats: seats.map(({ registeredAt, attendedAt }) => ({ createdAt: registeredAt, attendedAt })),
  };
  return { now: NaN, rows: (name) => (tables[name] ?? []).map((row) => ({ ...row, ...owner })) as never };
}

/** Without the number of bids created: the buyer does not see drafts of suppliers. */
function knownToBuyer({ bids, ...flow }: StatsFlow) {
  const { users, orders, conflicts, credits, money, promo, referrers, webinars } = flow;
  return { users, orders, conflicts, credits, money, promo, referrers, webinars, submitted: bids.submitted };
}

async function draftsOfSuppliers(buyer: ContractClient): Promise<number> {
  const { data } = (await buyer.ok('listOrders', { perPage: 100 })).body;
  const counts = data.map(async ({ id: orderId }) => (await buyer.ok('listInvitations', { orderId })).body.counts);
  return (await Promise.all(counts)).reduce((sum, { drafting }) => sum + drafting, 0);
}

async function bidsOf(buyer: ContractClient, orderId: string) {
  const rows = await everyPage(async (page) => (await buyer.ok('listBids', { orderId, page, perPage: 100 })).body);
  return Promise.all(rows.map(async ({ id: bidId }) => (await buyer.ok('getBid', { orderId, bidId })).body));
}

async function everyPage<Row>(
  load: (page: number) => Promise<{ data: readonly Row[]; page: { totalPages: number } }>,
): Promise<Row[]> {
  const { data, page } = await load(1);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, page.totalPages - 1) }, async (_, at) => load(at + 2)),
  );
  return [...data, ...rest.flatMap((one) => one.data)];
}
