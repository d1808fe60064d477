/** State machine of orders as a table. Pure. */
import { ENDED_STATUSES } from '@zakupki/procurement/orders/ended';
import { ORDER_STATUSES } from '@zakupki/procurement/orders/statuses';
import type { AuditAction, OrderStatus } from '@zakupki/api-client/schema';
import type { OrderRecord } from '../../model/records/orders.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';

/** Codes of 409; messages are in `sentences.ts` of the resource. */
type OrderRefusal =
  | 'order_not_draft'
  | 'order_not_published'
  | 'order_not_in_evaluation'
  | 'order_in_evaluation'
  | 'order_final'
  | 'order_not_final'
  | 'order_archived'
  | 'order_not_archived'
  | 'has_bids'
  | 'reopen_limit'
  | 'order_not_awardable'
  | 'order_not_awarded';

type Subject = Pick<OrderRecord, 'status' | 'archivedAt' | 'reopenCount' | 'counts'>;

type Rule = {
  from: readonly OrderStatus[];
  /** next state; null when it stays */
  to: OrderStatus | null;
  /** requires a trial or subscription: never, always, after publishing, or with a grace period after access ends */
  paid: 'never' | 'always' | 'once_published' | 'for_grace';
  /** code in any other state */
  refusal: OrderRefusal;
  /** further refusals, checked first */
  unless?: readonly (readonly [holds: (order: Subject) => boolean, code: OrderRefusal])[];
  /** action of the audit event; null without one */
  audit: AuditAction | null;
};

const REOPEN_LIMIT = 3;

const TRANSITIONS = {
  edit: {
    from: ['draft', 'published'],
    to: null,
    paid: 'once_published',
    refusal: 'order_final',
    unless: [[(order) => order.status === 'evaluation', 'order_in_evaluation']],
    audit: 'order.update',
  },
  delete: {
    from: ['draft'],
    to: null,
    paid: 'never',
    refusal: 'order_not_draft',
    unless: [[(order) => order.status === 'draft' && order.counts.bids > 0, 'has_bids']],
    audit: null,
  },
  publish: { from: ['draft'], to: 'published', paid: 'always', refusal: 'order_not_draft', audit: 'order.publish' },
  extend: { from: ['published'], to: null, paid: 'always', refusal: 'order_not_published', audit: 'order.extend' },
  close: {
    from: ['published'],
    to: 'evaluation',
    paid: 'always',
    refusal: 'order_not_published',
    audit: 'order.close',
  },
  reopen: {
    from: ['evaluation'],
    to: 'published',
    paid: 'always',
    refusal: 'order_not_in_evaluation',
    unless: [[(order) => order.status === 'evaluation' && order.reopenCount >= REOPEN_LIMIT, 'reopen_limit']],
    audit: 'order.reopen',
  },
  cancel: {
    from: ['draft', 'published', 'evaluation'],
    to: 'cancelled',
    paid: 'never',
    refusal: 'order_final',
    audit: 'order.cancel',
  },
  award: {
    from: ['evaluation'],
    to: 'awarded',
    paid: 'for_grace',
    refusal: 'order_not_awardable',
    audit: 'order.award',
  },
  revoke_award: {
    from: ['awarded'],
    to: 'evaluation',
    paid: 'for_grace',
    refusal: 'order_not_awarded',
    unless: [[(order) => order.archivedAt !== null, 'order_archived']],
    audit: 'order.revoke_award',
  },
  unsuccessful: {
    from: ['evaluation'],
    to: 'unsuccessful',
    paid: 'never',
    refusal: 'order_not_in_evaluation',
    audit: 'order.unsuccessful',
  },
  archive: {
    from: ENDED_STATUSES,
    to: null,
    paid: 'never',
    refusal: 'order_not_final',
    unless: [[(order) => order.archivedAt !== null, 'order_archived']],
    audit: 'order.archive',
  },
  unarchive: {
    from: ENDED_STATUSES,
    to: null,
    paid: 'never',
    refusal: 'order_not_archived',
    unless: [[(order) => order.archivedAt === null, 'order_not_archived']],
    audit: 'order.unarchive',
  },
  duplicate: { from: ORDER_STATUSES, to: null, paid: 'never', refusal: 'order_final', audit: null },
  // Caused by time.
  deadline: {
    from: ['published'],
    to: 'evaluation',
    paid: 'never',
    refusal: 'order_not_published',
    audit: 'order.deadline',
  },
} as const satisfies Record<string, Rule>;

type Transition = keyof typeof TRANSITIONS;
export type OrderAction = Exclude<Transition, 'deadline'>;

/** In display order. */
export const ORDER_ACTIONS = (Object.keys(TRANSITIONS) as Transition[]).filter((name) => name !== 'deadline');

const ruleOf = (action: Transition): Rule => TRANSITIONS[action];

/** Returns null when the action is allowed. */
export function findRefusal(action: OrderAction, order: Subject): OrderRefusal | null {
  const { from, refusal, unless = [] } = ruleOf(action);
  const reason = unless.find(([holds]) => holds(order));
  if (reason) return reason[1];
  return from.includes(order.status) ? null : refusal;
}

/** How long orders can be decided that were published while access was valid. */
const DECIDABLE_AFTER_ACCESS_MS = 30 * 86_400_000;

/**
 * Spec §8: drafting and archiving never need access, and orders published while access was valid can be decided for 30
 * days after it ended.
 * @param accessEnd epoch ms; null when access never began
 */
export function needsAccess(
  action: OrderAction,
  order: Pick<OrderRecord, 'status' | 'publishedAt'>,
  { accessEnd, now }: { accessEnd: number | null; now: number },
): boolean {
  const { paid } = ruleOf(action);
  if (paid !== 'for_grace') return paid === 'always' || (paid === 'once_published' && order.status !== 'draft');
  if (accessEnd === null || order.publishedAt === null) return true;
  return momentOf(order.publishedAt) >= accessEnd || now >= accessEnd + DECIDABLE_AFTER_ACCESS_MS;
}

export function statusAfter(action: Transition, order: Pick<OrderRecord, 'status'>): OrderStatus {
  return ruleOf(action).to ?? order.status;
}

export function auditActionOf(action: Exclude<Transition, 'delete' | 'duplicate'>): AuditAction {
  return TRANSITIONS[action].audit;
}

/** True when the order accepts bids of suppliers. @param now epoch ms, of the server's clock */
export function takesBids(order: Pick<OrderRecord, 'status' | 'submissionDeadline'>, now: number): boolean {
  const { status, submissionDeadline } = order;
  return status === 'published' && submissionDeadline !== null && now < momentOf(submissionDeadline);
}

/** Suppliers see an order from publication to cancellation. */
export function takesQuestions({ status }: Pick<OrderRecord, 'status'>): boolean {
  return status !== 'draft' && status !== 'cancelled';
}
