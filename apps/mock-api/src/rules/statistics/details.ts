/** Rows of customers with their figures and totals. Pure. */
import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { Query } from '@zakupki/api-client/operation';
import type { AccessStatus, PlanCode, StatsDetailsFigures, StatsDetailsRow } from '@zakupki/api-client/schema';
import { compare, round, subtract, sum, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { accessStatus } from '../access/access.ts';
import { fold, foldedSearchFor } from '@zakupki/mock-engine/lists/search';
import { byComparator, byDate, byNumber, byText, type Column, sortRows } from '@zakupki/mock-engine/lists/sort';
import type { Person, Sums } from './facts.ts';
import { countBefore, countIn, type Series } from './tally.ts';

/** [start, end), epoch ms. */
type Range = { readonly start: number; readonly end: number };

type DetailsFilter = Pick<Query<'listStatsDetails'>, 'q' | 'accessStatus' | 'planCode' | 'referrer'> & {
  readonly registered: Range;
  readonly lastActive: Range;
  readonly counted: Range;
};

/** Plan of the latest subscription, running or ended. */
type PlanCodeOf = (planId: string) => PlanCode | null;

/** In the order of `people`. */
export function detailsRows(
  people: readonly Person[],
  filter: DetailsFilter,
  { now, planCodeOf }: { now: number; planCodeOf: PlanCodeOf },
): StatsDetailsRow[] {
  const { q, accessStatus: statuses, planCode: plans, referrer, registered, lastActive } = filter;
  const matches = q === undefined ? null : foldedSearchFor(q);
  const rows: StatsDetailsRow[] = [];
  for (const person of people) {
    const { user, facts } = person;
    if (!isIn(facts.registered, registered) || !isIn(facts.lastActive, lastActive)) continue;
    if (referrer !== undefined && user.referrer?.code !== referrer) continue;
    const planCode = user.subscription === null ? null : planCodeOf(user.subscription.planId);
    if (plans && !(planCode !== null && plans.includes(planCode))) continue;
    const status = accessStatus(user, now);
    if (statuses && !statuses.includes(status)) continue;
    if (matches && !matches([searchedText(person)])) continue;
    rows.push(rowOf(person, filter.counted, status, planCode));
  }
  return rows;
}

const isIn = (moment: number, { start, end }: Range) => moment >= start && moment < end;

/** Records are immutable, so folded texts are memoized. */
const texts = new WeakMap<Person['user'], string>();

function searchedText({ user, facts }: Person): string {
  const known = texts.get(user);
  if (known !== undefined) return known;
  const { email, profile } = user;
  const parts = [facts.name, email, profile.company.name, profile.company.taxId?.id, profile.phone];
  // Joined by line breaks, so that no word matches across two texts.
  const text = fold(parts.filter(Boolean).join('\n'));
  texts.set(user, text);
  return text;
}

function rowOf(
  person: Person,
  counted: Range,
  accessStatusNow: AccessStatus,
  planCode: PlanCode | null,
): StatsDetailsRow {
  const { user, facts } = person;
  return {
    userId: user.id,
    email: user.email,
    name: facts.name,
    company: user.profile.company.name,
    registeredAt: user.createdAt,
    referrerCode: user.referrer?.code ?? null,
    accessStatus: accessStatusNow,
    planCode,
    ...figuresIn(person, counted),
    lastActiveAt: user.lastActiveAt,
  };
}

/** Counts within the range, and current balances. */
export function figuresIn({ orders, bids, credits }: Person, { start, end }: Range): StatsDetailsFigures {
  const rubles = orders.money.get(PAYMENT_CURRENCY);
  return {
    creditsBalance: credits.balance,
    creditsSpent: sumSeries(credits.spent, start, end),
    ordersCreated: countIn(orders.created, start, end),
    ordersPublished: countIn(orders.published, start, end),
    ordersAwarded: countIn(orders.awarded, start, end),
    bidsSubmitted: countIn(bids.submitted, start, end),
    conflictsOpen: orders.conflictsOpen,
    awardedAmount: sumIn(rubles?.awarded, start, end),
    savings: sumIn(rubles?.savings, start, end),
  };
}

function sumSeries({ at, values }: Series<number>, start: number, end: number): number {
  let amount = 0;
  for (let index = countBefore(at, start); index < at.length && (at[index] ?? end) < end; index += 1)
    amount += values[index] ?? 0;
  return amount;
}

function sumIn(sums: Sums | undefined, start: number, end: number): Decimal {
  if (!sums || sums.at.length === 0) return '0.00';
  const [first, last] = [countBefore(sums.at, start), countBefore(sums.at, end)];
  return last === first ? '0.00' : round(subtract(sums.until[last] ?? '0', sums.until[first] ?? '0'), 2);
}

const COUNTS = [
  'creditsBalance',
  'creditsSpent',
  'ordersCreated',
  'ordersPublished',
  'ordersAwarded',
  'bidsSubmitted',
  'conflictsOpen',
] as const;

export function totalsOf(rows: readonly StatsDetailsRow[]): StatsDetailsFigures {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<(typeof COUNTS)[number], number>;
  const awarded: Decimal[] = [];
  const savings: Decimal[] = [];
  for (const row of rows) {
    for (const name of COUNTS) counts[name] += row[name];
    if (row.awardedAmount !== '0.00') awarded.push(row.awardedAmount);
    if (row.savings !== '0.00') savings.push(row.savings);
  }
  return { ...counts, awardedAmount: round(sum(awarded), 2), savings: round(sum(savings), 2) };
}

const STATUS_PLACE: Readonly<Record<AccessStatus, number>> = {
  none: 0,
  trial: 1,
  active: 2,
  grace: 3,
  trial_expired: 4,
  subscription_expired: 5,
};
const PLAN_PLACE: Readonly<Record<PlanCode, number>> = { start: 0, pro: 1, business: 2 };

type Row = StatsDetailsRow;

const COLUMNS: Readonly<Record<Exclude<keyof Row, 'userId'>, Column<Row>>> = {
  email: byText<Row>(({ email }) => email),
  name: byText<Row>(({ name }) => name),
  company: byText<Row>(({ company }) => company),
  registeredAt: byDate<Row>(({ registeredAt }) => registeredAt),
  referrerCode: byText<Row>(({ referrerCode }) => referrerCode),
  accessStatus: byNumber<Row>((row) => STATUS_PLACE[row.accessStatus]),
  planCode: byNumber<Row>(({ planCode }) => planCode && PLAN_PLACE[planCode]),
  creditsBalance: byNumber<Row>(({ creditsBalance }) => creditsBalance),
  creditsSpent: byNumber<Row>(({ creditsSpent }) => creditsSpent),
  ordersCreated: byNumber<Row>(({ ordersCreated }) => ordersCreated),
  ordersPublished: byNumber<Row>(({ ordersPublished }) => ordersPublished),
  ordersAwarded: byNumber<Row>(({ ordersAwarded }) => ordersAwarded),
  bidsSubmitted: byNumber<Row>(({ bidsSubmitted }) => bidsSubmitted),
  conflictsOpen: byNumber<Row>(({ conflictsOpen }) => conflictsOpen),
  awardedAmount: byComparator(compare, ({ awardedAmount }: Row) => awardedAmount),
  savings: byComparator(compare, ({ savings }: Row) => savings),
  lastActiveAt: byDate<Row>(({ lastActiveAt }) => lastActiveAt),
};

/** Sorting ties by id keeps pages from overlapping. */
export function sortedRows(
  rows: readonly StatsDetailsRow[],
  keys: NonNullable<Query<'listStatsDetails'>['sort']>,
): StatsDetailsRow[] {
  const byId = rows.toSorted((a, b) => Number(a.userId > b.userId) - Number(a.userId < b.userId));
  return sortRows(byId, keys, COLUMNS);
}
