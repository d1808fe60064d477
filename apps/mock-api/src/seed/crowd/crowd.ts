/** Ten thousand generated customers: accounts, payments and credits, and orders for some of them. */
import type { PersonRef } from '@zakupki/api-client/schema';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { Records, TableName } from '@zakupki/mock-engine/world/tables';
import { CROWD_PHONES, buildCrowdAccounts, FORUM, monthsAfter } from './accounts.ts';
import { placesOrders, generatePurchases } from './orders.ts';
import { type SeedGrant, buildLedger } from '../billing/ledger.ts';
import { START } from '../moments.ts';
import { payments } from '../billing/payments.ts';
import { plans } from '../billing/plans.ts';

type Crowd = Pick<
  { [N in TableName]: Records[N][] },
  'users' | 'suppliers' | 'orders' | 'bids' | 'audit' | 'grants' | 'credits' | 'payments'
>;

/** Whether an index key may lead to a record of the crowd: all their ids and e-mail addresses contain the word. */
export function isCrowdKey(key: string): boolean {
  // The forum referred some of them.
  return key.includes('crowd') || key.startsWith(CROWD_PHONES) || key === FORUM.id;
}

export function buildCrowd(): Crowd {
  const rows: Crowd = {
    users: [],
    suppliers: [],
    orders: [],
    bids: [],
    audit: [],
    grants: [],
    credits: [],
    payments: [],
  };
  const offered = plans();
  const amounts = new Map(offered.map(({ id, creditsPerPeriod }) => [id, creditsPerPeriod ?? 0]));
  for (const user of buildCrowdAccounts()) {
    const owner: PersonRef = { id: user.id, name: `${user.profile.firstName} ${user.profile.lastName}` };
    const purchases = placesOrders(user) ? generatePurchases(user, owner) : { suppliers: [], orders: [] };
    rows.suppliers.push(...purchases.suppliers);
    let lastActiveAt = user.lastActiveAt;
    for (const { order, bids, audit } of purchases.orders) {
      rows.orders.push(order);
      rows.bids.push(...bids);
      rows.audit.push(...audit);
      if (order.updatedAt > lastActiveAt) lastActiveAt = order.updatedAt;
    }
    rows.users.push({ ...user, lastActiveAt });
    const seedGrants = grantsFor(user, amounts.get(user.subscription?.planId ?? '') ?? 0);
    if (seedGrants.length === 0) continue;
    const { grants, credits } = buildLedger(
      owner,
      seedGrants,
      purchases.orders.map(({ order }) => order),
    );
    rows.grants.push(...grants);
    rows.credits.push(...credits);
  }
  rows.payments.push(...payments(rows.users, offered));
  return rows;
}

/** Credits of the trial, and of each subscribed month so far. */
function grantsFor({ trial, subscription }: Crowd['users'][number], amount: number): SeedGrant[] {
  const grants: SeedGrant[] = trial ? [[5, 'trial', trial.startedAt, trial.endsAt]] : [];
  if (!subscription) return grants;
  const started = Date.parse(subscription.startedAt);
  const end = Math.min(START + 1, Date.parse(subscription.currentPeriodEnd));
  for (let month = 0; ; month += 1) {
    const from = monthsAfter(started, month);
    if (from >= end) return grants;
    grants.push([amount, 'plan', toIso(from), toIso(monthsAfter(started, month + 1))]);
  }
}
