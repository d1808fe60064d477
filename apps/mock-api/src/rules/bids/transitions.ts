/** State machine of bids as a table. Pure. */
import { isOpen } from '../../model/records/orders.ts';
import type { AccessExpiredMessage, ActionAccess, BidAccess, BidStatus, OrderStatus } from '@zakupki/api-client/schema';
import type { MessageCode } from '../../sentences/sentence.ts';
import type { Lang } from '@zakupki/words';
import { sentence } from '../../sentences/sentence.ts';
import { isSealedBid, type Sealing, wereBidsOpened } from './sealing.ts';

/** Problem codes of the 409. */
type BidRefusal = Extract<
  MessageCode,
  `bid_not_${string}` | 'order_not_open' | 'bid_of_supplier' | 'bid_is_sealed' | 'bids_were_opened'
>;

type Rule = {
  /** allowed states */
  from: readonly BidStatus[];
  /** next state; absent when it stays */
  to?: BidStatus;
  /** requires an order that accepts bids */
  openOrder: boolean;
  /** requires a trial or subscription (spec §8); editing a draft never does */
  paid: 'never' | 'always' | 'once_submitted';
  /** message in any other state */
  refusal: BidRefusal;
};

const ANY = ['draft', 'submitted', 'won', 'lost', 'withdrawn', 'disqualified'] as const;

// Awards and revocations (submitted ↔ won, lost) are actions of the order.
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

type Bid = { id: string; status: BidStatus; orderRevision: number; invitationId: string | null };
type Order = Sealing & { status: OrderStatus; revision: number };

/** Change a bid's content, which only the supplier may do to a supplier's bid. */
const CHANGES_CONTENT: ReadonlySet<string> = new Set(['edit', 'confirm_revision', 'withdraw', 'duplicate']);

/** Would let a buyer who has seen the prices of suppliers compete with them. */
const COMPETES: ReadonlySet<string> = new Set(['edit', 'submit', 'duplicate', 'withdraw', 'reinstate']);

/** Returns null when the buyer may take the action. The order's state comes first: no other state of the bid would help. */
export function bidRefusal(action: BidAction, bid: Bid, order: Order): BidRefusal | null {
  const rule: Rule = BID_TRANSITIONS[action];
  if (rule.openOrder && !isOpen(order)) return 'order_not_open';
  const undoesWithdrawal = action === 'reinstate' && bid.status === 'withdrawn';
  if (bid.invitationId !== null && (CHANGES_CONTENT.has(action) || undoesWithdrawal)) return 'bid_of_supplier';
  // The buyer cannot decide on sealed content.
  if (isSealedBid(order, bid)) return 'bid_is_sealed';
  if (bid.invitationId === null && COMPETES.has(action) && wereBidsOpened(order)) return 'bids_were_opened';
  return stateRefusal(action, bid, order);
}

/** Refuses what the states of bid and order do not allow, to buyers and suppliers alike. */
export function stateRefusal(
  action: BidAction,
  bid: Pick<Bid, 'status' | 'orderRevision'>,
  order: Pick<Order, 'revision'>,
): BidRefusal | null {
  const rule: Rule = BID_TRANSITIONS[action];
  if (!rule.from.includes(bid.status)) return rule.refusal;
  if (action === 'confirm_revision' && bid.orderRevision >= order.revision) return 'bid_not_outdated';
  return null;
}

export function needsAccess(action: BidAction, { status }: Pick<Bid, 'status'>): boolean {
  const { paid } = BID_TRANSITIONS[action];
  return paid === 'always' || (paid === 'once_submitted' && status !== 'draft');
}

/** Reasons are in the reader's language; `expired` when the caller's access ended. */
export function bidAccess(bid: Bid, order: Order, expired: AccessExpiredMessage | null, lang: Lang): BidAccess {
  const actions = BID_ACTIONS.map((name): ActionAccess => {
    const { reasonCode, said } = findDisabledReason(name, bid, order, expired) ?? { reasonCode: null, said: null };
    return { name, allowed: reasonCode === null, reasonCode, reason: said && sentence(lang, said) };
  });
  return { editable: findDisabledReason('edit', bid, order, expired) === null, actions };
}

const BID_ACTIONS = Object.keys(BID_TRANSITIONS) as BidAction[];

type DisabledReason = { reasonCode: string; said: MessageCode };

function findDisabledReason(
  action: BidAction,
  bid: Bid,
  order: Order,
  expired: AccessExpiredMessage | null,
): DisabledReason | null {
  const refusal = bidRefusal(action, bid, order);
  if (refusal) return { reasonCode: refusal, said: refusal };
  if (expired === null || !needsAccess(action, bid)) return null;
  const code = expired.toLowerCase() as Lowercase<typeof expired>;
  return { reasonCode: code, said: `action_${code}` };
}
