/** Derives notices for the notification list and for e-mail. Pure. */
import { createHash } from 'node:crypto';
import type { NotificationChannels, NotificationPrefs, NotificationType } from '@zakupki/api-client/schema';
import { accessNotices, creditNotices, paymentNotice, webinarNotice } from './account-notices.ts';
import { documentNotice } from './document-notices.ts';
import { DAY_MS, type Notice, type NoticeFacts, type Span } from './notice.ts';
import { orderNotices, questionNotice } from './order-notices.ts';
import { purchaseOrderNotice } from './supplier-notices.ts';

const RETENTION_MS = 30 * DAY_MS;

/** Profile setting of each type; the other types have none. */
const PREFS: Partial<Record<NotificationType, keyof NotificationPrefs>> = {
  bid_received: 'bidReceived',
  bid_changed: 'bidReceived',
  bid_withdrawn: 'bidReceived',
  question_received: 'questionReceived',
  invitation_declined: 'invitationFailed',
  invitation_bounced: 'invitationFailed',
  purchase_order_confirmed: 'purchaseOrderAnswered',
  purchase_order_refused: 'purchaseOrderAnswered',
  deadline_soon: 'deadlineSoon',
  deadline_passed: 'deadlinePassed',
  bid_expiring: 'bidExpiring',
  new_blocker: 'newBlocker',
  credits_low: 'creditsLow',
  trial_ending: 'trialEnding',
  subscription_ending: 'trialEnding',
  document_expiring: 'documentExpiring',
};

/** Types without a setting that are always e-mailed. */
const ALWAYS_EMAILED: ReadonlySet<NotificationType> = new Set(['payment_settled']);

/** Types without a setting are always listed. */
export function isWanted(
  prefs: NotificationPrefs,
  type: NotificationType,
  channel: keyof NotificationChannels,
): boolean {
  const name = PREFS[type];
  if (name !== undefined) return prefs[name][channel];
  return channel === 'inApp' || ALWAYS_EMAILED.has(type);
}

/** Notices that became true within the span, newest first, even when no longer true. */
function listNotices(facts: NoticeFacts, span: Span): Notice[] {
  const { user, openOrders, questions, webinars, paid, documents, answers, timeZone } = facts;
  const drafts = [
    ...openOrders.flatMap(orderNotices),
    ...questions.flatMap(questionNotice),
    ...answers.flatMap(purchaseOrderNotice),
    ...creditNotices(facts),
    ...accessNotices(facts.user),
    ...webinars.map(webinarNotice),
    ...paid.map(paymentNotice),
    ...documents.flatMap((document) => documentNotice(document, timeZone)),
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

/** Newest first; receipts of card payments are only e-mailed. */
export function listCurrentNotices(facts: NoticeFacts, prefs: NotificationPrefs, now: number): Notice[] {
  const arrived = facts.paid.filter(({ method }) => method === 'invoice');
  return listNotices({ ...facts, paid: arrived }, { after: now - RETENTION_MS, to: now }).filter(
    ({ type, from, until }) => from <= now && now < until && isWanted(prefs, type, 'inApp'),
  );
}

/** Notices to e-mail within the span, oldest first, wanted or not, with their original text. */
export function listDueEmails(facts: NoticeFacts, span: Span): Notice[] {
  return listNotices(facts, span)
    .filter(({ type, at, from }) => at === from && (PREFS[type] !== undefined || ALWAYS_EMAILED.has(type)))
    .reverse();
}

function idOf(userId: string, { type, at }: Pick<Notice, 'type' | 'at'>, about: string): string {
  return `ntf_${createHash('sha1').update(`${userId} ${type} ${about} ${at}`).digest('hex').slice(0, 20)}`;
}
