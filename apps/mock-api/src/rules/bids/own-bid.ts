/** What invited suppliers may do with their bids. Pure. */
import type { ActionAccess, BidAccess, BidPatch } from '@zakupki/api-client/schema';
import type { Lang } from '@zakupki/words';
import { sentence } from '../../sentences/sentence.ts';
import type { Fault } from '../../sentences/fault.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { takesBids } from '../orders/transitions.ts';
import { wasOpened } from './sealing.ts';
import { BID_TRANSITIONS, type BidAction, stateRefusal } from './transitions.ts';

/** All actions except the buyer's decisions. */
const OWN_ACTIONS = ['edit', 'delete', 'submit', 'confirm_revision', 'withdraw', 'reinstate', 'duplicate'] as const;

/** Refused while the supplier declines. */
const NEEDS_INTEREST: ReadonlySet<BidAction> = new Set([
  'edit',
  'submit',
  'confirm_revision',
  'reinstate',
  'duplicate',
]);

/** Refused once the bid was opened: the buyer could ask for a worse one. */
const CHANGES_OPENED: ReadonlySet<BidAction> = new Set(['edit', 'confirm_revision', 'withdraw', 'reinstate']);

type OwnRefusal =
  | NonNullable<ReturnType<typeof stateRefusal>>
  | 'bidding_closed'
  | 'invitation_declined'
  | 'bid_was_opened';

export type OwnBidContext = {
  readonly order: OrderRecord;
  /** epoch ms, of the server's clock */
  readonly now: number;
  readonly hasDeclined: boolean;
};

type OwnBid = Pick<BidRecord, 'id' | 'status' | 'orderRevision'>;

/** Returns null when the action is allowed. */
export function ownBidRefusal(
  action: BidAction,
  bid: OwnBid,
  { order, now, hasDeclined }: OwnBidContext,
): OwnRefusal | null {
  if (BID_TRANSITIONS[action].openOrder && !takesBids(order, now)) return 'bidding_closed';
  if (CHANGES_OPENED.has(action) && wasOpened(order, bid)) return 'bid_was_opened';
  if (hasDeclined && NEEDS_INTEREST.has(action)) return 'invitation_declined';
  // Only the buyer may reinstate a bid that the buyer rejected.
  if (action === 'reinstate' && bid.status === 'disqualified') return 'bid_not_set_aside';
  return stateRefusal(action, bid, order);
}

export function ownBidAccess(bid: OwnBid, context: OwnBidContext, lang: Lang): BidAccess {
  const actions = OWN_ACTIONS.map((name): ActionAccess => {
    const refusal = ownBidRefusal(name, bid, context);
    return { name, allowed: refusal === null, reasonCode: refusal, reason: refusal && sentence(lang, refusal) };
  });
  return { editable: ownBidRefusal('edit', bid, context) === null, actions };
}

/** Refuses fields that the invitation and the clock determine. */
export function ownInputFaults({ source, receivedAt, supersedesBidId, supplier }: BidPatch): Fault[] {
  const faults: Fault[] = [];
  const refuse = (pointer: string, isSent: boolean) => {
    if (isSent) faults.push({ pointer, code: 'not_allowed', said: 'not_for_suppliers' });
  };
  refuse('/source', source !== undefined && source !== 'supplier_link');
  refuse('/receivedAt', receivedAt != null);
  refuse('/supersedesBidId', supersedesBidId != null);
  refuse('/supplier/supplierId', supplier?.supplierId != null);
  return faults;
}

/** Drops the fields that suppliers cannot set; `ownInputFaults` refuses wrong values of them. */
export function ownInput(input: BidPatch): BidPatch {
  const { source: _source, receivedAt: _receivedAt, supersedesBidId: _supersedes, supplier, ...rest } = input;
  if (supplier === undefined) return rest;
  const { supplierId: _supplierId, ...details } = supplier;
  return { ...rest, supplier: details };
}
