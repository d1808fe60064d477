import type { AccessState } from '@zakupki/api-client/schema';

export type NextGrant = {
  /** ISO moment. */
  readonly at: string;
  readonly credits: number;
};

/**
 * Returns when the active plan grants its next monthly credits, or null when no grant is left. Months count from the
 * start of the plan; in a shorter month the grant falls on the last day.
 */
export function nextGrant({ status, plan, subscription, serverTime }: AccessState): NextGrant | null {
  if (status !== 'active' || !subscription || !plan?.creditsPerPeriod) return null;
  const now = Date.parse(serverTime);
  const start = new Date(subscription.startedAt);
  // The grant of the current month may be past; the next one never is.
  const months =
    (new Date(now).getUTCFullYear() - start.getUTCFullYear()) * 12 + new Date(now).getUTCMonth() - start.getUTCMonth();
  const at = [months, months + 1].map((number) => monthAfter(start, number)).find((moment) => moment > now);
  if (at === undefined || at >= Date.parse(subscription.currentPeriodEnd)) return null;
  return { at: new Date(at).toISOString(), credits: plan.creditsPerPeriod };
}

function monthAfter(start: Date, months: number): number {
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  const time = start.getTime() % 86_400_000;
  return Date.UTC(start.getUTCFullYear(), month, day) + time;
}
