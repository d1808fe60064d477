/** Rewards of referrers. Pure. */
import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { ReferrerReward, ReferrerRewardDraft, ReferrerRewardUnit } from '@zakupki/api-client/schema';
import { isAmount, roundAmount } from '@zakupki/procurement/money/amount';
import { add, compare, divide, isDecimal, multiply, strip } from '@zakupki/procurement/decimals/decimal';
import { DateTime } from 'luxon';
import type { Fault } from '../../sentences/fault.ts';

/** `at` is epoch ms, `amount` in rubles. */
export type Paid = { readonly at: number; readonly amount: string };

/** In the reward's unit. */
export type Earned = { readonly at: number; readonly amount: string };

const MAX_CREDITS = '1000';

/** Unit of rewards; a share of payments is in their currency. */
export function unitOf({ type, currency }: ReferrerReward): ReferrerRewardUnit {
  return type === 'credits' ? 'credits' : (currency ?? PAYMENT_CURRENCY);
}

/** Zero, formatted for the unit. */
export const zeroIn = (unit: ReferrerRewardUnit) => (unit === 'credits' ? '0' : '0.00');

/** @param amounts in the same unit */
export function sumIn(unit: ReferrerRewardUnit, amounts: Iterable<string>): string {
  let sum = zeroIn(unit);
  for (const amount of amounts) sum = add(sum, amount);
  return unit === 'credits' ? strip(sum) : roundAmount(sum, unit);
}

export function rewardOf({
  type,
  value,
  currency = null,
  recurringMonths = null,
}: ReferrerRewardDraft): ReferrerReward {
  return { type, value: type === 'fixed' ? value : strip(value), currency, recurringMonths };
}

/** Checks beyond the schema; pointers start with `/reward`. */
export function rewardFaults({ type, value, currency = null }: ReferrerRewardDraft): Fault[] {
  const faults: Fault[] = [];
  const wrong = (said: Fault['said']) => faults.push({ pointer: '/reward/value', code: 'format', said });
  const isPositive = compare(value, '0') > 0;
  if (type === 'percent' && !(isPositive && isDecimal(value, 2) && compare(value, '100') <= 0)) wrong('reward_percent');
  if (type === 'fixed' && !(isPositive && isAmount(value, currency ?? PAYMENT_CURRENCY))) wrong('reward_fixed');
  if (type === 'credits' && !(isPositive && isDecimal(value, 0) && compare(value, MAX_CREDITS) <= 0))
    wrong('reward_credits');
  if (type === 'fixed' && currency === null)
    faults.push({ pointer: '/reward/currency', code: 'required', said: 'reward_currency_needed' });
  if (type !== 'fixed' && currency !== null)
    faults.push({ pointer: '/reward/currency', code: 'not_allowed', said: 'reward_currency_needless' });
  return faults;
}

/**
 * Rewards the first payment and those within `recurringMonths` calendar months (UTC) after it.
 * @param payments of one customer, earliest first
 */
export function calculateRewards(payments: readonly Paid[], reward: ReferrerReward): Earned[] {
  const [first] = payments;
  if (!first) return [];
  const { recurringMonths } = reward;
  const until =
    recurringMonths === null
      ? null
      : DateTime.fromMillis(first.at, { zone: 'utc' }).plus({ months: recurringMonths }).toMillis();
  return payments
    .filter((payment) => payment === first || (until !== null && payment.at < until))
    .map(({ at, amount }) => ({ at, amount: rewardFor(amount, reward) }));
}

/** Rounded half up per payment, so that rewards add up. */
function rewardFor(amount: string, { type, value }: ReferrerReward): string {
  return type === 'percent' ? roundAmount(divide(multiply(amount, value), '100', 4), PAYMENT_CURRENCY) : value;
}
