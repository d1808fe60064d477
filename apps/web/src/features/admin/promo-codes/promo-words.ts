import type { PromoCode } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { dayOf, lastDayBefore } from '../../../format/date/calendar-days.ts';
import { formatDay } from '../../../format/date/dates.ts';
import { formatCount } from '../../../format/number/numbers.ts';

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
  const restrictionWords = [
    newUsersOnly ? m.promo_admin_new_users() : null,
    emailDomain === null ? null : m.promo_admin_domain({ domain: emailDomain }),
    planIds.length > 0 ? m.promo_admin_plans({ count: planIds.length }) : null,
    referrerId === null ? null : m.promo_admin_by_referrer(),
  ].filter((words) => words !== null);
  return restrictionWords.length > 0 ? restrictionWords.join(' · ') : m.promo_admin_everybody();
}
