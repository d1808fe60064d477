import type { AccessStatus, PlanCode } from '@zakupki/api-client/schema';
import { m } from '#messages';

const ACCESS: Readonly<Record<AccessStatus, () => string>> = {
  none: () => m.stats_access_none(),
  trial: () => m.stats_access_trial(),
  trial_expired: () => m.stats_access_trial_expired(),
  active: () => m.stats_access_active(),
  grace: () => m.stats_access_grace(),
  subscription_expired: () => m.stats_access_expired(),
};

const PLANS: Readonly<Record<PlanCode, () => string>> = {
  start: () => m.stats_plan_start(),
  pro: () => m.stats_plan_pro(),
  business: () => m.stats_plan_business(),
};

/** In the order of the lifecycle. The record has every status. */
export const ACCESS_STATUSES = Object.keys(ACCESS) as readonly AccessStatus[];

export const PLAN_CODES = Object.keys(PLANS) as readonly PlanCode[];

export function accessWords(status: AccessStatus): string {
  return ACCESS[status]();
}

export function planName(code: PlanCode): string {
  return PLANS[code]();
}
