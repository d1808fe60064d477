import type { AccessState } from '@zakupki/api-client/schema';

/**
 * Whether the user can pay for an action. A running plan without a credit limit can pay for anything.
 * @param cost in credits
 */
export function canAfford({ status, plan, credits }: Pick<AccessState, 'status' | 'plan' | 'credits'>, cost: number) {
  const isUnmetered = (status === 'active' || status === 'grace') && plan?.creditsPerPeriod === null;
  return isUnmetered || credits.balance >= cost;
}
