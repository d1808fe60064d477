/** Whether a promo code works, for whom, and what it takes off a price. Pure. */
import type { PlanPrice, PromoDiscount, PromoState } from '@zakupki/api-client/schema';
import { roundAmount } from '@zakupki/procurement/money/amount';
import type { Currency } from '@zakupki/procurement/money/currency';
import { divide, min, multiply, subtract, type Decimal } from '@zakupki/procurement/money/decimal';
import { splitVat } from '@zakupki/procurement/money/vat';
import type { PromoCodeRecord } from '../../../world/records/promo-codes.ts';

/** The rate in the prices of plans and packs. */
export const PRICE_VAT_RATE = '22';

/** The eight ways in which a code is refused; the names are those of the contract. */
export type PromoRefusal =
  | 'promo_not_found'
  | 'promo_inactive'
  | 'promo_not_started'
  | 'promo_expired'
  | 'promo_already_used'
  | 'promo_exhausted'
  | 'promo_not_for_you'
  | 'promo_not_applicable';

/** Somebody a code is tried for. */
export type Redeemer = {
  email: string;
  /** ever subscribed, or ever paid */
  hasPaid: boolean;
  /** pays now: subscription in force, grace days included */
  isPaying: boolean;
  planId: string | null;
  /** how often this person redeemed the code */
  redeemed: number;
};

/** How a code is spelled: typed in any case, with blanks around. */
export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Where a code stands at `now` (epoch ms); the first reason that holds. */
export function promoState(
  code: Pick<PromoCodeRecord, 'active' | 'startsAt' | 'expiresAt' | 'maxRedemptions'>,
  timesRedeemed: number,
  now: number,
): PromoState {
  if (!code.active) return 'inactive';
  if (now < Date.parse(code.startsAt)) return 'scheduled';
  if (code.expiresAt !== null && now >= Date.parse(code.expiresAt)) return 'expired';
  return code.maxRedemptions !== null && timesRedeemed >= code.maxRedemptions ? 'exhausted' : 'active';
}

const REFUSED_STATES = {
  inactive: 'promo_inactive',
  scheduled: 'promo_not_started',
  expired: 'promo_expired',
  exhausted: 'promo_exhausted',
} as const satisfies Record<Exclude<PromoState, 'active'>, PromoRefusal>;

/**
 * Why a code cannot be redeemed; null when it can.
 * @param redeemer null for somebody unknown, of whom only the code itself is asked
 * @param planId the plan it is to be paid with, as far as one was named
 */
export function findPromoRefusal(
  code: PromoCodeRecord | undefined,
  timesRedeemed: number,
  redeemer: Redeemer | null,
  planId: string | null,
  now: number,
): PromoRefusal | null {
  if (!code) return 'promo_not_found';
  const state = promoState(code, timesRedeemed, now);
  // Who used a code up is told so, not that others did.
  const isUsed = redeemer !== null && redeemer.redeemed >= code.perUserLimit;
  if (isUsed && (state === 'active' || state === 'exhausted')) return 'promo_already_used';
  if (state !== 'active') return REFUSED_STATES[state];
  const { newUsersOnly, planIds, emailDomain } = code.restrictions;
  if (redeemer && newUsersOnly && redeemer.hasPaid) return 'promo_not_for_you';
  if (redeemer && emailDomain !== null && domainOf(redeemer.email) !== emailDomain.toLowerCase())
    return 'promo_not_for_you';
  if (code.kind === 'discount') {
    return planId !== null && !isForPlan(planIds, planId) ? 'promo_not_applicable' : null;
  }
  if (redeemer && planIds.length > 0 && !planIds.includes(redeemer.planId ?? '')) return 'promo_not_for_you';
  return code.kind === 'trial_days' && redeemer?.isPaying ? 'promo_not_applicable' : null;
}

/** Whether a discount on these plans is one on this plan; no plans are all of them. */
export function isForPlan(planIds: readonly string[], planId: string): boolean {
  return planIds.length === 0 || planIds.includes(planId);
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** What is paid of a price that has VAT in it; at most all of it is taken off. */
export function calculateDiscount(
  price: Decimal,
  discount: Pick<PromoDiscount, 'percentOff' | 'amountOff'> | null,
  currency: Currency,
): Omit<PlanPrice, 'planId' | 'currency'> {
  const off = discount ? discountAmount(price, discount) : '0';
  const amount = roundAmount(subtract(price, off), currency);
  const { vat } = splitVat(amount, PRICE_VAT_RATE, 'included', currency);
  return { price: roundAmount(price, currency), discount: roundAmount(subtract(price, amount), currency), amount, vat };
}

function discountAmount(
  price: Decimal,
  { percentOff, amountOff }: Pick<PromoDiscount, 'percentOff' | 'amountOff'>,
): Decimal {
  if (amountOff !== null) return min(price, amountOff);
  return divide(multiply(price, percentOff ?? '0'), '100', 2);
}
