/** Texts of promo codes: offers, effects, and advice on refused ones. */
import type { ApiError } from '@zakupki/api-client/problem';
import type { PromoPreview, Redemption } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { PROMO_KINDS } from './promo-kinds.tsx';

export function promoOffer(preview: PromoPreview): string {
  return PROMO_KINDS[preview.kind].offer(preview);
}

export function promoDone({ kind, effect }: Pick<Redemption, 'kind' | 'effect'>): string {
  return PROMO_KINDS[kind].done(effect);
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

/** Returns null when the error is about something else. */
export function promoAdvice(error: ApiError | null): string | null {
  return (error?.data && ADVICE[error.data.code]?.()) ?? null;
}
