import type { CreditTransaction } from '@zakupki/api-client/schema';
import { m } from '#messages';

// Reasons typed by support have no entry and appear as they are.
const REASONS: Readonly<Record<string, () => string>> = {
  'order.publish': () => m.plans_reason_publish(),
  'order.cancel': () => m.plans_reason_refund(),
  'bid.extra': () => m.plans_reason_bid(),
  plan: () => m.plans_reason_plan(),
  purchase: () => m.plans_reason_purchase(),
  promo: () => m.plans_reason_promo(),
  referral: () => m.plans_reason_referral(),
  webinar: () => m.plans_reason_webinar(),
  trial: () => m.plans_reason_trial(),
  admin: () => m.plans_reason_admin(),
  expired: () => m.plans_reason_expired(),
};

/** Why credits were added or taken; null when only the type of the movement says it. */
export function creditReason({ reason }: Pick<CreditTransaction, 'reason'>): string | null {
  return reason === null ? null : (REASONS[reason]?.() ?? reason);
}
