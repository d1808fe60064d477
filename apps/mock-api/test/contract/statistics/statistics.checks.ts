/** Figures of the whole marketplace: periods, sums, and changes after actions of users. */
import { etag, type OperationId } from '@zakupki/api-client/operation';
import type { ApiProblem, StatsDetailsRow, StatsFlow, StatsSummary } from '@zakupki/api-client/schema';
import { sheetsOf } from '../spreadsheets/inputs.ts';
import { checks, expect } from '../suite/checks.ts';
import { type LooseRequest, pointers } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('statistics');

const admin = () => signedIn('admin');
type Pairs = readonly (readonly [string, string])[];

/** The errors of a refusal, one line each. */
async function refusal(operationId: OperationId, query: Pairs, params: LooseRequest['params'] = {}): Promise<string[]> {
  const { status, body } = await (await admin()).send(operationId, { params, query });
  return [String(status), ...pointers(body as ApiProblem)];
}

describe('a period', () => {
  const TOO_LONG: [string, string, string][] = [
    ['day', '2025-09-27', '2026-11-01'],
    ['week', '2023-10-29', '2026-11-02'],
    ['month', '2015-11-20', '2026-11-02'],
    ['quarter', '1993-12-25', '2026-11-02'],
  ];
  const WRONG: [Pairs, string[]][] = [
    [[['from', '2026-10-02'], ['to', '2026-10-01']], ['?from date_order']],
    [[['timeZone', 'Europe/Petushki']], ['?timeZone ref_not_found']],
    [[['from', '2026-02-30'], ['to', '2026-13-01']], ['?from format', '?to format']],
    [[['granularity', 'hour']], ['?granularity enum']],
    ...TOO_LONG.map(([granularity, from, to]): [Pairs, string[]] => [
      [['granularity', granularity], ['from', from], ['to', to]],
      ['?from max'],
    ]),
  ]; // prettier-ignore
  it.each(WRONG)('with %j reports the invalid parameter', async (query, expected) => {
    expect(await refusal('getStatsSummary', query)).toEqual(['422', ...expected]);
    expect(await refusal('getUserStats', query, { userId: 'usr_buyer' })).toEqual(['422', ...expected]);
  });

  it('of the maximum length is accepted', async () => {
    const caller = await admin();
    for (const [granularity, from, to] of TOO_LONG) {
      const dayLater = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10);
      const query = [['granularity', granularity], ['from', dayLater], ['to', to], ['compare', 'false']] as const; // prettier-ignore
      expect((await caller.send('getStatsSummary', { query })).status).toBe(200);
    }
  });

  it('defaults to the last thirty days in Moscow, by day, compared with the thirty before', async () => {
    const { body } = await (await admin()).ok('getStatsSummary', {});
    expect(body.period).toMatchObject({
      from: '2026-10-04',
      to: '2026-11-02',
      startsAt: '2026-10-03T21:00:00Z',
      endsAt: '2026-11-02T21:00:00Z',
      granularity: 'day',
      timeZone: 'Europe/Moscow',
    });
    expect(body.series).toHaveLength(30);
    expect(body.comparison?.previousPeriod).toMatchObject({ from: '2026-09-04', to: '2026-10-03' });
    const alone = await (await admin()).ok('getStatsSummary', { compare: false });
    expect(alone.body.comparison).toBeNull();
  });

  it('uses the days of its time zone, including days of 23 and 25 hours', async () => {
    const period = { from: '2026-10-23', to: '2026-11-02', timeZone: 'Europe/Berlin', compare: false };
    const { body } = await (await admin()).ok('getStatsSummary', period);
    const hours = body.series.map(({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000);
    expect(hours).toEqual([24, 24, 25, 24, 24, 24, 24, 24, 24, 24, 24]);
    const weeks = await (await admin()).ok('getStatsSummary', { ...period, granularity: 'week' });
    expect(weeks.body.series.map(({ from, to }) => [from, to])).toEqual([
      ['2026-10-23', '2026-10-25'],
      ['2026-10-26', '2026-11-01'],
      ['2026-11-02', '2026-11-02'],
    ]);
  });
});

/** All whole numbers of a flow, by path. */
const numbers = (flow: Partial<StatsFlow>) =>
  (['users', 'orders', 'bids', 'conflicts', 'credits', 'promo', 'referrers', 'webinars'] as const).flatMap((group) =>
    Object.entries(flow[group] ?? {}).flatMap(([name, value]): [string, number][] =>
      typeof value === 'number' ? [[`${group}.${name}`, value]] : [],
    ),
  );

it('a summary equals the sum of its buckets at any granularity', async () => {
  const caller = await admin();
  const period = { from: '2026-01-10', to: '2026-10-20', compare: false } as const;
  const bodies: StatsSummary[] = [];
  for (const granularity of ['day', 'week', 'month', 'quarter'] as const)
    bodies.push((await caller.ok('getStatsSummary', { ...period, granularity })).body);
  const figures = bodies.map(({ asOf: _asOf, period: _period, series: _series, ...rest }) => rest);
  for (const one of figures) expect(one).toEqual(figures[0]);
  for (const { series, ...whole } of bodies) {
    const sums = new Map<string, number>();
    for (const bucket of series)
      for (const [path, value] of numbers(bucket)) sums.set(path, (sums.get(path) ?? 0) + value);
    const totals = new Map(numbers(whole));
    for (const [path, sum] of sums) expect([path, totals.get(path)]).toEqual([path, sum]);
    const awarded = series.flatMap(({ money }) => money).filter(({ currency }) => currency === 'RUB');
    // Amounts of a marketplace this size are exact numbers in kopecks.
    const kopecks = awarded.reduce((sum, { awarded: amount }) => sum + Math.round(Number(amount) * 100), 0);
    expect(Math.round(Number(whole.money[0]?.awarded) * 100)).toBe(kopecks);
    const { byKind, found, open, waived, resolved } = whole.conflicts;
    expect(open + waived + resolved).toBe(found);
    expect(byKind.reduce((sum, kind) => sum + kind.found, 0)).toBe(found);
    expect(Object.values(whole.access).reduce((sum, count) => sum + count, 0)).toBe(whole.users.total);
    const counts = whole.funnel.map(({ count }) => count);
    expect(counts[0]).toBe(whole.users.registered);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
});

it('active customers are those whose last action is at most 7 or 30 days old', async () => {
  const caller = await admin();
  const { asOf, users } = (await caller.ok('getStatsSummary', { from: '2026-10-01', to: '2026-10-31' })).body;
  const counts = { active7d: 0, active30d: 0 };
  for (let page = 1; ; page += 1) {
    const { data } = (await caller.ok('listUsers', { sort: ['-lastActiveAt'], perPage: 100, page })).body;
    const ages = data
      .filter(({ role, lastActiveAt }) => role === 'buyer' && lastActiveAt !== null)
      .map(({ lastActiveAt }) => (Date.parse(asOf) - Date.parse(lastActiveAt ?? '')) / 86_400_000);
    counts.active7d += ages.filter((age) => age < 7).length;
    counts.active30d += ages.filter((age) => age < 30).length;
    if (data.length < 100 || ages.some((age) => age >= 30)) break;
  }
  expect({ active7d: users.active7d, active30d: users.active30d }).toEqual(counts);
});

it('shares and changes follow from the counts, with two decimals', async () => {
  const period = { from: '2026-07-01', to: '2026-09-30', granularity: 'month' } as const;
  const { body } = await (await admin()).ok('getStatsSummary', period);
  const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 10_000) / 100);
  const toNumber = (text: string | null | undefined) => (text == null ? null : Number(text));
  const registered = body.users.registered;
  expect(body.funnel.map(({ rate }) => toNumber(rate))).toEqual(
    body.funnel.map(({ count }) => percent(count, registered)),
  );
  const before = new Map(numbers(body.comparison?.previous ?? {}));
  const now = numbers(body).filter(([path]) => before.has(path));
  expect(now.map(([path]) => [path, toNumber(body.comparison?.deltaPercent[path])])).toEqual(
    now.map(([path, value]) => [path, percent(value - (before.get(path) ?? 0), before.get(path) ?? 0)]),
  );
  const { submitted, perPublishedOrder } = body.bids;
  expect(toNumber(perPublishedOrder)).toBe(Math.round((submitted / body.orders.published) * 100) / 100);
});

/** The increase of today's figures during an action. */
async function growth(caller: ContractClient, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const today = { from: '2026-11-02', to: '2026-11-02', compare: false } as const;
  const before = new Map(numbers((await caller.ok('getStatsSummary', today)).body));
  await act();
  const after = numbers((await caller.ok('getStatsSummary', today)).body);
  return Object.fromEntries(
    after
      .map(([path, value]): [string, number] => [path, value - (before.get(path) ?? 0)])
      .filter(([, by]) => by !== 0),
  );
}

describe('the figures change with', () => {
  it('sign-up', async () => {
    const caller = await admin();
    const body = {
      email: 'newcomer@demo.test',
      password: 'correct horse battery',
      ref: 'partner-one',
      consents: { terms: true, marketing: false },
    } as const;
    const grown = await growth(caller, () => caller.with({ token: '' }).ok('signUp', { body }));
    expect(grown).toEqual({
      'users.registered': 1,
      'users.total': 1,
      'users.active7d': 1,
      'users.active30d': 1,
      'referrers.signups': 1,
    });
  });

  as('buyer', 'creating and publishing an order, and its credit', async (buyer) => {
    const caller = await buyer.with({ token: '' }).signIn('admin');
    const grown = await growth(caller, async () => {
      await buyer.ok('createOrder', { body: { title: 'Ещё одна' } });
      const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_uniform' });
      await buyer.ok('publishOrder', { orderId: order.id, ifMatch: etag(order), body: {} });
    });
    expect(grown).toMatchObject({
      'orders.created': 1,
      'orders.published': 1,
      'credits.spent': 1,
      'credits.balance': -1,
    });
  });

  it('time, without a request in between', async () => {
    const caller = await admin();
    const period = { from: '2026-11-02', to: '2026-11-30', compare: false } as const;
    const before = (await caller.ok('getStatsSummary', period)).body;
    await caller.advance('P20D');
    const again = await caller.with({ token: '' }).signIn('admin');
    const after = (await again.ok('getStatsSummary', period)).body;
    expect(after.orders.evaluation).toBeGreaterThan(before.orders.evaluation);
    expect(after.credits.expired).toBeGreaterThan(before.credits.expired);
    expect(after.credits.granted).toBeGreaterThan(before.credits.granted);
    expect(after.access.trial).toBeLessThan(before.access.trial);
  });
});

const SUMMED = ['creditsBalance', 'creditsSpent', 'ordersCreated', 'ordersPublished', 'ordersAwarded', 'bidsSubmitted', 'conflictsOpen'] as const; // prettier-ignore

describe('the list of customers', () => {
  it('adds up to the totals on any page', async () => {
    const caller = await admin();
    const { body } = await caller.ok('listStatsDetails', { q: '@demo.test', perPage: 100 });
    for (const name of SUMMED) {
      expect([name, body.totals[name]]).toEqual([name, body.data.reduce((sum, row) => sum + row[name], 0)]);
    }
    const kopecks = (amount: string) => Math.round(Number(amount) * 100);
    for (const name of ['awardedAmount', 'savings'] as const) {
      const sum = body.data.reduce((all, row) => all + kopecks(row[name]), 0);
      expect(kopecks(body.totals[name])).toBe(sum);
    }
    const beyond = await caller.ok('listStatsDetails', { q: '@demo.test', page: 900 });
    expect([beyond.body.data, beyond.body.totals]).toEqual([[], body.totals]);
  });

  it('counts events of the period and shows current balances', async () => {
    const caller = await admin();
    const rowIn = async (days: { from?: string; to?: string }): Promise<StatsDetailsRow | undefined> =>
      (await caller.ok('listStatsDetails', { q: 'buyer@demo.test', ...days })).body.data[0];
    const [ever, parts] = [
      await rowIn({}),
      [await rowIn({ to: '2026-06-30' }), await rowIn({ from: '2026-07-01', to: '2026-11-02' })],
    ];
    for (const name of ['creditsSpent', 'ordersCreated', 'ordersPublished', 'bidsSubmitted'] as const)
      expect(parts.map((row) => row?.[name] ?? 0).reduce((a, b) => a + b)).toBe(ever?.[name]);
    for (const row of parts) expect(row).toMatchObject({ creditsBalance: 42, conflictsOpen: ever?.conflictsOpen });
    const none = await rowIn({ from: '2019-01-01', to: '2019-01-31' });
    expect(none).toMatchObject({ ordersCreated: 0, creditsSpent: 0, awardedAmount: '0.00', savings: '0.00' });
  });

  it.each(['listStatsDetails', 'exportStatsDetails'] as const)('%s rejects invalid dates', async (id) => {
    expect(await refusal(id, [['from', '2026-10-02'], ['to', '2026-10-01']])).toEqual(['422', '?from date_order']); // prettier-ignore
    const query = [['registeredFrom', '2026-02-01'], ['registeredTo', '2026-01-31'], ['lastActiveTo', '2026-01-31']] as const; // prettier-ignore
    expect(await refusal(id, query)).toEqual(['422', '?registeredFrom date_order']);
    expect(await refusal(id, [['lastActiveTo', '2026-02-31']])).toEqual(['422', '?lastActiveTo format']);
    expect(await refusal(id, [['timeZone', 'Mars/Phobos']])).toEqual(['422', '?timeZone ref_not_found']);
  });
});

/** The rows of a file as texts. */
async function cellsOf(caller: ContractClient, query: Pairs) {
  const answer = await caller.send('exportStatsDetails', { query, headers: { 'accept-language': 'ru' } });
  const [rows = []] = Object.values(await sheetsOf(answer.body as Blob));
  return { answer, rows };
}

describe('a file of customers', () => {
  const query = [['q', '@demo.test'], ['sort', '-ordersPublished,email'], ['from', '2026-01-01']] as const; // prettier-ignore
  const columns = ['columns', 'email,ordersPublished,awardedAmount'] as const;

  it.each(['csv', 'xlsx'])('as %s has all rows of the list in its order', async (format) => {
    const caller = await admin();
    const period = { q: '@demo.test', sort: ['-ordersPublished', 'email'], from: '2026-01-01', perPage: 100 } as const;
    const { body } = await caller.ok('listStatsDetails', { ...period, sort: [...period.sort] });
    const { answer, rows } = await cellsOf(caller, [...query, columns, ['format', format]]);
    expect(answer.headers['x-total-rows']).toBe(String(body.page.totalItems));
    expect(answer.headers['content-disposition']).toContain(`.${format}`);
    const [headings, ...lines] = rows;
    expect(headings).toEqual(['Почта', 'Опубликовано закупок', 'Сумма выбранного, ₽']);
    const figure = (text = '') => Number(text.replace(',', '.'));
    expect(lines.map(([email, published, awarded]) => [email, figure(published), figure(awarded)])).toEqual(
      body.data.map((row) => [row.email, row.ordersPublished, Number(row.awardedAmount)]),
    );
  });

  it('has all columns and customers by default', async () => {
    const caller = await admin();
    const { answer, rows } = await cellsOf(caller, []);
    const { body } = await caller.ok('listStatsDetails', { perPage: 1 });
    expect(rows[0]).toHaveLength(18);
    expect(rows[0]?.[1]).toBe('Почта');
    expect(rows).toHaveLength(body.page.totalItems + 1);
    expect(answer.headers['x-total-rows']).toBe(String(body.page.totalItems));
    const newest = (await caller.ok('listStatsDetails', { perPage: 100 })).body.data;
    expect(rows.slice(1, 101).map(([, email]) => email)).toEqual(newest.map(({ email }) => email));
  });

  as('buyer', 'neutralises formulas', async (buyer) => {
    await buyer.ok('updateProfile', { ifMatch: '"3"', body: { company: { name: '=HYPERLINK("http://x")' } } });
    const caller = await buyer.with({ token: '' }).signIn('admin');
    const { answer } = await cellsOf(caller, [['q', 'buyer@demo.test'], ['columns', 'company']]); // prettier-ignore
    expect(await (answer.body as Blob).text()).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  it('requires known columns without repetition', async () => {
    expect(await refusal('exportStatsDetails', [['columns', 'email,phone']])).toEqual(['422', '?columns/1 enum']);
    expect(await refusal('exportStatsDetails', [['columns', 'email,email']])).toEqual(['422', '?columns unique']);
    expect(await refusal('exportStatsDetails', [['format', 'pdf']])).toEqual(['422', '?format enum']);
  });
});

describe('statistics of a customer', () => {
  it('include recent events, newest first', async () => {
    const caller = await admin();
    const { body } = await caller.ok('getUserStats', { userId: 'usr_buyer', from: '2026-10-01', to: '2026-11-02' });
    expect(body.user.email).toBe('buyer@demo.test');
    expect([body.recentOrders.length, body.creditTransactions.length, body.auditTail.length]).toEqual([10, 20, 20]);
    const moments = [
      body.recentOrders.map(({ updatedAt }) => updatedAt),
      body.creditTransactions.map(({ at }) => at),
      body.auditTail.map(({ at }) => at),
      body.payments.map(({ createdAt }) => createdAt),
    ];
    for (const list of moments) expect(list).toEqual(list.toSorted().toReversed());
    expect(body.creditTransactions[0]?.balanceAfter).toBe(body.access.credits.balance);
    expect(body.counters.creditsBalance).toBe(body.access.credits.balance);
    expect(body.lifetime.ordersCreated).toBeGreaterThan(body.counters.ordersCreated);
    const created = body.series.reduce((sum, { orders }) => sum + orders.created, 0);
    expect([body.flow.orders.created, body.counters.ordersCreated]).toEqual([created, created]);
  });

  as('buyer', 'agree with what the customer sees', async (buyer) => {
    const caller = await buyer.with({ token: '' }).signIn('admin');
    const { body } = await caller.ok('getUserStats', { userId: 'usr_buyer' });
    const [orders, ledger, access, me, history, payments] = [
      (await buyer.ok('listOrders', { sort: ['-updatedAt'], perPage: 50 })).body.data,
      (await buyer.ok('listCreditTransactions', { perPage: 20 })).body.data,
      (await buyer.ok('getAccess', {})).body,
      (await buyer.ok('getMe', {})).body,
      (await buyer.ok('listOrderAudit', { orderId: body.auditTail[0]?.orderId ?? '', limit: 100 })).body.data,
      (await buyer.ok('listPayments', { perPage: 50 })).body.data,
    ];
    const ordersById = new Map(orders.map((order) => [order.id, order]));
    expect(body.recentOrders).toEqual(body.recentOrders.map(({ id }) => ordersById.get(id)));
    expect(body.creditTransactions).toEqual(ledger);
    expect({ ...body.access, serverTime: '' }).toEqual({ ...access, serverTime: '' });
    expect([body.user, body.profile]).toEqual([me.user, me.profile]);
    expect(history).toContainEqual(body.auditTail[0]);
    const changed = body.auditTail.filter(({ changes }) => changes.length > 0);
    expect(changed.length).toBeGreaterThan(0);
    for (const event of changed) {
      const { data } = (await buyer.ok('listOrderAudit', { orderId: event.orderId ?? '', limit: 100 })).body;
      expect(data).toContainEqual(event);
    }
    expect(body.payments).toEqual(payments);
    expect(body.payments.map(({ amount }) => amount)).toContain('49900.00');
    expect(body.recentOrders.map(({ budget }) => budget)).toContain('480000.00');
  });

  it('exist for every user; an unknown id returns 404', async () => {
    const caller = await admin();
    for (const id of ['usr_unverified', 'usr_blocked', 'usr_heavy', 'usr_admin', 'usr_crowd_00001'])
      expect((await caller.ok('getUserStats', { userId: id })).body.user.id).toBe(id);
    expect((await caller.send('getUserStats', { params: { userId: 'usr_unknown' } })).status).toBe(404);
  });

  it('list impersonations', async () => {
    const caller = await admin();
    await caller.ok('startImpersonation', { body: { userId: 'usr_trial', reason: 'Помогаем с закупкой' } });
    await caller.with({ actAs: 'usr_trial' }).ok('createOrder', { body: { title: 'Кофе' } });
    const { body } = await caller.ok('getUserStats', { userId: 'usr_trial' });
    expect(body.impersonations.map(({ reason, changes }) => [reason, changes])).toEqual([['Помогаем с закупкой', 1]]);
  });
});
