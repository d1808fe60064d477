/** What the product tells somebody by itself, worked out of what they have and the clock. Pure. */
import { createHash } from 'node:crypto';
import type { AccessStatus, Credits, NotificationPrefs, NotificationType } from '@zakupki/api-client/schema';
import { DateTime } from 'luxon';
import type {
  BidRecord,
  CreditRecord,
  OrderRecord,
  QuestionRecord,
  UserRecord,
  WebinarRecord,
} from '../world/records.ts';
import { momentOf } from './moment.ts';
import { spanOf, webinarStatus } from './webinars.ts';

/** Words that a text is filled with; moments (epoch ms) are written in the reader's zone and language. */
export type NoticeWords = Readonly<Record<string, string | number | { readonly moment: number }>>;

export type Notice = {
  readonly id: string;
  readonly type: NotificationType;
  /** which of the type's texts it has, where there are several */
  readonly text: NoticeText;
  /** since when it is true, epoch ms */
  readonly at: number;
  readonly words: NoticeWords;
  /** path of the product without its prefix */
  readonly link: string;
};

export type NoticeText = NotificationType | 'subscription_grace' | 'subscription_ended';

/** An order somebody still has to decide on. */
export type Watched = {
  readonly order: OrderRecord;
  readonly bids: readonly BidRecord[];
  /** when the newest of its open blocking conflicts was found (epoch ms) */
  readonly blockedSince: number;
};

/** An invoice that was paid. */
export type Arrived = { readonly id: string; readonly paidAt: string; readonly amount: string; readonly name: string };

export type NoticeFacts = {
  readonly user: Pick<UserRecord, 'id' | 'trial' | 'subscription'> & {
    profile: Pick<UserRecord['profile'], 'notificationPrefs'>;
  };
  readonly status: AccessStatus;
  /** null where nothing is metered */
  readonly credits: Pick<Credits, 'balance'> | null;
  /** the whole ledger, oldest first */
  readonly ledger: readonly Pick<CreditRecord, 'at' | 'balanceAfter'>[];
  readonly watched: readonly Watched[];
  readonly questions: readonly (QuestionRecord & { readonly order: OrderRecord | undefined })[];
  /** those somebody has a seat in */
  readonly webinars: readonly (WebinarRecord & { readonly shownTitle: string })[];
  readonly arrived: readonly Arrived[];
};

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;
const EXPIRY_DAYS = 7;
const FEW_CREDITS = 2;

type Told = Omit<Notice, 'id' | 'text'> & { about: string; text?: NoticeText };

/** Switches of the profile; kinds that are not here cannot be switched off. */
const SWITCHES: Partial<Record<NotificationType, keyof NotificationPrefs>> = {
  deadline_soon: 'deadlineSoon',
  deadline_passed: 'deadlinePassed',
  bid_expiring: 'bidExpiring',
  new_blocker: 'newBlocker',
  credits_low: 'creditsLow',
  trial_ending: 'trialEnding',
  subscription_ending: 'trialEnding',
};

/** Everything that is true at `now`, newest first. */
export function noticesAt(facts: NoticeFacts, now: number): Notice[] {
  const { user, watched, questions, webinars, arrived } = facts;
  const told = [
    ...watched.flatMap((one) => [...ofDeadline(one, now), ...ofBids(one, now), ...ofBlockers(one)]),
    ...questions.flatMap(ofQuestion),
    ...ofCredits(facts),
    ...ofAccess(facts, now),
    ...webinars.flatMap((webinar) => ofWebinar(webinar, now)),
    ...arrived.map(ofPayment),
  ];
  const prefs = user.profile.notificationPrefs;
  return told
    .filter(({ type, at }) => {
      const name = SWITCHES[type];
      return at <= now && at > now - KEPT_MS && (name === undefined || prefs[name].inApp);
    })
    .sort((a, b) => b.at - a.at || a.type.localeCompare(b.type) || a.about.localeCompare(b.about))
    .map(({ about, text, ...notice }) => ({ ...notice, text: text ?? notice.type, id: idOf(user.id, notice, about) }));
}

/** The same for the same thing at any time and on any machine, and nobody else's. */
function idOf(userId: string, { type, at }: Pick<Told, 'type' | 'at'>, about: string): string {
  return `ntf_${createHash('sha1').update(`${userId} ${type} ${about} ${at}`).digest('hex').slice(0, 20)}`;
}

const linkOf = ({ id }: Pick<OrderRecord, 'id'>) => `/zakupki/orders/${id}`;
const namesOf = ({ number, title }: Pick<OrderRecord, 'number' | 'title'>) => ({ number, title: shortened(title) });

/** Titles may be long; a notification is a line or two. */
function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
}

function ofDeadline({ order, bids }: Watched, now: number): Told[] {
  const { submissionDeadline, closedAt, status } = order;
  if (submissionDeadline === null) return [];
  const due = momentOf(submissionDeadline);
  const words = {
    ...namesOf(order),
    when: { moment: due },
    bids: bids.filter((bid) => bid.submittedAt !== null).length,
  };
  if (status === 'published' && now < due)
    return [{ type: 'deadline_soon', about: order.id, at: due - DAY_MS, words, link: linkOf(order) }];
  // Whoever closed it early knows.
  const isClosedEarly = closedAt !== null && momentOf(closedAt) < due;
  if (now < due || isClosedEarly) return [];
  return [{ type: 'deadline_passed', about: order.id, at: due, words, link: linkOf(order) }];
}

function ofBids({ order, bids }: Watched, now: number): Told[] {
  // Reading a day in its zone takes long, and most bids are far from their end: a day more on each side is any zone's.
  const [first, last] = [utcDay(now - DAY_MS), utcDay(now + (EXPIRY_DAYS + 1) * DAY_MS)];
  return bids.flatMap(({ id, number, status, supplier, validUntil }): Told[] => {
    if (status !== 'submitted' || validUntil === null || validUntil < first || validUntil > last) return [];
    const day = DateTime.fromISO(validUntil, { zone: order.timeZone }).startOf('day');
    // Valid to the end of the day.
    if (!day.isValid || now >= day.plus({ days: 1 }).toMillis()) return [];
    const words = { ...namesOf(order), supplier: shortened(supplier.name ?? `№ ${number}`), day: validUntil };
    const at = day.minus({ days: EXPIRY_DAYS }).toMillis();
    return [{ type: 'bid_expiring', about: id, at, words, link: `${linkOf(order)}/bids/${id}` }];
  });
}

const utcDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

function ofBlockers({ order, blockedSince: at }: Watched): Told[] {
  if (order.counts.blockers === 0) return [];
  const words = { ...namesOf(order), blockers: order.counts.blockers };
  return [{ type: 'new_blocker', about: order.id, at, words, link: `${linkOf(order)}/conflicts` }];
}

function ofQuestion({ order, ...question }: NoticeFacts['questions'][number]): Told[] {
  if (!order || question.status !== 'open') return [];
  const words = { ...namesOf(order), question: question.number };
  const at = momentOf(question.createdAt);
  return [{ type: 'question_received', about: question.id, at, words, link: `${linkOf(order)}?tab=questions` }];
}

/** Few are left since the ledger's balance last fell to so few. */
function ofCredits({ status, credits, ledger }: NoticeFacts): Told[] {
  if (!credits || credits.balance > FEW_CREDITS || !['trial', 'active', 'grace'].includes(status)) return [];
  const before = ledger.findLastIndex(({ balanceAfter }) => balanceAfter > FEW_CREDITS);
  const fell = ledger[before + 1];
  if (!fell) return [];
  const words = { credits: credits.balance };
  return [{ type: 'credits_low', about: 'credits', at: momentOf(fell.at), words, link: '/zakupki/credits/expired' }];
}

function ofAccess({ user: { trial, subscription }, status }: NoticeFacts, now: number): Told[] {
  const about = 'access';
  if (status === 'trial' && trial) {
    const end = momentOf(trial.endsAt);
    const at = now >= end - DAY_MS ? end - DAY_MS : end - 3 * DAY_MS;
    return [{ type: 'trial_ending', about, at, words: { when: { moment: end } }, link: '/zakupki/trial/expired' }];
  }
  if (status === 'trial_expired' && trial) {
    const at = momentOf(trial.endsAt);
    return [{ type: 'access_ended', about, at, words: { when: { moment: at } }, link: '/zakupki/trial/expired' }];
  }
  if (!subscription) return [];
  const end = momentOf(subscription.currentPeriodEnd);
  const graceEnd = momentOf(subscription.graceUntil);
  const link = '/zakupki/subscription/expired';
  const isEnding = subscription.cancelAtPeriodEnd || !subscription.autoRenew;
  if (status === 'active' && isEnding)
    return [{ type: 'subscription_ending', about, at: end - 3 * DAY_MS, words: { when: { moment: end } }, link }];
  if (status === 'grace') {
    const words = { when: { moment: graceEnd } };
    return [{ type: 'subscription_ending', text: 'subscription_grace', about, at: end, words, link }];
  }
  if (status !== 'subscription_expired') return [];
  const words = { when: { moment: graceEnd } };
  return [{ type: 'access_ended', text: 'subscription_ended', about, at: graceEnd, words, link }];
}

function ofWebinar(webinar: NoticeFacts['webinars'][number], now: number): Told[] {
  if (!['scheduled', 'live'].includes(webinarStatus(webinar, now))) return [];
  const { start } = spanOf(webinar);
  const words = { title: shortened(webinar.shownTitle), when: { moment: start } };
  return [{ type: 'webinar_soon', about: webinar.id, at: start - DAY_MS, words, link: `/webinar?id=${webinar.id}` }];
}

function ofPayment({ id, paidAt, amount, name }: Arrived): Told {
  return { type: 'payment_settled', about: id, at: momentOf(paidAt), words: { name, amount }, link: '/zakupki/orders' };
}
