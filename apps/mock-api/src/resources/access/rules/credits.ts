/** How credits come, go and lapse: what each grant becomes and the line the ledger gets for it. Pure. */
import type { CreditTransaction, Plan, Subscription, Trial } from '@zakupki/api-client/schema';
import { DateTime } from 'luxon';
import type { GrantRecord } from '../../../world/records/billing.ts';
import { listSpendable } from './access.ts';

/** A grant as it is afterwards, and what the ledger says happened to it. */
export type Movement = {
  readonly grant: GrantRecord;
  readonly type: CreditTransaction['type'];
  /** negative for what is spent or lost */
  readonly amount: number;
  readonly at: string;
  readonly reason: string;
};

type Entry = Pick<CreditTransaction, 'type' | 'amount' | 'grantId' | 'order'>;

const TRIAL_DAYS = 14;
const TRIAL_CREDITS = 5;
/** how long credits can be used that come back after their grant has lapsed */
const RETURNED_DAYS = 30;

/** The trial somebody begins at `now`. */
export function newTrial(now: number): Trial {
  return { startedAt: toIso(now), endsAt: daysAfter(now, TRIAL_DAYS), extensionsUsed: 0 };
}

/** The credits a trial comes with; they end with it. */
export function trialCredits(ownerId: string, id: string, { startedAt, endsAt }: Trial): Movement {
  return grantMovement({
    id,
    ownerId,
    amount: TRIAL_CREDITS,
    remaining: TRIAL_CREDITS,
    source: 'trial',
    category: 'promotional',
    effectiveAt: startedAt,
    expiresAt: endsAt,
  });
}

/** Credits given at `now`, good for so many days; null for ever. */
export function creditGrant(
  draft: Pick<GrantRecord, 'id' | 'ownerId' | 'amount' | 'source' | 'category'>,
  now: number,
  days: number | null,
): Movement {
  const expiresAt = days === null ? null : daysAfter(now, days);
  return grantMovement({ ...draft, remaining: draft.amount, effectiveAt: toIso(now), expiresAt });
}

/** The first month's credits of a subscription that begins; null when its plan counts none. */
export function firstCredits(
  ownerId: string,
  id: string,
  { creditsPerPeriod: amount }: Pick<Plan, 'creditsPerPeriod'>,
  subscription: Subscription,
): Movement | null {
  if (!amount) return null;
  const { startedAt: effectiveAt } = subscription;
  const expiresAt = toIso(monthStart(subscription, 1));
  return grantMovement({
    id,
    ownerId,
    amount,
    remaining: amount,
    source: 'plan',
    category: 'paid',
    effectiveAt,
    expiresAt,
  });
}

/**
 * A trial so many days longer, from its end or, when that has passed, from now. Credits that would have ended with it stay
 * good; those that did come back, and there is at least one to use.
 * @returns the trial, grants whose end moves with it, and what the ledger gets
 */
export function extendTrial(
  ownerId: string,
  trial: Trial | null,
  grants: readonly GrantRecord[],
  days: number,
  now: number,
  newId: () => string,
): { trial: Trial; movedGrants: GrantRecord[]; movements: Movement[] } {
  const end = trial ? Date.parse(trial.endsAt) : now;
  const endsAt = daysAfter(Math.max(end, now), days);
  const own = grants.filter(
    ({ source, expiresAt, remaining }) =>
      source === 'trial' && remaining > 0 && expiresAt !== null && Date.parse(expiresAt) === end,
  );
  const left = own.reduce((sum, { remaining }) => sum + remaining, 0);
  const longer = trial ? { ...trial, endsAt } : { startedAt: toIso(now), endsAt, extensionsUsed: 0 };
  if (end > now && left > 0) {
    return { trial: longer, movedGrants: own.map((grant) => ({ ...grant, expiresAt: endsAt })), movements: [] };
  }
  const amount = Math.max(1, left);
  const grant: GrantRecord = {
    id: newId(),
    ownerId,
    amount,
    remaining: amount,
    source: 'trial',
    category: 'promotional',
    effectiveAt: toIso(now),
    expiresAt: endsAt,
  };
  return { trial: longer, movedGrants: [], movements: [grantMovement(grant)] };
}

/** Takes credits from what ends soonest; null when there are not enough. */
export function debit(grants: readonly GrantRecord[], cost: number, now: number, reason: string): Movement[] | null {
  const movements: Movement[] = [];
  let owed = cost;
  for (const grant of listSpendable(grants, now)) {
    if (owed === 0) break;
    const taken = Math.min(owed, grant.remaining);
    owed -= taken;
    const left = { ...grant, remaining: grant.remaining - taken };
    movements.push({ grant: left, type: 'debit', amount: -taken, at: toIso(now), reason });
  }
  return owed === 0 ? movements : null;
}

/**
 * Gives back what an order cost and did not get back yet, to the grants it came from. Credits of a grant that has
 * lapsed meanwhile come back as new ones, good for a month.
 * @param entries the ledger's lines about the order
 */
export function refund(
  grants: readonly GrantRecord[],
  entries: readonly Entry[],
  now: number,
  reason: string,
  newId: () => string,
): Movement[] {
  let owed = -entries.reduce((sum, { amount }) => sum + amount, 0);
  const changed = new Map(grants.map((grant) => [grant.id, grant]));
  const movements: Movement[] = [];
  for (const { type, amount, grantId } of entries.toReversed()) {
    if (type !== 'debit' || owed <= 0) continue;
    const back = Math.min(owed, -amount);
    owed -= back;
    const source = grantId === null ? undefined : changed.get(grantId);
    if (!source) continue;
    const grant = isExpired(source, now)
      ? compensationGrant(source, newId(), back, now)
      : { ...source, remaining: source.remaining + back };
    changed.set(grant.id, grant);
    movements.push({ grant, type: 'refund', amount: back, at: toIso(now), reason });
  }
  return movements;
}

/**
 * What the clock alone has done since the ledger was last brought up to date: monthly credits given, old ones lapsed.
 * A clock that was set back is made good by `adjust`, so the ledger adds up to the balance at any time.
 * @param entries the person's whole ledger
 */
export function dueMovements(
  person: { ownerId: string; subscription: Subscription | null; plan: Pick<Plan, 'creditsPerPeriod'> | null },
  grants: readonly GrantRecord[],
  entries: readonly Pick<Entry, 'grantId' | 'amount'>[],
  now: number,
  newId: () => string,
): Movement[] {
  const given = renewals(person, grants, now, newId);
  const booked = new Map<string | null, number>(given.map(({ grant, amount }) => [grant.id, amount]));
  for (const { grantId, amount } of entries) booked.set(grantId, (booked.get(grantId) ?? 0) + amount);
  const all = [...grants, ...given.map(({ grant }) => grant)];
  const open = new Set(listSpendable(all, now));
  const differences = all.flatMap((grant): Movement[] => {
    const amount = (open.has(grant) ? grant.remaining : 0) - (booked.get(grant.id) ?? 0);
    if (amount === 0) return [];
    // What is left in a lapsed grant stays written there: it tells lapsed credits from spent ones.
    return amount < 0 && grant.expiresAt !== null && isExpired(grant, now)
      ? [{ grant, type: 'expire', amount, at: grant.expiresAt, reason: 'expired' }]
      : [{ grant, type: 'adjust', amount, at: toIso(now), reason: 'clock' }];
  });
  return [...given, ...differences].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The monthly credits of a subscription that follow its latest; a plan granted by hand gives none by itself. */
function renewals(
  { ownerId, subscription, plan }: Parameters<typeof dueMovements>[0],
  grants: readonly GrantRecord[],
  now: number,
  newId: () => string,
): Movement[] {
  const amount = plan?.creditsPerPeriod;
  const latest = Math.max(
    0,
    ...grants.filter(({ source }) => source === 'plan').map((grant) => Date.parse(grant.effectiveAt)),
  );
  if (!subscription || !amount || latest === 0) return [];
  const until = Math.min(now, Date.parse(subscription.currentPeriodEnd) - 1);
  const movements: Movement[] = [];
  // No month is longer, so none is missed.
  const passed = Math.floor((latest - Date.parse(subscription.startedAt)) / LONGEST_MONTH_MS);
  for (let month = Math.max(1, passed); ; month++) {
    const from = monthStart(subscription, month);
    if (from > until) return movements;
    if (from <= latest) continue;
    const effectiveAt = toIso(from);
    const expiresAt = toIso(monthStart(subscription, month + 1));
    const id = newId();
    movements.push(
      grantMovement({
        id,
        ownerId,
        amount,
        remaining: amount,
        source: 'plan',
        category: 'paid',
        effectiveAt,
        expiresAt,
      }),
    );
  }
}

/**
 * The moments (epoch ms) between which the clock does nothing to somebody's credits, once it has done all it has to at
 * `now`: [from, until).
 */
export function creditsStableSpan(
  { subscription }: { subscription: Subscription | null },
  grants: readonly GrantRecord[],
  now: number,
): { from: number; until: number } {
  const span = { from: -Infinity, until: Infinity };
  const narrow = (moment: number) => {
    if (moment <= now) span.from = Math.max(span.from, moment);
    else span.until = Math.min(span.until, moment);
  };
  for (const { effectiveAt, expiresAt } of grants) {
    narrow(Date.parse(effectiveAt));
    if (expiresAt !== null) narrow(Date.parse(expiresAt));
  }
  if (subscription && now < Date.parse(subscription.currentPeriodEnd)) {
    const passed = Math.floor((now - Date.parse(subscription.startedAt)) / LONGEST_MONTH_MS);
    let month = Math.max(1, passed);
    while (monthStart(subscription, month) <= now) month += 1;
    narrow(monthStart(subscription, month));
  }
  return span;
}

const LONGEST_MONTH_MS = 31 * 24 * 60 * 60 * 1000;

/** Beginnings of a subscription's months, which every look at somebody's credits asks for. */
const months = new WeakMap<Subscription, number[]>();

/** When a subscription's month begins, by number from its start (0); a short month begins on its last day. */
function monthStart(subscription: Subscription, number: number): number {
  const known = months.get(subscription) ?? [];
  months.set(subscription, known);
  return (known[number] ??= DateTime.fromISO(subscription.startedAt, { zone: 'utc' })
    .plus({ months: number })
    .toMillis());
}

function grantMovement(grant: GrantRecord): Movement {
  return { grant, type: 'grant', amount: grant.amount, at: grant.effectiveAt, reason: grant.source };
}

function compensationGrant(source: GrantRecord, id: string, amount: number, now: number): GrantRecord {
  return {
    ...source,
    id,
    amount,
    remaining: amount,
    category: 'compensation',
    effectiveAt: toIso(now),
    expiresAt: daysAfter(now, RETURNED_DAYS),
  };
}

function isExpired({ expiresAt }: GrantRecord, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}

const utc = (ms: number) => DateTime.fromMillis(ms, { zone: 'utc' });

/** As the contract writes a moment. The world's clock cannot leave the years luxon knows. */
const iso = (moment: DateTime) => moment.toISO({ suppressMilliseconds: true }) ?? '';

export const toIso = (ms: number) => iso(utc(ms));
const daysAfter = (now: number, days: number) => iso(utc(now).plus({ days }));
