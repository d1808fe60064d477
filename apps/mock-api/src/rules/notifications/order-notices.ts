/** Notices about open orders, their bids and questions. Pure. */
import { addDays, startOfDay } from '@zakupki/mock-engine/dates/calendar';
import { durationMs } from '@zakupki/procurement/time/durations';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { NoticeDraft, NoticeFacts, OpenOrder } from './notice.ts';
import { linkOf, namesOf, shortened } from './order-names.ts';
import { invitationNotices, supplierBidNotices } from './supplier-notices.ts';

const DEADLINE_SOON_MS = durationMs('deadlineNotice');
const EXPIRY_DAYS = 7;

/** Every request of a user asks for the notices of all open orders, and arithmetic with time zones is slow. */
const memoized = new WeakMap<OrderRecord, { readonly of: OpenOrder; readonly notices: readonly NoticeDraft[] }>();

export function orderNotices(watched: OpenOrder): readonly NoticeDraft[] {
  let known = memoized.get(watched.order);
  if (!known || !isSame(known.of, watched)) {
    memoized.set(watched.order, (known = { of: watched, notices: calculateNotices(watched) }));
  }
  return known.notices;
}

/** Lists of records are the same objects until one of them is written. */
const isSame = (a: OpenOrder, b: OpenOrder) =>
  a.bids === b.bids &&
  a.comparable === b.comparable &&
  a.invitations === b.invitations &&
  a.history === b.history &&
  a.blockedSince === b.blockedSince;

function calculateNotices(watched: OpenOrder): NoticeDraft[] {
  return [
    ...deadlineNotices(watched),
    ...expiryNotices(watched),
    ...blockerNotices(watched),
    ...supplierBidNotices(watched),
    ...invitationNotices(watched),
  ];
}

function deadlineNotices({ order, bids, changedAt }: OpenOrder): NoticeDraft[] {
  const { submissionDeadline, publishedAt, closedAt } = order;
  if (submissionDeadline === null) return [];
  const due = momentOf(submissionDeadline);
  const isClosedEarly = closedAt !== null && momentOf(closedAt) < due;
  const params = {
    ...namesOf(order),
    when: { moment: due },
    bids: bids.filter((bid) => bid.submittedAt !== null).length,
  };
  const notice = { about: order.id, params, link: linkOf(order) };
  // An order published or extended shortly before its deadline is due soon from then on.
  const known = Math.max(
    publishedAt === null ? 0 : momentOf(publishedAt),
    changedAt(order.id, '/submissionDeadline') ?? 0,
  );
  const soon = { ...notice, type: 'deadline_soon', at: Math.max(due - DEADLINE_SOON_MS, known) } as const;
  // No notice for a user who closed the order early.
  if (isClosedEarly) return [{ ...soon, until: momentOf(closedAt) }];
  return [
    { ...soon, until: due },
    { ...notice, type: 'deadline_passed', at: due, until: Infinity },
  ];
}

function expiryNotices({ order, comparable, changedAt }: OpenOrder): NoticeDraft[] {
  return comparable.flatMap((bid): NoticeDraft[] => {
    const { id, number, status, supplier, submittedAt, validUntil } = bid;
    if (status !== 'submitted' || validUntil === null) return [];
    const due = startOfDay(addDays(validUntil, -EXPIRY_DAYS) ?? validUntil, order.timeZone);
    if (due === null) return [];
    const known = Math.max(submittedAt === null ? 0 : momentOf(submittedAt), changedAt(id, '/validUntil') ?? 0);
    return [
      {
        type: 'bid_expiring',
        about: id,
        at: Math.max(due, known),
        // Valid to the end of the day.
        until: startOfDay(addDays(validUntil, 1) ?? '', order.timeZone) ?? Infinity,
        params: { ...namesOf(order), supplier: supplierOf({ number, supplier }), day: validUntil },
        link: `${linkOf(order)}/bids/${id}`,
      },
    ];
  });
}

const supplierOf = ({ number, supplier }: Pick<BidRecord, 'number' | 'supplier'>) =>
  shortened(supplier.name ?? `№ ${number}`);

function blockerNotices({ order, blockedSince: at }: OpenOrder): NoticeDraft[] {
  if (at === null) return [];
  const params = { ...namesOf(order), blockers: order.counts.blockers };
  return [{ type: 'new_blocker', about: order.id, at, until: Infinity, params, link: `${linkOf(order)}/conflicts` }];
}

export function questionNotice({ order, ...question }: NoticeFacts['questions'][number]): NoticeDraft[] {
  if (!order || question.status !== 'open') return [];
  const params = { ...namesOf(order), question: question.number, text: shortened(question.text) };
  const at = momentOf(question.createdAt);
  const link = `${linkOf(order)}?tab=questions`;
  return [{ type: 'question_received', about: question.id, at, until: Infinity, params, link }];
}
