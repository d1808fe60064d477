import type { AccessExpiredMessage, AccessState } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { canAfford } from '../../../entities/access/can-afford.ts';

/** The three limits that can end (spec §8). */
export type Limit = 'subscription' | 'credits' | 'trial';

const BY_MESSAGE: Readonly<Record<AccessExpiredMessage, Limit>> = {
  SUBSCRIPTION_EXPIRED: 'subscription',
  CREDITS_EXPIRED: 'credits',
  TRIAL_EXPIRED: 'trial',
};

/** The message of the answer that leads to the page of a limit. */
export const LIMIT_MESSAGES = {
  subscription: 'SUBSCRIPTION_EXPIRED',
  credits: 'CREDITS_EXPIRED',
  trial: 'TRIAL_EXPIRED',
} satisfies Record<Limit, AccessExpiredMessage>;

export const LIMIT_TITLES: Record<Limit, () => string> = {
  subscription: () => m.notices_subscription_title(),
  credits: () => m.notices_credits_title(),
  trial: () => m.notices_trial_title(),
};

/**
 * Returns the limit that has ended, or null when everything is active. `page` only breaks ties: access may have changed
 * since the redirect.
 */
export function findEndedLimit(access: AccessState, page: Limit): Limit | null {
  if (access.blockedBy !== null) return BY_MESSAGE[access.blockedBy];
  return page === 'credits' && isOutOfCredits(access) ? 'credits' : null;
}

export function isOutOfCredits(access: AccessState): boolean {
  return !canAfford(access, access.costs['order.publish']);
}

/** Returns null when the trial never started. */
export function endedAt({ trial, subscription }: AccessState, ended: 'trial' | 'subscription'): string | null {
  return (ended === 'trial' ? trial?.endsAt : subscription?.currentPeriodEnd) ?? null;
}
