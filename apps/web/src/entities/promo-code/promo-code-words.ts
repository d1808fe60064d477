/** Texts of promo codes: offers, effects, and advice on refused ones. */
import type { ApiError } from '@zakupki/api-client/problem';
import type { PromoPreview, Redemption } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatTime } from '../../format/date/dates.ts';
import { formatMoney, formatPercent } from '../../format/number/numbers.ts';

// The contract has no currency for discounts: plans are sold in roubles.
const CURRENCY = 'RUB';

interface KindWords {
  /** "5 credits", "15% off each payment of a plan for 3 months" */
  readonly offer: (preview: PromoPreview) => string;
  /** "5 credits added" */
  readonly done: (effect: Redemption['effect']) => string;
}

const KINDS: Readonly<Record<PromoPreview['kind'], KindWords>> = {
  credits: {
    offer: ({ effect }) => m.promo_offers_credits({ count: effect.creditsAdded ?? 0 }),
    done: ({ creditsAdded }) => m.promo_did_credits({ count: creditsAdded ?? 0 }),
  },
  trial_days: {
    offer({ effect, trialDays }) {
      const days = m.promo_offers_days({ count: trialDays ?? 0 });
      if (effect.trialEndsAt === null) return days;
      return m.promo_offers_until({ days, until: formatTime(effect.trialEndsAt, { nameZone: true }) });
    },
    done: ({ trialEndsAt }) => m.promo_did_trial({ until: formatTime(trialEndsAt, { nameZone: true }) }),
  },
  discount: {
    offer: ({ discount }) =>
      m.promo_offers_discount({
        off: discountWords(discount),
        months: m.promo_months({ count: discount?.months ?? 0 }),
      }),
    done: ({ discountUntil }) => m.promo_did_discount({ until: formatTime(discountUntil, { nameZone: true }) }),
  },
};

export function promoOffer(preview: PromoPreview): string {
  return KINDS[preview.kind].offer(preview);
}

export function promoDone({ kind, effect }: Pick<Redemption, 'kind' | 'effect'>): string {
  return KINDS[kind].done(effect);
}

type Discount = Pick<NonNullable<PromoPreview['discount']>, 'percentOff' | 'amountOff'>;

/** `15%`, `₽500` */
export function discountWords(discount: Discount | null): string {
  if (discount?.percentOff) return formatPercent(discount.percentOff);
  return formatMoney(discount?.amountOff, CURRENCY, { isPlain: true });
}

/** Advice for each refusal code of the contract. */
const ADVICE: Readonly<Record<string, () => string>> = {
  promo_not_found: () => m.promo_advice_not_found(),
  promo_inactive: () => m.promo_advice_inactive(),
  promo_not_started: () => m.promo_advice_not_started(),
  promo_expired: () => m.promo_advice_expired(),
  promo_exhausted: () => m.promo_advice_exhausted(),
  promo_already_used: () => m.promo_advice_already_used(),
  promo_not_for_you: () => m.promo_advice_not_for_you(),
  promo_not_applicable: () => m.promo_advice_not_applicable(),
};

/** Null when the error is about something else. */
export function promoAdvice(error: ApiError | null): string | null {
  return (error?.data && ADVICE[error.data.code]?.()) ?? null;
}
