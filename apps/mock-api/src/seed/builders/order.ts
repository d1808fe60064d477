/** Expands the short form of an order into its record. */
import type { OrderItem, PersonRef } from '@zakupki/api-client/schema';
import { formatNumber } from '../../model/numbers.ts';
import type { AccountName } from '../../model/people.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { stepsOf, type SeedBid } from './bid.ts';
import { applySteps, type OrderStep, type Step } from './steps.ts';
import { dayAfter } from '../moments.ts';
import { personRef } from '../accounts/users.ts';
import { emptyLine, emptyOrder } from '../../rules/orders/fields.ts';
import { NO_CONFLICTS } from '../../rules/conflict-counts.ts';

export type Line = readonly [name: string, quantity: string | null, unitCode: string, more?: Partial<OrderItem>];

/** The main facts of an order. Everything else has a default or is set in `more`. */
export type SeedOrder = {
  slug: string;
  number: number;
  title: string;
  deadline: string | null;
  budget: string | null;
  items: readonly Line[];
  steps: readonly Step<OrderStep>[];
  bids?: readonly SeedBid[];
  more?: Partial<OrderRecord>;
};

/** The record of an order, without the figures of its bids. */
export function buildOrder(
  owner: AccountName | PersonRef,
  { slug, number, title, deadline, budget, items, steps, bids = [], more }: SeedOrder,
): OrderRecord {
  const createdBy = personRef(owner);
  const hadSubmittedBid = bids.some((bid) => stepsOf(bid).some(([, name]) => name === 'submit'));
  const state = applySteps(steps, hadSubmittedBid);
  return {
    ...emptyOrder({ company: { vatPayer: true }, timeZone: 'Europe/Moscow', sealedBidsByDefault: false }),
    id: `ord_${slug}`,
    ownerId: createdBy.id,
    number: formatNumber('orders', state.createdAt.slice(0, 4), number),
    title,
    ...state,
    budget,
    submissionDeadline: deadline,
    decisionDate: deadline === null || state.publishedAt === null ? null : dayAfter(deadline, 5),
    createdBy,
    delivery: { address: 'Москва, Складочная ул., 1, стр. 18', region: 'RU-MOW', incoterm: 'DDP', place: 'Москва' },
    payment: { kind: 'postpaid', prepayPercent: null, postpayDays: 30 },
    items: items.map((line, index) =>
      buildItem(`itm_${slug}_${index + 1}`, index + 1, line, state.publishedAt !== null),
    ),
    reopenCount: 0,
    openedAt: null,
    counts: { items: items.length, bids: 0, submittedBids: 0, ...NO_CONFLICTS },
    summary: null,
    hadSubmittedBid,
    awardedTotal: null,
    ...more,
  };
}

function buildItem(
  id: string,
  position: number,
  [name, quantity, unitCode, more]: Line,
  published: boolean,
): OrderItem {
  return {
    ...emptyLine(),
    id,
    position,
    name,
    quantity,
    unitCode,
    changedInRevision: published ? 1 : 0,
    ...more,
  };
}
