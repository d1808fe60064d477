/** An order told in a few words; the rest is usual. */
import type { OrderItem, PersonRef } from '@zakupki/api-client/schema';
import type { PersonName } from '../../people.ts';
import type { OrderRecord } from '../../records/orders.ts';
import { stepsOf, type BidStory } from './bid.ts';
import { courseOf, type OrderStep, type Step } from './steps.ts';
import { dayAfter } from '../moments.ts';
import { personRef } from '../accounts/users.ts';
import { emptyOrder } from '../../../resources/orders/rules/fields.ts';
import { NO_CONFLICTS } from '../../../resources/conflicts/rules/counts.ts';

/** A line: what, how many, in what, and what else is said of it. */
export type Line = readonly [name: string, quantity: string | null, unitCode: string, more?: Partial<OrderItem>];

/** What an order is told by; the rest is usual, or said in `more`. */
export type OrderStory = {
  slug: string;
  number: number;
  title: string;
  deadline: string | null;
  budget: string | null;
  items: readonly Line[];
  steps: readonly Step<OrderStep>[];
  bids?: readonly BidStory[];
  more?: Partial<OrderRecord>;
};

/** The record of an order, its bids not yet weighed. */
export function orderOf(
  owner: PersonName | PersonRef,
  { slug, number, title, deadline, budget, items, steps, bids = [], more }: OrderStory,
): OrderRecord {
  const createdBy = personRef(owner);
  const hadSubmittedBid = bids.some((bid) => stepsOf(bid).some(([, name]) => name === 'submit'));
  const course = courseOf(steps, hadSubmittedBid);
  return {
    ...emptyOrder({ company: { vatPayer: true }, timeZone: 'Europe/Moscow' }),
    id: `ord_${slug}`,
    ownerId: createdBy.id,
    number: `Z-${course.createdAt.slice(0, 4)}-${String(number).padStart(6, '0')}`,
    title,
    ...course,
    budget,
    submissionDeadline: deadline,
    decisionDate: deadline === null || course.publishedAt === null ? null : dayAfter(deadline, 5),
    createdBy,
    delivery: { address: 'Москва, Складочная ул., 1, стр. 18', region: 'RU-MOW', incoterm: 'DDP', place: 'Москва' },
    payment: { kind: 'postpaid', prepayPercent: null, postpayDays: 30 },
    items: items.map((line, index) => itemOf(`itm_${slug}_${index + 1}`, index + 1, line, course.publishedAt !== null)),
    reopenCount: 0,
    counts: { items: items.length, bids: 0, submittedBids: 0, ...NO_CONFLICTS },
    summary: null,
    hadSubmittedBid,
    awardedTotal: null,
    ...more,
  };
}

function itemOf(id: string, position: number, [name, quantity, unitCode, more]: Line, published: boolean): OrderItem {
  return {
    id,
    position,
    lotKey: null,
    name,
    specification: '',
    sku: '',
    gtin: null,
    quantity,
    unitCode,
    quantityTolerancePercent: '0',
    maxUnitPrice: null,
    requiredBy: null,
    deliveryNote: '',
    vatRate: null,
    okpd2: null,
    changedInRevision: published ? 1 : 0,
    ...more,
  };
}
