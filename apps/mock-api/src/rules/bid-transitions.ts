/** What may be done with a bid in which state of it and of its order: the state machine as a table. Pure. */
import type { ActionAccess, BidAccess, BidStatus, OrderStatus } from '@zakupki/api-client/schema';
import type { Lang, MessageCode } from '../sentences/sentence.ts';
import { sentence } from '../sentences/sentence.ts';
import { isOpen } from './order-transitions.ts';

/** Codes of the 409s about bids. */
export type BidRefusal = Extract<MessageCode, `bid_not_${string}` | 'order_not_open'>;

type Rule = {
  /** states of the bid it is done in */
  from: readonly BidStatus[];
  /** the state it leads to; absent when the bid stays in its own */
  to?: BidStatus;
  /** whether the order must still take bids */
  openOrder: boolean;
  /** said when the bid is in another state */
  refusal: BidRefusal;
};

const ANY = ['draft', 'submitted', 'won', 'lost', 'withdrawn', 'disqualified'] as const;

// Award and its revocation (submitted ↔ won, lost) are done to the order, so they are not among these.
export const BID_TRANSITIONS = {
  edit: { from: ['draft', 'submitted'], openOrder: true, refusal: 'bid_not_editable' },
  delete: { from: ['draft'], openOrder: false, refusal: 'bid_not_draft' },
  submit: { from: ['draft'], to: 'submitted', openOrder: true, refusal: 'bid_not_draft' },
  confirm_revision: { from: ['submitted'], openOrder: true, refusal: 'bid_not_submitted' },
  withdraw: { from: ['submitted'], to: 'withdrawn', openOrder: true, refusal: 'bid_not_submitted' },
  disqualify: { from: ['submitted'], to: 'disqualified', openOrder: true, refusal: 'bid_not_submitted' },
  reinstate: { from: ['withdrawn', 'disqualified'], to: 'submitted', openOrder: true, refusal: 'bid_not_set_aside' },
  duplicate: { from: ANY, openOrder: true, refusal: 'bid_not_editable' },
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

/** The same for a screen: every action with whether and, in the reader's language, why not. */
export function bidAccess(bid: Bid, order: Order, lang: Lang): BidAccess {
  const actions = Object.keys(BID_TRANSITIONS).map((name): ActionAccess => {
    const reasonCode = bidRefusal(name as BidAction, bid, order);
    return { name, allowed: reasonCode === null, reasonCode, reason: reasonCode && sentence(lang, reasonCode) };
  });
  return { editable: bidRefusal('edit', bid, order) === null, actions };
}
