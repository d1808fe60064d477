/** What may be done with a bid in which state of it and of its order: the state machine as a table. Pure. */
import type { AccessExpiredMessage, ActionAccess, BidAccess, BidStatus, OrderStatus } from '@zakupki/api-client/schema';
import type { Lang, MessageCode } from '../../../sentences/sentence.ts';
import { sentence } from '../../../sentences/sentence.ts';
import { isOpen } from '../../orders/rules/transitions.ts';

/** Codes of the 409s about bids. */
type BidRefusal = Extract<MessageCode, `bid_not_${string}` | 'order_not_open'>;

type Rule = {
  /** states of the bid it is done in */
  from: readonly BidStatus[];
  /** the state it leads to; absent when the bid stays in its own */
  to?: BidStatus;
  /** whether the order must still take bids */
  openOrder: boolean;
  /** whether it needs a running trial or subscription (spec §8); typing a draft never does */
  paid: 'never' | 'always' | 'once_submitted';
  /** said when the bid is in another state */
  refusal: BidRefusal;
};

const ANY = ['draft', 'submitted', 'won', 'lost', 'withdrawn', 'disqualified'] as const;

// Award and its revocation (submitted ↔ won, lost) are done to the order, so they are not among these.
export const BID_TRANSITIONS = {
  edit: { from: ['draft', 'submitted'], openOrder: true, paid: 'once_submitted', refusal: 'bid_not_editable' },
  delete: { from: ['draft'], openOrder: false, paid: 'never', refusal: 'bid_not_draft' },
  submit: { from: ['draft'], to: 'submitted', openOrder: true, paid: 'always', refusal: 'bid_not_draft' },
  confirm_revision: { from: ['submitted'], openOrder: true, paid: 'always', refusal: 'bid_not_submitted' },
  withdraw: { from: ['submitted'], to: 'withdrawn', openOrder: true, paid: 'always', refusal: 'bid_not_submitted' },
  disqualify: {
    from: ['submitted'],
    to: 'disqualified',
    openOrder: true,
    paid: 'always',
    refusal: 'bid_not_submitted',
  },
  reinstate: {
    from: ['withdrawn', 'disqualified'],
    to: 'submitted',
    openOrder: true,
    paid: 'always',
    refusal: 'bid_not_set_aside',
  },
  duplicate: { from: ANY, openOrder: true, paid: 'never', refusal: 'bid_not_editable' },
} as const satisfies Record<string, Rule>;

export type BidAction = keyof typeof BID_TRANSITIONS;

type Bid = { status: BidStatus; orderRevision: number };
type Order = { status: OrderStatus; revision: number };

/** Why an action is not possible now; null when it is. The order's state weighs more: mending the bid's would not help. */
export function bidRefusal(action: BidAction, bid: Bid, order: Order): BidRefusal | null {
  const rule: Rule = BID_TRANSITIONS[action];
  if (rule.openOrder && !isOpen(order)) return 'order_not_open';
  if (!rule.from.includes(bid.status)) return rule.refusal;
  if (action === 'confirm_revision' && bid.orderRevision >= order.revision) return 'bid_not_outdated';
  return null;
}

/** Whether the action needs a running trial or subscription. */
export function needsAccess(action: BidAction, { status }: Pick<Bid, 'status'>): boolean {
  const { paid } = BID_TRANSITIONS[action];
  return paid === 'always' || (paid === 'once_submitted' && status !== 'draft');
}

/** Every action with whether it is possible and, in the reader's language, why not; `expired` when the caller's access is over. */
export function bidAccess(bid: Bid, order: Order, expired: AccessExpiredMessage | null, lang: Lang): BidAccess {
  const actions = BID_ACTIONS.map((name): ActionAccess => {
    const { reasonCode, said } = findHindrance(name, bid, order, expired) ?? { reasonCode: null, said: null };
    return { name, allowed: reasonCode === null, reasonCode, reason: said && sentence(lang, said) };
  });
  return { editable: findHindrance('edit', bid, order, expired) === null, actions };
}

const BID_ACTIONS = Object.keys(BID_TRANSITIONS) as BidAction[];

type Hindrance = { reasonCode: string; said: MessageCode };

function findHindrance(
  action: BidAction,
  bid: Bid,
  order: Order,
  expired: AccessExpiredMessage | null,
): Hindrance | null {
  const refusal = bidRefusal(action, bid, order);
  if (refusal) return { reasonCode: refusal, said: refusal };
  if (expired === null || !needsAccess(action, bid)) return null;
  const code = expired.toLowerCase() as Lowercase<typeof expired>;
  return { reasonCode: code, said: `action_${code}` };
}
