import type { AccessState } from '@zakupki/api-client/schema';

export interface NextGrant {
  /** ISO moment. */
  readonly at: string;
  readonly credits: number;
}

/**
 * When the running plan gives its next monthly credits, or null when it gives none any more: its months are counted
 * from its beginning, a short month beginning on its last day.
 */
export function nextGrant({ status, plan, subscription, serverTime }: AccessState): NextGrant | null {
  if (status !== 'active' || !subscription || !plan?.creditsPerPeriod) return null;
  const now = Date.parse(serverTime);
  const start = new Date(subscription.startedAt);
  // From the month of now on: its grant may be past, the following one never is.
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
