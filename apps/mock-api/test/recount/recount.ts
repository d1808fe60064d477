/**
 * Recounts statistics from a full snapshot by the contract's definitions. Uses the platform's calendar for the day of a
 * moment in a time zone instead of calculating the bounds of days.
 */
import type { StatsFlow } from '@zakupki/api-client/schema';
import type { Snapshot } from '@zakupki/mock-control/schema';
import type { OrderRecord } from '../../src/model/records/orders.ts';
import type { UserRecord } from '../../src/model/records/users.ts';
import type { Records, TableName } from '@zakupki/mock-engine/world/tables';

type Granularity = 'day' | 'week' | 'month' | 'quarter';
export type StatsQuery = { from: string; to: string; granularity: Granularity; timeZone: string };

/** The records of a full snapshot. */
export type Recorded = { now: number; rows: <N extends TableName>(name: N) => readonly Records[N][] };

export function recorded({ tables, clock }: Snapshot): Recorded {
  return { now: Date.parse(clock.now), rows: (name) => (tables[name]?.put ?? []) as never };
}

const formatters = new Map<string, (moment: number) => string>();

/** The day of a moment in the zone; cached per quarter of an hour, the smallest step of zones. */
export function dayFormatter(timeZone: string): (moment: number) => string {
  let dayOf = formatters.get(timeZone);
  if (!dayOf) formatters.set(timeZone, (dayOf = newDayFormatter(timeZone)));
  return dayOf;
}

function newDayFormatter(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const known = new Map<number, string>();
  return (moment) => {
    const quarter = Math.floor(moment / 900_000);
    let day = known.get(quarter);
    if (day === undefined) known.set(quarter, (day = format.format(quarter * 900_000)));
    return day;
  };
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const written = (date: Date) => date.toISOString().slice(0, 10);

export function plusDays(day: string, days: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + days);
  return written(date);
}

export const daysBetween = (from: string, to: string) => (noon(to).getTime() - noon(from).getTime()) / 86_400_000;

/** The first day of the bucket a day belongs to. */
function bucketOf(day: string, granularity: Granularity): string {
  const date = noon(day);
  if (granularity === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (granularity === 'month') date.setUTCDate(1);
  if (granularity === 'quarter') date.setUTCMonth(Math.floor(date.getUTCMonth() / 3) * 3, 1);
  return written(date);
}

/** First days of the buckets, each cut to the period. */
export function bucketsOf({ from, to, granularity }: StatsQuery): string[] {
  const firsts: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) {
    if (day === from || bucketOf(day, granularity) === day) firsts.push(day);
  }
  return firsts;
}

type Sums = Record<string, { ordersBudget: bigint; awarded: bigint; savings: bigint }>;
export type Flow = { counts: Record<string, number>; money: Sums };

const COUNTS = [
  'users.registered', 'users.verified', 'users.profileCompleted',
  'orders.created', 'orders.published', 'orders.evaluation', 'orders.awarded', 'orders.unsuccessful', 'orders.cancelled',
  'bids.created', 'bids.submitted', 'conflicts.found', 'credits.granted', 'credits.spent', 'credits.expired',
  'promo.redemptions', 'referrers.signups', 'referrers.paying', 'webinars.registrations', 'webinars.attended',
] as const; // prettier-ignore

export const kopecks = (amount: string) => BigInt(amount.replace('.', ''));
export function amountOf(sum: bigint): string {
  const digits = String(sum < 0n ? -sum : sum).padStart(3, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The events by the first day of their bucket; `only` limits them to one user. */
export function flows(record: Recorded, query: StatsQuery, only?: string): Map<string, Flow> {
  const dayOf = dayFormatter(query.timeZone);
  const found = new Map<string, Flow>(
    bucketsOf(query).map((first) => [
      first,
      { counts: Object.fromEntries(COUNTS.map((name) => [name, 0])), money: { RUB: nothing() } },
    ]),
  );
  const flowAt = (at: string | null | undefined): Flow | undefined => {
    if (at === null || at === undefined) return undefined;
    const day = dayOf(Date.parse(at));
    if (day < query.from || day > query.to) return undefined;
    const first = bucketOf(day, query.granularity);
    return found.get(first < query.from ? query.from : first);
  };
  const count = (name: (typeof COUNTS)[number], at: string | null | undefined, amount = 1) => {
    const flow = flowAt(at);
    if (flow) flow.counts[name] = (flow.counts[name] ?? 0) + amount;
  };
  const users = customers(record).filter(({ id }) => only === undefined || id === only);
  const ids = new Set(users.map(({ id }) => id));
  const isOwned = ({ ownerId }: { ownerId: string }) => ids.has(ownerId);
  for (const user of users) {
    count('users.registered', user.createdAt);
    count('users.verified', user.emailVerifiedAt);
    if (isComplete(user)) count('users.profileCompleted', user.createdAt);
    if (user.referrer) count('referrers.signups', user.createdAt);
    if (user.referrer && user.subscription) count('referrers.paying', user.createdAt);
  }
  const leftOver = new Map(record.rows('awards').map(({ orderId, savings }) => [orderId, savings.vsBudget === null]));
  for (const order of record.rows('orders').filter(isOwned)) {
    count('orders.created', order.createdAt);
    count('orders.published', order.publishedAt);
    count('orders.evaluation', order.closedAt);
    count('orders.awarded', order.awardedAt);
    if (order.status === 'unsuccessful') count('orders.unsuccessful', order.closedAt);
    count('orders.cancelled', order.cancelledAt);
    addMoney(order, leftOver.get(order.id) ?? false, flowAt);
  }
  for (const bid of record.rows('bids').filter(isOwned)) {
    count('bids.created', bid.createdAt);
    count('bids.submitted', bid.submittedAt);
  }
  for (const { entries } of record.rows('conflicts').filter(isOwned)) {
    for (const { causedBy, firstSeenAt } of entries) if (causedBy === null) count('conflicts.found', firstSeenAt);
  }
  for (const { type, at, amount } of record.rows('credits').filter(isOwned)) {
    if (type === 'grant') count('credits.granted', at, amount);
    if (type === 'debit' || type === 'refund') count('credits.spent', at, -amount);
    if (type === 'expire' || type === 'void') count('credits.expired', at, -amount);
  }
  for (const { redeemedAt, userId } of record.rows('redemptions'))
    if (only === undefined || userId === only) count('promo.redemptions', redeemedAt);
  for (const { createdAt, attendedAt, userId } of record.rows('webinarSeats')) {
    if (only !== undefined && userId !== only) continue;
    count('webinars.registrations', createdAt);
    count('webinars.attended', attendedAt);
  }
  return found;
}

const nothing = () => ({ ordersBudget: 0n, awarded: 0n, savings: 0n });

function addMoney(order: OrderRecord, isLeftOver: boolean, flowAt: (at: string | null) => Flow | undefined): void {
  const { currency, budget, publishedAt, awardedAt, awardedTotal } = order;
  const add = (at: string | null, name: 'ordersBudget' | 'awarded' | 'savings', amount: bigint) => {
    const flow = flowAt(at);
    if (flow) (flow.money[currency] ??= nothing())[name] += amount;
  };
  if (budget !== null) add(publishedAt, 'ordersBudget', kopecks(budget));
  if (awardedAt === null || awardedTotal === null) return;
  add(awardedAt, 'awarded', kopecks(awardedTotal));
  if (budget !== null && !isLeftOver) add(awardedAt, 'savings', kopecks(budget) - kopecks(awardedTotal));
}

export const customers = ({ rows }: Recorded) => rows('users').filter(({ role }) => role === 'buyer');

export const isComplete = ({ profile: { phone, firstName, company } }: UserRecord) =>
  phone !== null && firstName !== null && company.name !== null;

/** The sum of several flows. */
export function sumFlows(parts: Iterable<Flow>): Flow {
  const whole: Flow = { counts: Object.fromEntries(COUNTS.map((name) => [name, 0])), money: { RUB: nothing() } };
  for (const { counts, money } of parts) {
    for (const name of COUNTS) whole.counts[name] = (whole.counts[name] ?? 0) + (counts[name] ?? 0);
    for (const [currency, sums] of Object.entries(money)) {
      const into = (whole.money[currency] ??= nothing());
      for (const name of ['ordersBudget', 'awarded', 'savings'] as const) into[name] += sums[name];
    }
  }
  return whole;
}

/** The flow in the contract's format. */
export function toStatsFlow({ counts, money }: Flow): StatsFlow {
  const groups: Record<string, Record<string, number>> = {};
  for (const [path, value] of Object.entries(counts)) {
    const [group = '', name = ''] = path.split('.');
    (groups[group] ??= {})[name] = value;
  }
  // A currency without amounts is omitted, except roubles.
  const currencies = Object.keys(money).toSorted(
    (a, b) => Number(b === 'RUB') - Number(a === 'RUB') || (a < b ? -1 : 1),
  );
  return {
    ...groups,
    money: currencies.map((currency) => {
      const { ordersBudget, awarded, savings } = money[currency] ?? nothing();
      return {
        currency,
        ordersBudget: amountOf(ordersBudget),
        awarded: amountOf(awarded),
        savings: amountOf(savings),
      };
    }),
  } as unknown as StatsFlow;
}
