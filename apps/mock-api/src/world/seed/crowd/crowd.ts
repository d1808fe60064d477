/** Ten thousand further customers: accounts, what they paid and were given, and the orders some of them made. */
import type { PersonRef } from '@zakupki/api-client/schema';
import { toIso } from '../../clock.ts';
import type { Records, TableName } from '../../tables.ts';
import { CROWD_PHONES, crowdAccounts, FORUM, monthsAfter } from './accounts.ts';
import { isShopper, shoppingOf } from './orders.ts';
import { type Given, ledger } from '../billing/ledger.ts';
import { START } from '../moments.ts';
import { payments } from '../billing/payments.ts';
import { plans } from '../billing/plans.ts';

type Crowd = Pick<
  { [N in TableName]: Records[N][] },
  'users' | 'suppliers' | 'orders' | 'bids' | 'audit' | 'grants' | 'credits' | 'payments'
>;

/** Whether a key may be one of theirs: the word is in each of their identifiers and addresses. One referrer brought some. */
export function isOfCrowd(key: string): boolean {
  return key.includes('crowd') || key.startsWith(CROWD_PHONES) || key === FORUM.id;
}

export function crowd(): Crowd {
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
  for (const user of crowdAccounts()) {
    const owner: PersonRef = { id: user.id, name: `${user.profile.firstName} ${user.profile.lastName}` };
    const { suppliers, told } = isShopper(user) ? shoppingOf(user, owner) : { suppliers: [], told: [] };
    rows.suppliers.push(...suppliers);
    let lastActiveAt = user.lastActiveAt;
    for (const { order, bids, audit } of told) {
      rows.orders.push(order);
      rows.bids.push(...bids);
      rows.audit.push(...audit);
      if (order.updatedAt > lastActiveAt) lastActiveAt = order.updatedAt;
    }
    rows.users.push({ ...user, lastActiveAt });
    const given = givenTo(user, amounts.get(user.subscription?.planId ?? '') ?? 0);
    if (given.length === 0) continue;
    const { grants, credits } = ledger(
      owner,
      given,
      told.map(({ order }) => order),
    );
    rows.grants.push(...grants);
    rows.credits.push(...credits);
  }
  rows.payments.push(...payments(rows.users, offered));
  return rows;
}

/** The credits of the trial, and those of each month of the subscription so far. */
function givenTo({ trial, subscription }: Crowd['users'][number], amount: number): Given[] {
  const given: Given[] = trial ? [[5, 'trial', trial.startedAt, trial.endsAt]] : [];
  if (!subscription) return given;
  const started = Date.parse(subscription.startedAt);
  const end = Math.min(START + 1, Date.parse(subscription.currentPeriodEnd));
  for (let month = 0; ; month += 1) {
    const from = monthsAfter(started, month);
    if (from >= end) return given;
    given.push([amount, 'plan', toIso(from), toIso(monthsAfter(started, month + 1))]);
  }
}
