/** Notices about open orders, their bids and questions. Pure. */
import { DateTime } from 'luxon';
import type { BidRecord } from '../../model/records/bids.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { DAY_MS, type NoticeDraft, type NoticeFacts, type Span, type OpenOrder } from './notice.ts';
import { linkOf, namesOf, shortened } from './order-names.ts';
import { invitationNotices, supplierBidNotices } from './supplier-notices.ts';

/** Time before the deadline when an order is due soon; the notice says "within 24 hours". */
const DEADLINE_SOON_MS = DAY_MS;
const EXPIRY_DAYS = 7;

export function orderNotices(watched: OpenOrder, span: Span): NoticeDraft[] {
  return [
    ...deadlineNotices(watched, span),
    ...expiryNotices(watched, span),
    ...blockerNotices(watched),
    ...supplierBidNotices(watched),
    ...invitationNotices(watched),
  ];
}

function deadlineNotices({ order, bids, changedAt }: OpenOrder, { after, to }: Span): NoticeDraft[] {
  const { submissionDeadline, publishedAt, closedAt } = order;
  if (submissionDeadline === null) return [];
  const due = momentOf(submissionDeadline);
  if (due <= after || due - DEADLINE_SOON_MS > to) return [];
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

function expiryNotices({ order, comparable, changedAt }: OpenOrder, { after, to }: Span): NoticeDraft[] {
  // Zone arithmetic is slow: first filter by UTC days, one day wider on each side.
  const [first, last] = [utcDay(after - DAY_MS), utcDay(to + (EXPIRY_DAYS + 1) * DAY_MS)];
  return comparable.flatMap((bid): NoticeDraft[] => {
    const { id, number, status, supplier, submittedAt, validUntil } = bid;
    if (status !== 'submitted' || validUntil === null || validUntil < first || validUntil > last) return [];
    const day = DateTime.fromISO(validUntil, { zone: order.timeZone }).startOf('day');
    if (!day.isValid) return [];
    const known = Math.max(submittedAt === null ? 0 : momentOf(submittedAt), changedAt(id, '/validUntil') ?? 0);
    return [
      {
        type: 'bid_expiring',
        about: id,
        at: Math.max(day.minus({ days: EXPIRY_DAYS }).toMillis(), known),
        // Valid to the end of the day.
        until: day.plus({ days: 1 }).toMillis(),
        params: { ...namesOf(order), supplier: supplierOf({ number, supplier }), day: validUntil },
        link: `${linkOf(order)}/bids/${id}`,
      },
    ];
  });
}

const supplierOf = ({ number, supplier }: Pick<BidRecord, 'number' | 'supplier'>) =>
  shortened(supplier.name ?? `№ ${number}`);

/** Clamped to the years a date string supports. */
const utcDay = (moment: number) =>
  new Date(Math.min(Math.max(moment, 0), 253_402_300_799_000)).toISOString().slice(0, 10);

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
