/** The result of an action, kept so that the page can report it after everything on it has changed. */
import type { AccessPayment, Redemption } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatTime } from '../../format/date/dates.ts';
import { promoDone } from '../../entities/promo-code/promo-code-words.ts';

export type News =
  | { readonly kind: 'promo'; readonly redemption: Redemption }
  | { readonly kind: 'extended'; readonly endsAt: string }
  | { readonly kind: 'paid'; readonly payment: AccessPayment };

export function newsWords(news: News, zone: string | undefined): readonly [title: string, text: string] {
  switch (news.kind) {
    case 'promo':
      return [m.promo_done({ code: news.redemption.code }), promoDone(news.redemption)];
    case 'extended':
      return [m.notices_extended(), m.promo_did_trial({ until: formatTime(news.endsAt, { zone, nameZone: true }) })];
    case 'paid':
      return [m.checkout_paid(), news.payment.item.name];
  }
}
