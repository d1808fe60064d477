import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { ReferrerReward, ReferrerRewardUnit } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatMoney, formatPercent } from '../../format/number/numbers.ts';

export function rewardAmount(amount: string, unit: ReferrerRewardUnit): string {
  // Numbers of credits are small enough to be exact.
  return unit === 'credits' ? m.referrers_credits({ count: Number(amount) }) : formatMoney(amount, unit);
}

export function rewardTerms({ type, value, currency, recurringMonths }: ReferrerReward): string {
  const amount =
    type === 'percent'
      ? formatPercent(value)
      : type === 'credits'
        ? m.referrers_credits({ count: Number(value) })
        : formatMoney(value, currency ?? PAYMENT_CURRENCY);
  return recurringMonths === null
    ? m.referrers_terms_once({ amount })
    : m.referrers_terms_months({ amount, months: m.referrers_months({ count: recurringMonths }) });
}
