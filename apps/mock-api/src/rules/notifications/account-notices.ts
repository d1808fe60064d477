/** Notices about credits, access, payments and webinars. Pure. */
import { accessEnd, accessStatus } from '../access/access.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { spanOf, webinarStatus } from '../webinars.ts';
import { DAY_MS, type NoticeDraft, type NoticeFacts, type PaidItem } from './notice.ts';

const FEW_CREDITS = 2;
const ENDING_DAYS = 3;

/** A notice each time the balance falls to a few credits, with later balances as updates. */
export function creditNotices({ user, credits, ledger }: NoticeFacts): NoticeDraft[] {
  if (!credits) return [];
  const end = accessEnd(user) ?? 0;
  let fellAt: number | null = null;
  return balances(ledger).flatMap(({ at, balance }, place, all): NoticeDraft[] => {
    fellAt = balance > FEW_CREDITS ? null : (fellAt ?? at);
    if (fellAt === null || !['trial', 'active', 'grace'].includes(accessStatus(user, fellAt))) return [];
    return [
      {
        type: 'credits_low',
        about: 'credits',
        at: fellAt,
        from: at,
        until: Math.min(all[place + 1]?.at ?? Infinity, end),
        params: { credits: balance },
        link: '/zakupki/credits/expired',
      },
    ];
  });
}

/** The last balance of each moment: one action may write several lines. */
function balances(ledger: NoticeFacts['ledger']): { at: number; balance: number }[] {
  const last = new Map(ledger.map(({ at, balanceAfter }) => [momentOf(at), balanceAfter]));
  return [...last].map(([at, balance]) => ({ at, balance }));
}

export function accessNotices(user: NoticeFacts['user']): NoticeDraft[] {
  return [...trialNotices(user), ...subscriptionNotices(user)];
}

function trialNotices(user: NoticeFacts['user']): NoticeDraft[] {
  const { trial } = user;
  if (!trial) return [];
  const [start, end] = [momentOf(trial.startedAt), momentOf(trial.endsAt)];
  const notice = { about: 'access', params: { when: { moment: end } }, link: '/zakupki/trial/expired' };
  const [first, second] = [Math.max(end - ENDING_DAYS * DAY_MS, start), Math.max(end - DAY_MS, start)];
  const drafts: NoticeDraft[] = [];
  if (accessStatus(user, end - 1) === 'trial') {
    drafts.push({ ...notice, type: 'trial_ending', at: first, until: second });
    drafts.push({ ...notice, type: 'trial_ending', at: second, until: end });
  }
  if (accessStatus(user, end) === 'trial_expired')
    drafts.push({ ...notice, type: 'access_ended', at: end, until: Infinity });
  return drafts;
}

function subscriptionNotices(user: NoticeFacts['user']): NoticeDraft[] {
  const { subscription, trial } = user;
  if (!subscription) return [];
  const start = momentOf(subscription.startedAt);
  const end = momentOf(subscription.currentPeriodEnd);
  const graceEnd = momentOf(subscription.graceUntil);
  const notice = { about: 'access', link: '/zakupki/subscription/expired' };
  const drafts: NoticeDraft[] = [];
  if (subscription.cancelAtPeriodEnd || !subscription.autoRenew) {
    const at = Math.max(end - ENDING_DAYS * DAY_MS, start);
    drafts.push({ ...notice, type: 'subscription_ending', at, until: end, params: { when: { moment: end } } });
  }
  const params = { when: { moment: graceEnd } };
  drafts.push({ ...notice, type: 'subscription_ending', text: 'subscription_grace', at: end, until: graceEnd, params });
  if (accessStatus(user, graceEnd) === 'subscription_expired') {
    const ended = { ...notice, type: 'access_ended', text: 'subscription_ended', at: graceEnd, params } as const;
    const [trialStart, trialEnd] = trial ? [momentOf(trial.startedAt), momentOf(trial.endsAt)] : [0, 0];
    // A later trial interrupts the notice.
    if (trialStart > graceEnd) drafts.push({ ...ended, until: trialStart });
    drafts.push({ ...ended, from: Math.max(graceEnd, trialEnd), until: Infinity });
  }
  return drafts;
}

export function webinarNotice(webinar: NoticeFacts['webinars'][number]): NoticeDraft {
  const { start, end } = spanOf(webinar);
  const params = { title: webinar.shownTitle, when: { moment: start } };
  // Cancelled webinars have no notice.
  const until = webinarStatus(webinar, start) === 'cancelled' ? -Infinity : end;
  return {
    type: 'webinar_soon',
    about: webinar.id,
    at: start - DAY_MS,
    until,
    params,
    link: `/webinar?id=${webinar.id}`,
  };
}

export function paymentNotice(paid: PaidItem): NoticeDraft {
  const { id, paidAt, number, name, net, vat, vatRate, amount, currency } = paid;
  const at = momentOf(paidAt);
  const params = {
    number,
    name,
    vatRate,
    paid: { moment: at },
    net: { amount: net, currency },
    vat: { amount: vat, currency },
    amount: { amount, currency },
  };
  return { type: 'payment_settled', about: id, at, until: Infinity, params, link: '/zakupki/orders' };
}
