/** Promo codes for users. */
import type { PlanPrice, PromoPreview } from '@zakupki/api-client/schema';
import { DateTime } from 'luxon';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { PromoCodeRecord } from '../../../model/records/billing.ts';
import type { UserRecord } from '../../../model/records/users.ts';
import { presentAccess } from '../../access/present.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { discountEnd, redeem, requireWorkingCode } from '../store.ts';
import { refuse } from '../../../sentences/refuse.ts';
import { calculateDiscount } from '../../../rules/access/price.ts';

/** @throws Problem 422 for an unknown plan */
function calculatePrice(
  { world, lang }: Call,
  { discount }: PromoCodeRecord,
  planId: string | undefined,
): PlanPrice | null {
  if (planId === undefined) return null;
  const plan = world.plans.get(planId);
  if (!plan?.isPublic) {
    refuse([{ pointer: '/planId', code: 'ref_not_found', said: 'plan_unknown' }], { lang });
    return null;
  }
  if (!discount) return null;
  return { planId, ...calculateDiscount(plan.price, discount, plan.currency), currency: plan.currency };
}

/** Returns null for an anonymous caller. */
function trialEnd(user: UserRecord | null, days: number, now: number): string | null {
  if (!user) return null;
  const from = Math.max(now, user.trial ? Date.parse(user.trial.endsAt) : 0);
  return toIso(DateTime.fromMillis(from, { zone: 'utc' }).plus({ days }).toMillis());
}

function effectOf(code: PromoCodeRecord, user: UserRecord | null, now: number): PromoPreview['effect'] {
  const { credits, trialDays, discount } = code;
  return {
    creditsAdded: credits?.amount ?? null,
    trialEndsAt: trialDays === null ? null : trialEnd(user, trialDays, now),
    discountUntil: discount ? discountEnd(discount.months, now) : null,
  };
}

export const promoCodes = {
  previewPromoCode: operation<'previewPromoCode'>({
    readsOnly: true,
    handle: ({ body }, call) => {
      const user = call.signedIn?.user ?? null;
      const code = requireWorkingCode(call, body.code, { user, planId: body.planId ?? null, pointer: '/code' });
      const { kind, trialDays, discount, restrictions } = code;
      const price = calculatePrice(call, code, body.planId);
      const effect = effectOf(code, user, call.now);
      return { status: 200, body: { code: code.code, kind, effect, trialDays, discount, price, restrictions } };
    },
  }),

  redeemPromoCode: operation<'redeemPromoCode'>({
    personal: true,
    handle: ({ body }, call) => {
      const { user } = call.caller;
      const code = requireWorkingCode(call, body.code, { user, planId: null, pointer: '/code' });
      const { redemption, after } = redeem(call, user, code);
      return { status: 201, body: { redemption, access: presentAccess(call, after) } };
    },
  }),

  listRedemptions: operation<'listRedemptions'>({
    handle: ({ query }, { world, caller }) => {
      const rows = world.redemptions
        .where('owner', caller.user.id)
        .toSorted((a, b) => Date.parse(b.redeemedAt) - Date.parse(a.redeemedAt) || b.id.localeCompare(a.id));
      return { status: 200, body: pageOf(rows, query) };
    },
  }),
} satisfies Operations<'previewPromoCode' | 'redeemPromoCode' | 'listRedemptions'>;
