/** The result of an action. The page reports it even after its content has changed. */
import type { AccessPayment, Redemption } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatTime } from '../../format/date/dates.ts';
import { promoDone } from '../../entities/promo-code/promo-code-words.ts';

export type AccessOutcome =
  | { readonly kind: 'promo'; readonly redemption: Redemption }
  | { readonly kind: 'extended'; readonly endsAt: string }
  | { readonly kind: 'paid'; readonly payment: AccessPayment };

export function outcomeWords(outcome: AccessOutcome, zone: string | undefined): readonly [title: string, text: string] {
  switch (outcome.kind) {
    case 'promo':
      return [m.promo_done({ code: outcome.redemption.code }), promoDone(outcome.redemption)];
    case 'extended':
      return [
        m.notices_extended(),
        m.promo_kinds_did_trial({ until: formatTime(outcome.endsAt, { zone, nameZone: true }) }),
      ];
    case 'paid':
      return [m.checkout_paid(), outcome.payment.item.name];
  }
}
