import type { AccessExpiredMessage, AccessState } from '@zakupki/api-client/schema';
import { canAfford } from '../../../entities/access/can-afford.ts';

/** The three things that can end (spec §8), each with a page of its own. */
export type Limit = 'subscription' | 'credits' | 'trial';

const BY_MESSAGE: Readonly<Record<AccessExpiredMessage, Limit>> = {
  SUBSCRIPTION_EXPIRED: 'subscription',
  CREDITS_EXPIRED: 'credits',
  TRIAL_EXPIRED: 'trial',
};

/**
 * What has really ended, or null when everything is active. The page's own limit is only where the person was sent:
 * access may have changed since, or something else may stand in the way.
 */
export function whatEnded(access: AccessState, page: Limit): Limit | null {
  if (access.blockedBy !== null) return BY_MESSAGE[access.blockedBy];
  return page === 'credits' && isOutOfCredits(access) ? 'credits' : null;
}

/** Whether the next publication could not be paid for. */
export function isOutOfCredits(access: AccessState): boolean {
  return !canAfford(access, access.costs['order.publish']);
}

/** When the trial or the subscription ended; null for a trial that never began. */
export function endedAt({ trial, subscription }: AccessState, ended: 'trial' | 'subscription'): string | null {
  return (ended === 'trial' ? trial?.endsAt : subscription?.currentPeriodEnd) ?? null;
}
