/** Trial, subscription, plans and the ledger of credits. */
import type { AccessState, CreditTransaction, Limits } from '@zakupki/api-client/schema';
import { accessState } from '../rules/access.ts';
import type { CreditRecord, UserRecord } from '../../../world/records.ts';
import { grantsAt, planOf } from '../store.ts';
import { longestDiscount } from '../../checkout/discounts.ts';
import { type Context, operation, type Operations } from '../../../pipeline/operation.ts';
import { plansOnOffer, shownPlan } from '../../checkout/plans.ts';
import { pageOf } from '../../../lists/page.ts';
import { pendingPayment, shownPayment } from '../../checkout/store.ts';

/** The access of somebody, as they are after this request's changes. */
export function accessOf(context: Context, user: UserRecord): AccessState {
  const { world, now, nowIso, lang } = context;
  const plan = planOf(world, user);
  const { trial, subscription, role } = user;
  const person = { trial, subscription, role, plan: plan && shownPlan(plan, lang), grants: grantsAt(world, user, now) };
  const pending = pendingPayment(world, user.id);
  return {
    ...accessState(person, now, nowIso),
    discount: longestDiscount(world, user.id, now),
    pendingPayment: pending && shownPayment(pending, world, lang),
  };
}

/** A line of the ledger as the contract has it. */
/** How much fits for the caller now. */
export function limitsFor(context: Context): Limits {
  return accessOf(context, context.caller.user).limits;
}

export function shownLine(line: CreditRecord): CreditTransaction {
  const { id, at, type, amount, balanceAfter, grantId, reason, order, actor, idempotencyKey } = line;
  return { id, at, type, amount, balanceAfter, grantId, reason, order, actor, idempotencyKey };
}

export const access = {
  getAccess: operation<'getAccess'>({
    handle: (_request, context) => ({ status: 200, body: accessOf(context, context.caller.user) }),
  }),

  listPlans: operation<'listPlans'>({
    handle: (_request, { world, lang }) => {
      return { status: 200, body: { data: plansOnOffer(world).map((plan) => shownPlan(plan, lang)) } };
    },
  }),

  listCreditTransactions: operation<'listCreditTransactions'>({
    handle: ({ query }, { world, now, caller }) => {
      grantsAt(world, caller.user, now);
      // A ledger is written in the order of events.
      const lines = world.credits.where('owner', caller.user.id).toReversed();
      const { data, page } = pageOf(lines, query);
      return { status: 200, body: { data: data.map(shownLine), page } };
    },
  }),
} satisfies Operations<'getAccess' | 'listPlans' | 'listCreditTransactions'>;
