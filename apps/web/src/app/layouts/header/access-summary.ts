import type { AccessDigest } from '@zakupki/api-client/schema';
import { daysBetween } from '../../../format/date/dates.ts';
import { paths } from '../../../paths.ts';

/** Days left from which access counts as ending. */
export const FEW_DAYS = 3;
const FEW_CREDITS = 2;

export type Tone = 'normal' | 'low' | 'blocked';

/** Access as far as the header shows it. */
type AccessSummary = {
  readonly tone: Tone;
  /** Days left of the trial, paid period or grace period, rounded up; null when none runs. */
  readonly daysLeft: number | null;
  readonly page: (query: { returnTo?: string | null }) => string;
};

/** @param now milliseconds by the server's clock */
export function summarizeAccess(
  { status, endsAt, blockedBy, creditsBalance }: AccessDigest,
  now: number,
): AccessSummary {
  const runs = status === 'trial' || status === 'active' || status === 'grace';
  const daysLeft = runs && endsAt ? Math.max(0, daysBetween(new Date(now).toISOString(), endsAt)) : null;
  const isEnding = status === 'grace' || (daysLeft !== null && daysLeft <= FEW_DAYS);
  const tone =
    blockedBy !== null || creditsBalance === 0
      ? 'blocked'
      : isEnding || creditsBalance <= FEW_CREDITS
        ? 'low'
        : 'normal';
  return { tone, daysLeft, page: pageOf(status, blockedBy, creditsBalance <= FEW_CREDITS && !isEnding) };
}

function pageOf(status: AccessDigest['status'], blockedBy: AccessDigest['blockedBy'], isCredits: boolean) {
  if (blockedBy === 'SUBSCRIPTION_EXPIRED') return paths.subscriptionExpired;
  if (blockedBy === 'TRIAL_EXPIRED') return paths.trialExpired;
  if (isCredits) return paths.creditsExpired;
  return status === 'trial' ? paths.trialExpired : paths.subscriptionExpired;
}
