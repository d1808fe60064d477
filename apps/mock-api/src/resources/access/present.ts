import type { AccessState, CreditTransaction } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { CreditRecord } from '../../model/records/billing.ts';
import type { UserRecord } from '../../model/records/users.ts';
import { findLongestDiscount } from './discounts.ts';
import { presentPayment, findPendingPayment } from './payments.ts';
import { accessState } from '../../rules/access/access.ts';
import { findPlan, listGrants } from './store.ts';
import { presentPlan } from './plans.ts';

/** Reflects changes of the current request. */
export function presentAccess(call: Call, user: UserRecord): AccessState {
  const { world, now, nowIso, lang } = call;
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

export function presentLedgerLine(line: CreditRecord): CreditTransaction {
  const { id, at, type, amount, balanceAfter, grantId, reason, order, actor, idempotencyKey } = line;
  return { id, at, type, amount, balanceAfter, grantId, reason, order, actor, idempotencyKey };
}
