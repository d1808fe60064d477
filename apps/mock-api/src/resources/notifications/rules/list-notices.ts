/** What the product tells a person by itself: one derivation for the list of notifications and for e-mail. Pure. */
import { createHash } from 'node:crypto';
import type { NotificationChannels, NotificationPrefs, NotificationType } from '@zakupki/api-client/schema';
import { accessNotices, creditNotices, paymentNotice, webinarNotice } from './account-notices.ts';
import { DAY_MS, type Notice, type NoticeFacts, type Span } from './notice.ts';
import { orderNotices, questionNotice } from './order-notices.ts';

const KEPT_MS = 30 * DAY_MS;

/** The setting of the profile that each type follows; types that are not here have none. */
const PREFS: Partial<Record<NotificationType, keyof NotificationPrefs>> = {
  deadline_soon: 'deadlineSoon',
  deadline_passed: 'deadlinePassed',
  bid_expiring: 'bidExpiring',
  new_blocker: 'newBlocker',
  credits_low: 'creditsLow',
  trial_ending: 'trialEnding',
  subscription_ending: 'trialEnding',
};

/** Whether a person wants notices of that type by that channel; without a setting all are listed, and receipts are sent. */
export function isWanted(
  prefs: NotificationPrefs,
  type: NotificationType,
  channel: keyof NotificationChannels,
): boolean {
  const name = PREFS[type];
  if (name !== undefined) return prefs[name][channel];
  return channel === 'inApp' || type === 'payment_settled';
}

/** Every notice that became true within the span, newest first, whether it still is or not. */
function listNotices(facts: NoticeFacts, span: Span): Notice[] {
  const { user, openOrders, questions, webinars, paid } = facts;
  const drafts = [
    ...openOrders.flatMap((one) => orderNotices(one, span)),
    ...questions.flatMap(questionNotice),
    ...creditNotices(facts),
    ...accessNotices(facts.user),
    ...webinars.map(webinarNotice),
    ...paid.map(paymentNotice),
  ];
  return drafts
    .filter(({ at, from = at, until }) => at > span.after && at <= span.to && from < until)
    .sort((a, b) => b.at - a.at || a.type.localeCompare(b.type) || a.about.localeCompare(b.about))
    .map(({ about, text, from, ...notice }) => ({
      ...notice,
      text: text ?? notice.type,
      from: from ?? notice.at,
      id: idOf(user.id, notice, about),
    }));
}

/** What the list of notifications shows at `now`, newest first; a receipt of a card payment is sent only. */
export function listCurrentNotices(facts: NoticeFacts, prefs: NotificationPrefs, now: number): Notice[] {
  const arrived = facts.paid.filter(({ method }) => method === 'invoice');
  return listNotices({ ...facts, paid: arrived }, { after: now - KEPT_MS, to: now }).filter(
    ({ type, from, until }) => from <= now && now < until && isWanted(prefs, type, 'inApp'),
  );
}

/** What became due by e-mail within the span, wanted or not, oldest first, in the words that held when it became true. */
export function listDueMails(facts: NoticeFacts, span: Span): Notice[] {
  return listNotices(facts, span)
    .filter(({ type, at, from }) => at === from && (PREFS[type] !== undefined || type === 'payment_settled'))
    .reverse();
}

function idOf(userId: string, { type, at }: Pick<Notice, 'type' | 'at'>, about: string): string {
  return `ntf_${createHash('sha1').update(`${userId} ${type} ${about} ${at}`).digest('hex').slice(0, 20)}`;
}
