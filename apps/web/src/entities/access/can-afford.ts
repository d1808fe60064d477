import type { AccessState } from '@zakupki/api-client/schema';

/** Whether an action of that many credits could be paid for; a running plan without a number of credits counts none. */
export function canAfford({ status, plan, credits }: Pick<AccessState, 'status' | 'plan' | 'credits'>, cost: number) {
  const isUnmetered = (status === 'active' || status === 'grace') && plan?.creditsPerPeriod === null;
  return isUnmetered || credits.balance >= cost;
}
