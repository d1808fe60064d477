/** Validity and refusals of promo codes. Pure. */
import type { PromoState } from '@zakupki/api-client/schema';
import type { PromoCodeRecord } from '../../model/records/billing.ts';
import { PROMO_KINDS, type PromoRefusal, type Redeemer } from './kinds.ts';

export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** The first state that applies. @param now epoch ms */
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
 * Returns null when the code can be redeemed.
 * @param redeemer null for an anonymous caller: only the code itself is checked
 * @param planId the plan to buy, if named
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
  // The limit per user takes precedence over the total limit.
  const isUsed = redeemer !== null && redeemer.redeemed >= code.perUserLimit;
  if (isUsed && (state === 'active' || state === 'exhausted')) return 'promo_already_used';
  if (state !== 'active') return REFUSED_STATES[state];
  const { newUsersOnly, emailDomain } = code.restrictions;
  if (redeemer && newUsersOnly && redeemer.hasPaid) return 'promo_not_for_you';
  if (redeemer && emailDomain !== null && domainOf(redeemer.email) !== emailDomain.toLowerCase())
    return 'promo_not_for_you';
  return PROMO_KINDS[code.kind].refusal(code, redeemer, planId);
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
