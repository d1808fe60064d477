/** What happened to an order, step by step: its state, its dates and its history follow from the same list. */
import type {
  AuditAction,
  AuditChange,
  BidDisqualificationReason,
  BidStatus,
  OrderReasonCode,
  OrderStatus,
} from '@zakupki/api-client/schema';
import type { AuditRecord } from '../../records/audit.ts';
import type { BidRecord } from '../../records/bids.ts';
import type { OrderRecord } from '../../records/orders.ts';
import { byMoment } from '../moments.ts';

export type OrderStep =
  | 'create'
  | 'update'
  | 'publish'
  | 'revise'
  | 'extend'
  | 'close'
  | 'deadline'
  | 'award'
  | 'unsuccessful'
  | 'cancel'
  | 'archive';
export type BidStep = 'create' | 'update' | 'submit' | 'confirm_revision' | 'withdraw' | 'disqualify';

type Detail = {
  reason?: string;
  code?: OrderReasonCode;
  ground?: BidDisqualificationReason;
  changes?: readonly AuditChange[];
};
/** When (RFC 3339), what, and what was said. */
export type Step<Name extends string> = readonly [at: string, name: Name, detail?: Detail];

type Course = Pick<
  OrderRecord,
  | 'version'
  | 'status'
  | 'revision'
  | 'charged'
  | 'createdAt'
  | 'updatedAt'
  | 'publishedAt'
  | 'closedAt'
  | 'awardedAt'
  | 'cancelledAt'
  | 'archivedAt'
  | 'endReason'
>;

const STATUS_AFTER: Partial<Record<OrderStep, OrderStatus>> = {
  publish: 'published',
  close: 'evaluation',
  deadline: 'evaluation',
  award: 'awarded',
  unsuccessful: 'unsuccessful',
  cancel: 'cancelled',
};

const MOMENT_OF: Partial<Record<OrderStep, 'publishedAt' | 'closedAt' | 'awardedAt' | 'cancelledAt' | 'archivedAt'>> = {
  publish: 'publishedAt',
  close: 'closedAt',
  deadline: 'closedAt',
  award: 'awardedAt',
  cancel: 'cancelledAt',
  archive: 'archivedAt',
};

/** Where an order stands after its steps; the first of them creates it. */
export function courseOf(steps: readonly Step<OrderStep>[], hadSubmittedBid: boolean): Course {
  const createdAt = steps[0]?.[0];
  if (createdAt === undefined) throw new Error('An order begins with a step that creates it');
  const course: Course = {
    version: steps.length,
    status: 'draft',
    revision: 0,
    charged: false,
    createdAt,
    updatedAt: createdAt,
    publishedAt: null,
    closedAt: null,
    awardedAt: null,
    cancelledAt: null,
    archivedAt: null,
    endReason: null,
  };
  for (const [at, name, detail] of steps) {
    course.updatedAt = at;
    course.status = STATUS_AFTER[name] ?? course.status;
    const moment = MOMENT_OF[name];
    if (moment) course[moment] = at;
    if (name === 'publish' || name === 'revise') course.revision += 1;
    if (detail?.code) course.endReason = { code: detail.code, text: detail.reason ?? '' };
  }
  // A cancelled order gives its credit back unless somebody took the trouble to offer.
  course.charged = course.publishedAt !== null && !(course.status === 'cancelled' && !hadSubmittedBid);
  return course;
}

const BID_STATUS_AFTER: Partial<Record<BidStep, BidStatus>> = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  disqualify: 'disqualified',
};

type Happening = Pick<AuditRecord, 'at' | 'action' | 'entity' | 'changes' | 'reason'>;

/** The steps of one order or bid as history tells them, a change of status spelled out. */
function happenings<Name extends OrderStep | BidStep>(
  entity: AuditRecord['entity'],
  steps: readonly Step<Name>[],
  statusAfter: Partial<Record<Name, string>>,
): Happening[] {
  let status = 'draft';
  return steps.map(([at, name, detail]) => {
    const to = statusAfter[name] ?? status;
    const turned = to === status ? [] : [{ path: '/status', from: status, to }];
    status = to;
    // The steps are named as the contract names the actions.
    const action = `${entity.type}.${name}` as AuditAction;
    return { at, action, entity, changes: [...turned, ...(detail?.changes ?? [])], reason: detail?.reason ?? null };
  });
}

/** Where a bid stands after its steps, before any award. */
export function bidStatusOf(steps: readonly Step<BidStep>[]): BidStatus {
  return steps.reduce<BidStatus>((status, [, name]) => BID_STATUS_AFTER[name] ?? status, 'draft');
}

/** The history of an order and its bids, oldest first and numbered in that order. */
export function historyOf(
  order: OrderRecord,
  steps: readonly Step<OrderStep>[],
  bids: readonly { bid: BidRecord; steps: readonly Step<BidStep>[] }[],
): AuditRecord[] {
  const all = [
    ...happenings({ type: 'order', id: order.id, label: order.number }, steps, STATUS_AFTER),
    ...bids.flatMap(({ bid, steps: bidSteps }) =>
      happenings({ type: 'bid', id: bid.id, label: bid.supplier.name ?? '' }, bidSteps, BID_STATUS_AFTER),
    ),
  ].sort(byMoment);
  const slug = order.id.slice('ord_'.length);
  return all.map((happening, index) => ({
    ...happening,
    id: `aud_${slug}_${index + 1}`,
    ownerId: order.ownerId,
    orderId: order.id,
    // A deadline passes by itself.
    actor: happening.action === 'order.deadline' ? null : order.createdBy,
    onBehalfOf: null,
    requestId: null,
  }));
}
