import type { AccessState, CreditTransaction, Limits } from '@zakupki/api-client/schema';
import type { Context } from '../../pipeline/operation.ts';
import type { CreditRecord } from '../../world/records/billing.ts';
import type { UserRecord } from '../../world/records/users.ts';
import { findLongestDiscount } from '../checkout/discounts.ts';
import { presentPlan } from '../checkout/present.ts';
import { findPendingPayment } from '../checkout/store.ts';
import { presentPayment } from '../checkout/present.ts';
import { accessState } from './rules/access.ts';
import { findPlan, listGrants } from './store.ts';

/** Reflects changes of the current request. */
export function presentAccess(context: Context, user: UserRecord): AccessState {
  const { world, now, nowIso, lang } = context;
  const plan = findPlan(world, user);
  const { trial, subscription, role } = user;
  const person = {
    trial,
    subscription,
    role,
    plan: plan && presentPlan(plan, lang),
    grants: listGrants(world, user, now),
  };
  const pending = findPendingPayment(world, user.id);
  return {
    ...accessState(person, now, nowIso),
    discount: findLongestDiscount(world, user.id, now),
    pendingPayment: pending && presentPayment(pending, world, lang),
  };
}

export function limitsFor(context: Context): Limits {
  return presentAccess(context, context.caller.user).limits;
}

export function presentLedgerLine(line: CreditRecord): CreditTransaction {
  const { id, at, type, amount, balanceAfter, grantId, reason, order, actor, idempotencyKey } = line;
  return { id, at, type, amount, balanceAfter, grantId, reason, order, actor, idempotencyKey };
}
