import type { PromoCode } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { dayOf, lastDayBefore } from '../../../format/date/calendar-days.ts';
import { formatDay } from '../../../format/date/dates.ts';
import { formatCount } from '../../../format/number/numbers.ts';
import { discountWords } from '../../../entities/promo-code/promo-code-words.ts';

/** "5 credits for 92 days", "7 days of trial", "−15% for 3 months". */
export function benefitWords({ kind, credits, trialDays, discount }: PromoCode): string {
  switch (kind) {
    case 'credits': {
      const words = m.promo_admin_credits({ count: credits?.amount ?? 0 });
      const days = credits?.expiresInDays ?? null;
      return days === null
        ? words
        : m.promo_admin_credits_for({ credits: words, days: m.promo_admin_days({ count: days }) });
    }
    case 'trial_days':
      return m.promo_admin_trial({ days: m.promo_admin_days({ count: trialDays ?? 0 }) });
    case 'discount':
      return m.promo_admin_discount({
        off: discountWords(discount),
        months: m.promo_admin_months({ count: discount?.months ?? 0 }),
      });
  }
}

export function datesWords({ startsAt, expiresAt }: PromoCode): string {
  const from = formatDay(dayOf(startsAt));
  return expiresAt === null
    ? m.promo_admin_always({ from })
    : m.promo_admin_from_until({ from, until: formatDay(lastDayBefore(expiresAt)) });
}

export function usedWords({ timesRedeemed, maxRedemptions }: PromoCode): string {
  const used = formatCount(timesRedeemed);
  return maxRedemptions === null ? used : m.promo_admin_used_of({ used, max: formatCount(maxRedemptions) });
}

export function audienceWords({ restrictions, referrerId }: PromoCode): string {
  const { newUsersOnly, emailDomain, planIds } = restrictions;
  const found = [
    newUsersOnly ? m.promo_admin_new_users() : null,
    emailDomain === null ? null : m.promo_admin_domain({ domain: emailDomain }),
    planIds.length > 0 ? m.promo_admin_plans({ count: planIds.length }) : null,
    referrerId === null ? null : m.promo_admin_by_referrer(),
  ].filter((words) => words !== null);
  return found.length > 0 ? found.join(' · ') : m.promo_admin_everybody();
}
