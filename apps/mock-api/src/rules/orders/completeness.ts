/** Requirements for publishing. A draft may miss all of them. Pure. */
import {
  SHORTEST_BIDDING_MS,
  SHORTEST_LINE_NAME,
  SHORTEST_ROUND_MS,
  SHORTEST_TITLE,
} from '@zakupki/procurement/orders/limits';
import { DateTime } from 'luxon';
import { addDays, dayIn } from '@zakupki/mock-engine/dates/calendar';
import type { Fault } from '../../sentences/fault.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { OrderFields } from './fields.ts';
import { missingPaymentFields } from './payment-terms.ts';

/** A deadline years away is a typo. */
const LONGEST_YEARS = 3;
const SHORTEST_YEAR_MS = 365 * 86_400_000;
/** Default days from the deadline to the decision. */
const DECISION_DAYS = 5;

/** @param now epoch ms */
export function publishFaults(order: OrderFields, now: number): Fault[] {
  return [...missingFields(order), ...newDeadlineFaults(order.submissionDeadline, now), ...decisionFaults(order)];
}

/** Required of every published order, regardless of its deadline. */
export function missingFields({ title, items, lots, delivery, payment }: OrderFields): Fault[] {
  return [
    ...tooShort(title, SHORTEST_TITLE, '/title'),
    ...(items.length === 0 ? [{ pointer: '/items', code: 'min_items', said: 'order_without_lines' } as const] : []),
    ...items.flatMap(({ name, quantity, lotKey }, index) => [
      ...tooShort(name, SHORTEST_LINE_NAME, `/items/${index}/name`),
      ...required(quantity, `/items/${index}/quantity`),
      ...(lots.length > 0 ? required(lotKey, `/items/${index}/lotKey`) : []),
    ]),
    ...required(delivery.address, '/delivery/address'),
    ...(payment ? missingPaymentFields(payment) : []),
  ];
}

/** True for an earlier deadline of a published order. */
export function isMovedEarlier(
  { status, submissionDeadline: current }: Pick<OrderRecord, 'status' | 'submissionDeadline'>,
  deadline: string | null | undefined,
): boolean {
  return status === 'published' && current !== null && !!deadline && momentOf(deadline) < momentOf(current);
}

/** Missing, too soon or too far. @param needsDay why every supplier has to have a day; null for the usual hour */
export function newDeadlineFaults(
  deadline: string | null,
  now: number,
  needsDay: 'round_needs_day' | 'earlier_deadline_needs_day' | null = null,
): Fault[] {
  const pointer = '/submissionDeadline';
  if (deadline === null) return required(deadline, pointer);
  const moment = momentOf(deadline);
  if (needsDay !== null && moment < now + SHORTEST_ROUND_MS) {
    return [{ pointer, code: 'date_order', said: needsDay }];
  }
  if (moment < now + SHORTEST_BIDDING_MS) return [{ pointer, code: 'date_order', said: 'deadline_too_soon' }];
  // Few deadlines need the calendar, which is slow.
  if (moment < now + LONGEST_YEARS * SHORTEST_YEAR_MS) return [];
  const latest = DateTime.fromMillis(now, { zone: 'utc' }).plus({ years: LONGEST_YEARS }).toMillis();
  if (moment > latest) return [{ pointer, code: 'max', said: 'deadline_too_far', params: { limit: LONGEST_YEARS } }];
  return [];
}

/** The decision date must not precede the deadline's day. */
export function decisionFaults({ submissionDeadline, decisionDate, timeZone }: OrderFields): Fault[] {
  if (submissionDeadline === null || decisionDate === null) return [];
  const day = dayIn(timeZone, momentOf(submissionDeadline));
  if (decisionDate >= day) return [];
  return [{ pointer: '/decisionDate', code: 'date_order', said: 'decision_before_deadline', params: { day } }];
}

/** Keeps a valid date; otherwise five days after the deadline. */
export function decisionDateFor(deadline: string, { decisionDate, timeZone }: OrderFields): string | null {
  const day = dayIn(timeZone, momentOf(deadline));
  return decisionDate !== null && decisionDate >= day ? decisionDate : addDays(day, DECISION_DAYS);
}

const required = (value: string | null | undefined, pointer: string): Fault[] =>
  value == null ? [{ pointer, code: 'required', said: 'required' }] : [];

function tooShort(text: string, limit: number, pointer: string): Fault[] {
  const length = text.trim().length;
  if (length === 0) return [{ pointer, code: 'required', said: 'required' }];
  return length < limit ? [{ pointer, code: 'too_short', said: 'too_short', params: { limit } }] : [];
}
