/** What invited suppliers may do with their own bids. Pure. */
import type { ActionAccess, BidAccess, BidPatch } from '@zakupki/api-client/schema';
import type { Lang } from '@zakupki/procurement/words';
import { sentence } from '../../../sentences/sentence.ts';
import type { Fault } from '../../../sentences/fault.ts';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { takesBids } from '../../orders/rules/transitions.ts';
import { BID_TRANSITIONS, type BidAction, stateRefusal } from './transitions.ts';

/** Everything but what buyers decide. */
const OWN_ACTIONS = ['edit', 'delete', 'submit', 'confirm_revision', 'withdraw', 'reinstate', 'duplicate'] as const;

/** Not while the supplier declines. */
const NEEDS_INTEREST: ReadonlySet<BidAction> = new Set([
  'edit',
  'submit',
  'confirm_revision',
  'reinstate',
  'duplicate',
]);

type OwnRefusal = NonNullable<ReturnType<typeof stateRefusal>> | 'bidding_closed' | 'invitation_declined';

export type OwnScene = {
  readonly order: OrderRecord;
  /** epoch ms, of the server's clock */
  readonly now: number;
  readonly hasDeclined: boolean;
};

type OwnBid = Pick<BidRecord, 'status' | 'orderRevision'>;

/** Null when allowed. */
export function ownBidRefusal(
  action: BidAction,
  bid: OwnBid,
  { order, now, hasDeclined }: OwnScene,
): OwnRefusal | null {
  if (BID_TRANSITIONS[action].openOrder && !takesBids(order, now)) return 'bidding_closed';
  if (hasDeclined && NEEDS_INTEREST.has(action)) return 'invitation_declined';
  // What the buyer rejected, only the buyer takes back.
  if (action === 'reinstate' && bid.status === 'disqualified') return 'bid_not_set_aside';
  return stateRefusal(action, bid, order);
}

export function ownBidAccess(bid: OwnBid, scene: OwnScene, lang: Lang): BidAccess {
  const actions = OWN_ACTIONS.map((name): ActionAccess => {
    const refusal = ownBidRefusal(name, bid, scene);
    return { name, allowed: refusal === null, reasonCode: refusal, reason: refusal && sentence(lang, refusal) };
  });
  return { editable: ownBidRefusal('edit', bid, scene) === null, actions };
}

/** Fields that follow from the invitation and the clock. */
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

/** Without the fields that are not the supplier's to set, which are empty or as they should be. */
export function ownInput(input: BidPatch): BidPatch {
  const { source: _source, receivedAt: _receivedAt, supersedesBidId: _supersedes, supplier, ...rest } = input;
  if (supplier === undefined) return rest;
  const { supplierId: _supplierId, ...own } = supplier;
  return { ...rest, supplier: own };
}
