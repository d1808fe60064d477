/** Calculates grants, debits, refunds and expiries with their ledger lines. Pure. */
import type { CreditTransaction, Plan, Subscription, Trial } from '@zakupki/api-client/schema';
import { DateTime } from 'luxon';
import type { GrantRecord } from '../../model/records/billing.ts';
import { listSpendable, TRIAL } from './access.ts';

/** The changed grant and its ledger line. */
export type Movement = {
  readonly grant: GrantRecord;
  readonly type: CreditTransaction['type'];
  /** negative for debits and expiries */
  readonly amount: number;
  readonly at: string;
  readonly reason: string;
};

type Entry = Pick<CreditTransaction, 'type' | 'amount' | 'grantId' | 'order'>;

/** lifetime of refunds to an expired grant */
const RETURNED_DAYS = 30;

export function newTrial(now: number): Trial {
  return { startedAt: toIso(now), endsAt: daysAfter(now, TRIAL.days), extensionsUsed: 0 };
}

/** The credits expire with the trial. */
export function trialCredits(ownerId: string, id: string, { startedAt, endsAt }: Trial): Movement {
  return grantMovement({
    id,
    ownerId,
    amount: TRIAL.credits,
    remaining: TRIAL.credits,
    source: 'trial',
    category: 'promotional',
    effectiveAt: startedAt,
    expiresAt: endsAt,
  });
}

/** @param days lifetime; null for no expiry */
export function creditGrant(
  draft: Pick<GrantRecord, 'id' | 'ownerId' | 'amount' | 'source' | 'category'>,
  now: number,
  days: number | null,
): Movement {
  const expiresAt = days === null ? null : daysAfter(now, days);
  return grantMovement({ ...draft, remaining: draft.amount, effectiveAt: toIso(now), expiresAt });
}

/** Returns null for a plan without metered credits. */
export function firstCredits(
  ownerId: string,
  id: string,
  { creditsPerPeriod: amount }: Pick<Plan, 'creditsPerPeriod'>,
  subscription: Subscription,
): Movement | null {
  if (!amount) return null;
  const { startedAt: effectiveAt } = subscription;
  const expiresAt = toIso(monthStart(subscription, 1));
  return planMovement({ id, ownerId, amount, effectiveAt, expiresAt });
}

/** Credits of one month of a plan. */
const planMovement = (grant: Pick<GrantRecord, 'id' | 'ownerId' | 'amount' | 'effectiveAt' | 'expiresAt'>): Movement =>
  grantMovement({ ...grant, remaining: grant.amount, source: 'plan', category: 'paid' });

/**
 * Extends a trial from its end or, when that has passed, from now. Unexpired trial credits move with the end; expired
 * ones return as a new grant of at least one credit.
 * @returns the trial, grants with a new end, and ledger movements
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
  const trialGrants = grants.filter(
    ({ source, expiresAt, remaining }) =>
      source === 'trial' && remaining > 0 && expiresAt !== null && Date.parse(expiresAt) === end,
  );
  const left = trialGrants.reduce((sum, { remaining }) => sum + remaining, 0);
  const longer = trial ? { ...trial, endsAt } : { startedAt: toIso(now), endsAt, extensionsUsed: 0 };
  if (end > now && left > 0) {
    return { trial: longer, movedGrants: trialGrants.map((grant) => ({ ...grant, expiresAt: endsAt })), movements: [] };
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

/** Spends the grants that expire first; null when credits are insufficient. */
export function debit(grants: readonly GrantRecord[], cost: number, now: number, reason: string): Movement[] | null {
  const movements: Movement[] = [];
  let owed = cost;
  for (const grant of listSpendable(grants, now)) {
    if (owed === 0) break;
    const spent = Math.min(owed, grant.remaining);
    owed -= spent;
    const left = { ...grant, remaining: grant.remaining - spent };
    movements.push({ grant: left, type: 'debit', amount: -spent, at: toIso(now), reason });
  }
  return owed === 0 ? movements : null;
}

/**
 * Refunds an order's remaining cost to its grants. Credits of an expired grant return as a new one, valid for 30 days.
 * @param entries ledger lines of the order
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
    const returned = Math.min(owed, -amount);
    owed -= returned;
    const source = grantId === null ? undefined : changed.get(grantId);
    if (!source) continue;
    const grant = isExpired(source, now)
      ? compensationGrant(source, newId(), returned, now)
      : { ...source, remaining: source.remaining + returned };
    changed.set(grant.id, grant);
    movements.push({ grant, type: 'refund', amount: returned, at: toIso(now), reason });
  }
  return movements;
}

/**
 * Ledger movements due since the last update: monthly credits and expiries. `adjust` lines compensate for a clock that
 * was set back, so the ledger always adds up to the balance.
 * @param entries the person's complete ledger
 */
export function dueMovements(
  person: { ownerId: string; subscription: Subscription | null; plan: Pick<Plan, 'creditsPerPeriod'> | null },
  grants: readonly GrantRecord[],
  entries: readonly Pick<Entry, 'grantId' | 'amount'>[],
  now: number,
  newId: () => string,
): Movement[] {
  const renewals = listRenewals(person, grants, now, newId);
  const booked = new Map<string | null, number>(renewals.map(({ grant, amount }) => [grant.id, amount]));
  for (const { grantId, amount } of entries) booked.set(grantId, (booked.get(grantId) ?? 0) + amount);
  const all = [...grants, ...renewals.map(({ grant }) => grant)];
  const open = new Set(listSpendable(all, now));
  const differences = all.flatMap((grant): Movement[] => {
    const amount = (open.has(grant) ? grant.remaining : 0) - (booked.get(grant.id) ?? 0);
    if (amount === 0) return [];
    // An expired grant keeps its remainder, which distinguishes expired credits from spent ones.
    return amount < 0 && grant.expiresAt !== null && isExpired(grant, now)
      ? [{ grant, type: 'expire', amount, at: grant.expiresAt, reason: 'expired' }]
      : [{ grant, type: 'adjust', amount, at: toIso(now), reason: 'clock' }];
  });
  return [...renewals, ...differences].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Monthly grants after the latest one; a manually granted plan has none before it. */
function listRenewals(
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
  // Dividing by the longest month never skips a month.
  const passed = Math.floor((latest - Date.parse(subscription.startedAt)) / LONGEST_MONTH_MS);
  for (let month = Math.max(1, passed); ; month++) {
    const from = monthStart(subscription, month);
    if (from > until) return movements;
    if (from <= latest) continue;
    const effectiveAt = toIso(from);
    const expiresAt = toIso(monthStart(subscription, month + 1));
    const id = newId();
    movements.push(planMovement({ id, ownerId, amount, effectiveAt, expiresAt }));
  }
}

/** Returns the span [from, until), epoch ms, in which nothing becomes due once due movements are booked at `now`. */
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

/** Caches the start of each month by subscription. */
const months = new WeakMap<Subscription, number[]>();

/** Month 0 starts with the subscription; short months start on their last day. */
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

/** The world's clock stays within the years luxon supports. */
const iso = (moment: DateTime) => moment.toISO({ suppressMilliseconds: true }) ?? '';

export const toIso = (ms: number) => iso(utc(ms));
const daysAfter = (now: number, days: number) => iso(utc(now).plus({ days }));
