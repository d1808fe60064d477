/** The life of an order as data: what may be done in which state, where it leads, and the refusal otherwise. Pure. */
import type { AuditAction, OrderStatus } from '@zakupki/api-client/schema';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { momentOf } from '../../../dates/moment.ts';

/** Codes of a 409; each has its sentence in ../sentences.ts. */
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
  /** the state it leads to; null where it stays as it is */
  to: OrderStatus | null;
  /** whether it needs a running trial or subscription: never, always, once the order is published, or some time after it ended */
  paid: 'never' | 'always' | 'once_published' | 'for_grace';
  /** the code when the order is in none of `from` */
  refusal: OrderRefusal;
  /** what else speaks against it, asked first */
  unless?: readonly (readonly [holds: (order: Subject) => boolean, code: OrderRefusal])[];
  /** how the history calls it; null where the history ends or starts with another order */
  audit: AuditAction | null;
};

/** How often one order may collect bids again. */
const REOPEN_LIMIT = 3;

const ANY: readonly OrderStatus[] = ['draft', 'published', 'evaluation', 'awarded', 'unsuccessful', 'cancelled'];
const FINAL: readonly OrderStatus[] = ['awarded', 'unsuccessful', 'cancelled'];

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
    from: FINAL,
    to: null,
    paid: 'never',
    refusal: 'order_not_final',
    unless: [[(order) => order.archivedAt !== null, 'order_archived']],
    audit: 'order.archive',
  },
  unarchive: {
    from: FINAL,
    to: null,
    paid: 'never',
    refusal: 'order_not_archived',
    unless: [[(order) => order.archivedAt === null, 'order_not_archived']],
    audit: 'order.unarchive',
  },
  duplicate: { from: ANY, to: null, paid: 'never', refusal: 'order_final', audit: null },
  // Done by the server's clock alone.
  deadline: {
    from: ['published'],
    to: 'evaluation',
    paid: 'never',
    refusal: 'order_not_published',
    audit: 'order.deadline',
  },
} as const satisfies Record<string, Rule>;

type Transition = keyof typeof TRANSITIONS;
/** What a person can do with an order. */
export type OrderAction = Exclude<Transition, 'deadline'>;

/** Every action in the order screens offer them. */
export const ORDER_ACTIONS = (Object.keys(TRANSITIONS) as Transition[]).filter((name) => name !== 'deadline');

const ruleOf = (action: Transition): Rule => TRANSITIONS[action];

/** Why the action is impossible in the order's present state; null when it is possible. */
export function findRefusal(action: OrderAction, order: Subject): OrderRefusal | null {
  const { from, refusal, unless = [] } = ruleOf(action);
  const reason = unless.find(([holds]) => holds(order));
  if (reason) return reason[1];
  return from.includes(order.status) ? null : refusal;
}

const GRACE_MS = 30 * 86_400_000;

/**
 * Whether the action needs a running trial or subscription (spec §8): drafting and putting away never do, and what was
 * published while access ran can be decided on for 30 days after it ended.
 * @param accessEnd when the person's access ends or ended, epoch ms; null when it never began
 */
export function needsAccess(
  action: OrderAction,
  order: Pick<OrderRecord, 'status' | 'publishedAt'>,
  { accessEnd, now }: { accessEnd: number | null; now: number },
): boolean {
  const { paid } = ruleOf(action);
  if (paid !== 'for_grace') return paid === 'always' || (paid === 'once_published' && order.status !== 'draft');
  if (accessEnd === null || order.publishedAt === null) return true;
  return momentOf(order.publishedAt) >= accessEnd || now >= accessEnd + GRACE_MS;
}

/** The state a transition leads to. */
export function statusAfter(action: Transition, order: Pick<OrderRecord, 'status'>): OrderStatus {
  return ruleOf(action).to ?? order.status;
}

/** The name of a transition in the history. */
export function auditActionOf(action: Exclude<Transition, 'delete' | 'duplicate'>): AuditAction {
  return TRANSITIONS[action].audit;
}

/** Whether the order still awaits a decision, so that bids can come or be compared. */
export function isOpen(order: Pick<OrderRecord, 'status'>): boolean {
  return order.status === 'published' || order.status === 'evaluation';
}
