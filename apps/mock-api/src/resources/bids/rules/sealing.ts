/** Bids that are sealed until the deadline. Pure. */
import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { NO_CONFLICTS } from '../../conflicts/rules/counts.ts';
import { emptyBidFields } from './draft.ts';

export type Sealing = Pick<OrderRecord, 'sealedBids' | 'openedAt'>;

/** Bids stay unsealed once opened, even when the order is reopened. */
export const isSealed = ({ sealedBids, openedAt }: Sealing): boolean => sealedBids && openedAt === null;

/** Bids entered by the buyer are never sealed. */
export const isSealedBid = (order: Sealing, { invitationId, status }: Pick<BidRecord, 'invitationId' | 'status'>) =>
  isSealed(order) && invitationId !== null && status !== 'draft';

/** Counts submitted bids whose content is withheld now. */
export function countSealed(
  order: Sealing & Pick<OrderRecord, 'id'>,
  bidsOf: (orderId: string) => readonly Pick<BidRecord, 'invitationId' | 'status'>[],
): number {
  if (!isSealed(order)) return 0;
  return bidsOf(order.id).filter((bid) => isSealedBid(order, bid) && bid.status === 'submitted').length;
}

/** True when the buyer sees the bid: a supplier's draft is hidden until it is submitted. */
export const isListed = ({ invitationId, status }: Pick<BidRecord, 'invitationId' | 'status'>): boolean =>
  invitationId === null || status !== 'draft';

/** True when the buyer may see the content, so that the bid is ranked, checked, compared, counted and exported. */
export const isComparable = (order: Sealing, bid: Pick<BidRecord, 'invitationId' | 'status'>): boolean =>
  isListed(bid) && !isSealedBid(order, bid);

/** Shows who made the bid and when. All other fields are as in an empty bid. */
export function sealedView(order: OrderRecord, bid: BidRecord): BidRecord {
  return {
    ...emptyBidFields(),
    id: bid.id,
    orderId: bid.orderId,
    ownerId: bid.ownerId,
    invitationId: bid.invitationId,
    number: bid.number,
    version: bid.version,
    createdAt: bid.createdAt,
    updatedAt: bid.updatedAt,
    createdBy: bid.createdBy,
    status: bid.status,
    supplier: bid.supplier,
    orderRevision: bid.orderRevision,
    round: bid.round,
    source: bid.source,
    receivedAt: bid.receivedAt,
    submittedAt: bid.submittedAt,
    withdrawal: bid.withdrawal,
    currency: order.currency,
    vatMode: order.vatMode,
    receipt: null,
    alternativeOfBidId: null,
    supersedesBidId: null,
    disqualification: null,
    rank: null,
    counts: NO_CONFLICTS,
    items: [],
  };
}
