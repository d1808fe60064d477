/** Trial, subscription, plans and the ledger of credits. */
import type { AccessState, CreditTransaction, Plan } from '@zakupki/api-client/schema';
import { accessState } from '../rules/access.ts';
import type { Lang } from '../sentences/sentence.ts';
import type { CreditRecord, PlanRecord, UserRecord } from '../world/records.ts';
import { grantsAt, planOf } from './credits.ts';
import { type Context, operation, type Operations } from './operation.ts';
import { pageOf } from './page.ts';

/** The access of somebody, as they are after this request's changes. */
export function accessOf({ world, now, nowIso, lang }: Context, user: UserRecord): AccessState {
  const plan = planOf(world, user);
  const { trial, subscription, role } = user;
  const person = { trial, subscription, role, plan: plan && shownPlan(plan, lang), grants: grantsAt(world, user, now) };
  return accessState(person, now, nowIso);
}

function shownPlan({ nameRu, featuresRu, ...plan }: PlanRecord, lang: Lang): Plan {
  return lang === 'ru' ? { ...plan, name: nameRu, features: featuresRu } : plan;
}

function shownLine(line: CreditRecord): CreditTransaction {
  const { id, at, type, amount, balanceAfter, grantId, reason, order, actor, idempotencyKey } = line;
  return { id, at, type, amount, balanceAfter, grantId, reason, order, actor, idempotencyKey };
}

export const access = {
  getAccess: operation<'getAccess'>({
    handle: (_request, context) => ({ status: 200, body: accessOf(context, context.caller.user) }),
  }),

  listPlans: operation<'listPlans'>({
    handle: (_request, { world, lang }) => {
      const onOffer = world.plans.all().filter((plan) => plan.isPublic);
      onOffer.sort((a, b) => a.sort - b.sort);
      return { status: 200, body: { data: onOffer.map((plan) => shownPlan(plan, lang)) } };
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
