/** Notices about open orders, their bids and questions. Pure. */
import { DateTime } from 'luxon';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { momentOf } from '../../../dates/moment.ts';
import {
  type AnsweredPurchaseOrder,
  DAY_MS,
  type NoticeDraft,
  type NoticeFacts,
  type Span,
  type OpenOrder,
} from './notice.ts';

/** Time before the deadline when an order is due soon; the notice says "within 24 hours". */
const DEADLINE_SOON_MS = DAY_MS;
const EXPIRY_DAYS = 7;

export function orderNotices(watched: OpenOrder, span: Span): NoticeDraft[] {
  return [...deadlineNotices(watched, span), ...bidNotices(watched, span), ...blockerNotices(watched)];
}

const linkOf = ({ id }: Pick<OrderRecord, 'id'>) => `/zakupki/orders/${id}`;
const namesOf = ({ number, title }: Pick<OrderRecord, 'number' | 'title'>) => ({ number, title: shortened(title) });

/** Notifications have one or two lines. */
function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
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

function bidNotices({ order, bids, changedAt }: OpenOrder, { after, to }: Span): NoticeDraft[] {
  // Zone arithmetic is slow: first filter by UTC days, one day wider on each side.
  const [first, last] = [utcDay(after - DAY_MS), utcDay(to + (EXPIRY_DAYS + 1) * DAY_MS)];
  return bids.flatMap((bid): NoticeDraft[] => {
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
  const params = { ...namesOf(order), question: question.number };
  const at = momentOf(question.createdAt);
  const link = `${linkOf(order)}?tab=questions`;
  return [{ type: 'question_received', about: question.id, at, until: Infinity, params, link }];
}

/** A refusal is news until the order is decided again. */
export function purchaseOrderNotice({ ref, order }: AnsweredPurchaseOrder): NoticeDraft[] {
  const { id, status, answeredAt, number, refusalReason, supplierName } = ref;
  if (status === 'sent' || answeredAt === null) return [];
  if (status === 'refused' && order.status !== 'evaluation') return [];
  const params = {
    title: shortened(order.title),
    supplier: shortened(supplierName),
    purchaseOrder: number,
    reason: shortened(refusalReason ?? ''),
  };
  const link = `${linkOf(order)}?tab=award`;
  return [{ type: `purchase_order_${status}`, about: id, at: momentOf(answeredAt), until: Infinity, params, link }];
}
