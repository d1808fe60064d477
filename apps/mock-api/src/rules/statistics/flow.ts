/** Counts events per bucket of a period. Pure. */
import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { StatsFlow } from '@zakupki/api-client/schema';
import { round, subtract, sum, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { type Currency, CURRENCIES, currencyDigits } from '@zakupki/procurement/money/currency';
import { emptyFlow, figureNames, FLOW_GROUPS } from '@zakupki/procurement/statistics/flow-figures';
import type { FoundConflict, Person, Sums } from './facts.ts';
import type { Span } from './period.ts';
import { countBefore, type Moments, type Series } from './tally.ts';

/** Moments of events without a customer. */
export type EventMoments = {
  readonly redemptions: Moments;
  readonly registrations: Moments;
  readonly attended: Moments;
};

export type Counted = EventMoments & {
  readonly people: readonly Person[];
  readonly conflicts: readonly Series<FoundConflict>[];
};

type Amounts = { ordersBudget: Decimal[]; awarded: Decimal[]; savings: Decimal[] };
type Bucket = Omit<StatsFlow, 'money'> & { money: Map<Currency, Amounts> };

/** @param buckets consecutive, without gaps */
export function flowsIn(counted: Counted, buckets: readonly Pick<Span, 'start' | 'end'>[]): StatsFlow[] {
  const edges = Float64Array.from(buckets, ({ start }) => start);
  const [start, end] = [buckets[0]?.start ?? 0, buckets.at(-1)?.end ?? 0];
  const flows = buckets.map(emptyBucket);
  const bucketAt = (moment: number): Bucket | undefined =>
    moment >= start && moment < end ? flows[countBefore(edges, moment + 1) - 1] : undefined;

  /** Calls `visit` for each bucket with the index range [first, last) of its moments. */
  const walk = (moments: Moments, visit: (flow: Bucket, first: number, last: number) => void): void => {
    if (moments.length === 0) return;
    const stop = countBefore(moments, end);
    let at = countBefore(moments, start);
    while (at < stop) {
      const place = countBefore(edges, (moments[at] ?? 0) + 1) - 1;
      const flow = flows[place];
      const next = countBefore(moments, buckets[place]?.end ?? end);
      if (flow) visit(flow, at, next);
      at = next;
    }
  };
  const add = ({ at, values }: Series<number>, visit: (flow: Bucket, amount: number) => void): void =>
    walk(at, (flow, first, last) => {
      let amount = 0;
      for (let index = first; index < last; index += 1) amount += values[index] ?? 0;
      visit(flow, amount);
    });
  const addMoney = ({ at, until }: Sums, currency: Currency, into: keyof Amounts): void =>
    walk(at, (flow, first, last) => {
      amountsOf(flow, currency)[into].push(subtract(until[last] ?? '0', until[first] ?? '0'));
    });

  for (const { user, facts, orders, bids, credits } of counted.people) {
    const joined = bucketAt(facts.registered);
    if (joined) {
      joined.users.registered += 1;
      if (facts.isComplete) joined.users.profileCompleted += 1;
      if (user.referrer !== null) joined.referrers.signups += 1;
      if (user.referrer !== null && user.subscription !== null) joined.referrers.paying += 1;
    }
    const verified = bucketAt(facts.verified);
    if (verified) verified.users.verified += 1;
    for (const name of ORDER_COUNTS) {
      walk(orders[name], (flow, first, last) => (flow.orders[name] += last - first));
    }
    for (const name of BID_COUNTS) walk(bids[name], (flow, first, last) => (flow.bids[name] += last - first));
    for (const name of CREDIT_SUMS) add(credits[name], (flow, amount) => (flow.credits[name] += amount));
    for (const [currency, money] of orders.money) {
      addMoney(money.budget, currency, 'ordersBudget');
      addMoney(money.awarded, currency, 'awarded');
      addMoney(money.savings, currency, 'savings');
    }
  }
  for (const { at } of counted.conflicts) walk(at, (flow, first, last) => (flow.conflicts.found += last - first));
  walk(counted.redemptions, (flow, first, last) => (flow.promo.redemptions += last - first));
  walk(counted.registrations, (flow, first, last) => (flow.webinars.registrations += last - first));
  walk(counted.attended, (flow, first, last) => (flow.webinars.attended += last - first));
  return flows.map(({ money, ...flow }) => ({ ...flow, money: moneyOf(money) }));
}

const ORDER_COUNTS = figureNames('orders');
const BID_COUNTS = figureNames('bids');
const CREDIT_SUMS = figureNames('credits');

function emptyBucket(): Bucket {
  return { ...emptyFlow(), money: new Map() };
}

function amountsOf({ money }: Bucket, currency: Currency): Amounts {
  let amounts = money.get(currency);
  if (!amounts) money.set(currency, (amounts = { ordersBudget: [], awarded: [], savings: [] }));
  return amounts;
}

/** Always the currency of payments; others only when used. */
function moneyOf(money: ReadonlyMap<Currency, Amounts>): StatsFlow['money'] {
  const others = (Object.keys(CURRENCIES) as Currency[])
    .filter((code) => code !== PAYMENT_CURRENCY && money.has(code))
    .toSorted();
  return ([PAYMENT_CURRENCY, ...others] as const).map((currency) => {
    const { ordersBudget = [], awarded = [], savings = [] } = money.get(currency) ?? {};
    const total = (amounts: readonly Decimal[]) => round(sum(amounts), currencyDigits(currency));
    return { currency, ordersBudget: total(ordersBudget), awarded: total(awarded), savings: total(savings) };
  });
}

/** Sums flows of parts. */
export function addFlows(flows: readonly StatsFlow[]): StatsFlow {
  const total = emptyFlow();
  const money = new Map<Currency, Amounts>();
  for (const flow of flows) {
    for (const group of FLOW_GROUPS) {
      const [into, from] = [total[group] as Record<string, number>, flow[group] as Record<string, number>];
      for (const name of Object.keys(into)) into[name] = (into[name] ?? 0) + (from[name] ?? 0);
    }
    for (const { currency, ordersBudget, awarded, savings } of flow.money) {
      const amounts = amountsOf({ ...total, money }, currency);
      amounts.ordersBudget.push(ordersBudget);
      amounts.awarded.push(awarded);
      amounts.savings.push(savings);
    }
  }
  return { ...total, money: moneyOf(money) };
}

/** Figures by path, such as `orders.published` and `money.RUB.awarded`. */
export function flowFigures(flow: StatsFlow): Map<string, Decimal> {
  const figures = new Map<string, Decimal>();
  for (const group of FLOW_GROUPS) {
    for (const [name, count] of Object.entries(flow[group])) figures.set(`${group}.${name}`, String(count));
  }
  for (const { currency, ...amounts } of flow.money) {
    for (const [name, amount] of Object.entries(amounts)) figures.set(`money.${currency}.${name}`, amount);
  }
  return figures;
}
