/** Derives the status, dates and audit events of an order or bid from a list of its steps. */
import type {
  AuditAction,
  AuditChange,
  BidDisqualificationReason,
  BidStatus,
  OrderReasonCode,
  OrderStatus,
} from '@zakupki/api-client/schema';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { byMoment } from '../moments.ts';

export type OrderStep =
  | 'create'
  | 'update'
  | 'publish'
  | 'revise'
  | 'extend'
  | 'close'
  | 'deadline'
  | 'open_bids'
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
/** `at` is RFC 3339. */
export type Step<Name extends string> = readonly [at: string, name: Name, detail?: Detail];

type OrderState = Pick<
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

/** The state of an order after its steps, the first of which creates it. */
export function applySteps(steps: readonly Step<OrderStep>[], hadSubmittedBid: boolean): OrderState {
  const createdAt = steps[0]?.[0];
  if (createdAt === undefined) throw new Error('The first step of an order creates it');
  const state: OrderState = {
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
    state.updatedAt = at;
    state.status = STATUS_AFTER[name] ?? state.status;
    const moment = MOMENT_OF[name];
    if (moment) state[moment] = at;
    if (name === 'publish' || name === 'revise') state.revision += 1;
    if (detail?.code) state.endReason = { code: detail.code, text: detail.reason ?? '' };
  }
  // Cancelling returns the credit unless a bid was submitted.
  state.charged = state.publishedAt !== null && !(state.status === 'cancelled' && !hadSubmittedBid);
  return state;
}

const BID_STATUS_AFTER: Partial<Record<BidStep, BidStatus>> = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  disqualify: 'disqualified',
};

type StepEvent = Pick<AuditRecord, 'at' | 'action' | 'entity' | 'changes' | 'reason'>;

function toAuditEvents<Name extends OrderStep | BidStep>(
  entity: AuditRecord['entity'],
  steps: readonly Step<Name>[],
  statusAfter: Partial<Record<Name, string>>,
): StepEvent[] {
  let status = 'draft';
  return steps.map(([at, name, detail]) => {
    const to = statusAfter[name] ?? status;
    const statusChange = to === status ? [] : [{ path: '/status', from: status, to }];
    status = to;
    // Steps have the names of the contract's actions.
    const action = `${entity.type}.${name}` as AuditAction;
    return {
      at,
      action,
      entity,
      changes: [...statusChange, ...(detail?.changes ?? [])],
      reason: detail?.reason ?? null,
    };
  });
}

/** The status of a bid before any award. */
export function bidStatusOf(steps: readonly Step<BidStep>[]): BidStatus {
  return steps.reduce<BidStatus>((status, [, name]) => BID_STATUS_AFTER[name] ?? status, 'draft');
}

/** Actions of the clock, which have no actor. */
const BY_CLOCK: ReadonlySet<AuditAction> = new Set(['order.deadline', 'order.open_bids']);

/** Audit events of an order and its bids, numbered from the oldest. */
export function buildAuditEvents(
  order: OrderRecord,
  steps: readonly Step<OrderStep>[],
  bids: readonly { bid: BidRecord; steps: readonly Step<BidStep>[] }[],
): AuditRecord[] {
  const all = [
    ...toAuditEvents({ type: 'order', id: order.id, label: order.number }, steps, STATUS_AFTER),
    ...bids.flatMap(({ bid, steps: bidSteps }) =>
      toAuditEvents({ type: 'bid', id: bid.id, label: bid.supplier.name ?? '' }, bidSteps, BID_STATUS_AFTER).filter(
        // The buyer cannot see what a supplier does before submitting.
        ({ at }) => bid.invitationId === null || (bid.submittedAt !== null && at >= bid.submittedAt),
      ),
    ),
  ].sort(byMoment);
  const slug = order.id.slice('ord_'.length);
  const actorOf = ({ id }: AuditRecord['entity']) =>
    bids.find(({ bid }) => bid.id === id)?.bid.createdBy ?? order.createdBy;
  return all.map((event, index) => ({
    ...event,
    id: `aud_${slug}_${index + 1}`,
    ownerId: order.ownerId,
    orderId: order.id,
    actor: BY_CLOCK.has(event.action) ? null : actorOf(event.entity),
    onBehalfOf: null,
    requestId: null,
  }));
}
