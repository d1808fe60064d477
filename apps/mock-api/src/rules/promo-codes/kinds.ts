/** Kinds of promo codes: the benefit of each, its faults, refusals and effect. */
import type { Redemption } from '@zakupki/api-client/schema';
import { sign } from '@zakupki/procurement/decimals/decimal';
import type { Fault } from '../../sentences/fault.ts';
import type { MessageCode } from '../../sentences/sentence.ts';
import type { PromoCodeRecord } from '../../model/records/billing.ts';
import { isForPlan } from '../access/price.ts';

/** Codes of the contract. */
export type PromoRefusal =
  | 'promo_not_found'
  | 'promo_inactive'
  | 'promo_not_started'
  | 'promo_expired'
  | 'promo_already_used'
  | 'promo_exhausted'
  | 'promo_not_for_you'
  | 'promo_not_applicable';

export type Redeemer = {
  email: string;
  /** ever subscribed or paid */
  hasPaid: boolean;
  /** has a subscription, including the grace period */
  isPaying: boolean;
  planId: string | null;
  /** redemptions of this code by the user */
  redeemed: number;
};

/** Benefits of a code; all except the one of its kind are null. */
export const NO_PARTS = { credits: null, trialDays: null, discount: null } as const;
export type PromoPart = keyof typeof NO_PARTS;
// Object.keys loses the key type.
export const PROMO_PARTS = Object.keys(NO_PARTS) as readonly PromoPart[];

/** What a redemption can do to the user's account. */
type RedeemActions = {
  addCredits: (amount: number, expiresInDays: number | null) => void;
  /** @returns the new end of the trial */
  extendTrial: (days: number) => string | null;
  monthsFromNow: (months: number) => string;
};

export const NO_EFFECT: Redemption['effect'] = { creditsAdded: null, trialEndsAt: null, discountUntil: null };

export type PromoKindRule = {
  readonly part: PromoPart;
  readonly faults?: (promo: Pick<PromoCodeRecord, 'discount'>) => Fault[];
  /** after the checks that all kinds share */
  readonly refusal: (code: PromoCodeRecord, redeemer: Redeemer | null, planId: string | null) => PromoRefusal | null;
  /** message when the kind does not apply; by default that of the refusal */
  readonly notApplicable?: MessageCode;
  readonly redeem: (code: PromoCodeRecord, actions: RedeemActions) => Partial<Redemption['effect']>;
};

const refuseOtherPlans: PromoKindRule['refusal'] = ({ restrictions: { planIds } }, redeemer) =>
  redeemer && !isForPlan(planIds, redeemer.planId ?? '') ? 'promo_not_for_you' : null;

export const PROMO_KINDS = {
  credits: {
    part: 'credits',
    refusal: refuseOtherPlans,
    redeem({ credits }, { addCredits }) {
      const { amount = 0, expiresInDays = null } = credits ?? {};
      addCredits(amount, expiresInDays);
      return { creditsAdded: amount };
    },
  },
  trial_days: {
    part: 'trialDays',
    refusal: (code, redeemer, planId) =>
      refuseOtherPlans(code, redeemer, planId) ?? (redeemer?.isPaying ? 'promo_not_applicable' : null),
    notApplicable: 'promo_trial_for_payers',
    redeem: ({ trialDays }, { extendTrial }) => ({ trialEndsAt: extendTrial(trialDays ?? 0) }),
  },
  discount: {
    part: 'discount',
    faults: discountFaults,
    refusal: ({ restrictions: { planIds } }, _redeemer, planId) =>
      planId !== null && !isForPlan(planIds, planId) ? 'promo_not_applicable' : null,
    redeem: ({ discount }, { monthsFromNow }) => ({ discountUntil: monthsFromNow(discount?.months ?? 0) }),
  },
} satisfies Readonly<Record<PromoCodeRecord['kind'], PromoKindRule>>;

function discountFaults({ discount }: Pick<PromoCodeRecord, 'discount'>): Fault[] {
  if (discount === null) return [];
  const { percentOff, amountOff } = discount;
  if (percentOff === null && amountOff === null) {
    return [{ pointer: '/discount/percentOff', code: 'required', said: 'discount_one_of_two' }];
  }
  if (percentOff !== null && amountOff !== null) {
    return [{ pointer: '/discount/amountOff', code: 'not_allowed', said: 'discount_one_of_two' }];
  }
  if (sign(percentOff ?? amountOff ?? '0') > 0) return [];
  const part = percentOff === null ? 'amountOff' : 'percentOff';
  return [{ pointer: `/discount/${part}`, code: 'min', said: 'discount_of_nothing' }];
}
