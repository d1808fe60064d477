import type { AccessDigest } from '@zakupki/api-client/schema';
import { daysBetween } from '../../../format/date/dates.ts';
import { paths } from '../../../paths.ts';

/** What is left says "soon" from here on. */
export const FEW_DAYS = 3;
const FEW_CREDITS = 2;

export type Tone = 'calm' | 'short' | 'blocked';

/** How access stands, as far as the header says it. */
export interface Standing {
  readonly tone: Tone;
  /** Whole days, one begun counting as one, while a trial, a paid period or the grace days run; else null. */
  readonly daysLeft: number | null;
  /** The page that explains what is short or gone, or what there is. */
  readonly page: (query: { returnTo?: string | null }) => string;
}

/**
 * Reads the digest.
 * @param now milliseconds by the server's clock
 */
export function standingOf({ status, endsAt, blockedBy, creditsBalance }: AccessDigest, now: number): Standing {
  const runs = status === 'trial' || status === 'active' || status === 'grace';
  const daysLeft = runs && endsAt ? Math.max(0, daysBetween(new Date(now).toISOString(), endsAt)) : null;
  const isEnding = status === 'grace' || (daysLeft !== null && daysLeft <= FEW_DAYS);
  const tone =
    blockedBy !== null || creditsBalance === 0
      ? 'blocked'
      : isEnding || creditsBalance <= FEW_CREDITS
        ? 'short'
        : 'calm';
  return { tone, daysLeft, page: pageOf(status, blockedBy, creditsBalance <= FEW_CREDITS && !isEnding) };
}

function pageOf(status: AccessDigest['status'], blockedBy: AccessDigest['blockedBy'], isCredits: boolean) {
  if (blockedBy === 'SUBSCRIPTION_EXPIRED') return paths.subscriptionExpired;
  if (blockedBy === 'TRIAL_EXPIRED') return paths.trialExpired;
  if (isCredits) return paths.creditsExpired;
  return status === 'trial' ? paths.trialExpired : paths.subscriptionExpired;
}
