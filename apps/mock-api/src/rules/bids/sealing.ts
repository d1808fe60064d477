/**
 * Bids that are sealed until the deadline, and which of their fields are kept apart until then. Pure.
 * (docs/decisions/0098-sealed-bids-are-kept-apart.md)
 */
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { NO_CONFLICTS } from '../conflict-counts.ts';
import { emptyBidFields } from './draft.ts';

export type Sealing = Pick<OrderRecord, 'sealedBids' | 'openedAt' | 'openings'>;
type Sealable = Pick<BidRecord, 'id' | 'invitationId' | 'status'>;

/** Whether bids that suppliers submit now are withheld until the next opening. */
export const isSealed = ({ sealedBids, openedAt }: Sealing): boolean => sealedBids && openedAt === null;

/** @property bidIds null for every bid, in records from before openings were listed */
type Opening = { readonly at: string; readonly bidIds: readonly string[] | null };

/** When bids were opened, ISO 8601, and which; oldest first. */
export const openingsOf = ({ openedAt, openings }: Sealing): readonly Opening[] =>
  openings ?? (openedAt === null ? [] : [{ at: openedAt, bidIds: null }]);

export const opens = ({ bidIds }: Opening, { id }: Pick<BidRecord, 'id'>): boolean => bidIds?.includes(id) ?? true;

/** Whether the buyer has seen prices of suppliers: an opening may have had no bids to open. */
export const wereBidsOpened = (order: Sealing): boolean =>
  openingsOf(order).some(({ bidIds }) => bidIds === null || bidIds.length > 0);

/** Suppliers' bids that were opened, of all rounds. @param bids of the order */
export const countOpened = (order: Sealing, bids: readonly Sealable[]): number =>
  order.sealedBids
    ? bids.filter((bid) => bid.invitationId !== null && isListed(bid) && wasOpened(order, bid)).length
    : 0;

/** Whether the bid was submitted at an opening. It stays opened, and as it was. */
export const wasOpened = (order: Sealing, bid: Pick<BidRecord, 'id'>): boolean =>
  openingsOf(order).some((opening) => opens(opening, bid));

/** Whether the content is stored apart. A bid that was withdrawn before the opening stays so, and so do drafts. */
export const isKeptApart = (order: Sealing, bid: Pick<Sealable, 'id' | 'invitationId'>): boolean =>
  order.sealedBids && bid.invitationId !== null && !wasOpened(order, bid);

/** A bid that was withdrawn before the opening stays sealed. Bids entered by the buyer never are. */
export const isSealedBid = (order: Sealing, bid: Sealable): boolean =>
  bid.status !== 'draft' && isKeptApart(order, bid);

/** Fields of an order whose submitted bids are opened. @param bids of the order @param at ISO 8601 */
export function openRound({ openings = [] }: Sealing, bids: readonly Sealable[], at: string) {
  const isNew = ({ id, status, invitationId }: Sealable) =>
    status === 'submitted' && invitationId !== null && !openings.some(({ bidIds }) => bidIds.includes(id));
  return { openedAt: at, openings: [...openings, { at, bidIds: bids.filter(isNew).map(({ id }) => id) }] };
}

/** Fields of a reopened order: bids of earlier rounds stay opened, new ones are sealed. @param bids of the order */
export function nextRound({ openedAt, openings }: Sealing, bids: readonly Sealable[]) {
  const past =
    openings ?? (openedAt === null ? [] : openRound({ sealedBids: true, openedAt }, bids, openedAt).openings);
  return { openedAt: null, openings: past };
}

/** When the bids of earlier rounds were opened, ISO 8601, oldest first. */
export const earlierOpenings = (order: Sealing): string[] =>
  openingsOf(order)
    .slice(0, order.openedAt === null ? undefined : -1)
    .map(({ at }) => at);

/** Counts submitted bids whose content is withheld now. */
export function countSealed(
  order: Sealing & Pick<OrderRecord, 'id'>,
  bidsOf: (orderId: string) => readonly Sealable[],
): number {
  if (!isSealed(order)) return 0;
  return bidsOf(order.id).filter((bid) => isSealedBid(order, bid) && bid.status === 'submitted').length;
}

/** True when the buyer sees the bid: a supplier's draft is hidden until it is submitted. */
export const isListed = ({ invitationId, status }: Pick<BidRecord, 'invitationId' | 'status'>): boolean =>
  invitationId === null || status !== 'draft';

/** True when the buyer may see the content, so that the bid is ranked, checked, compared, counted and exported. */
export const isComparable = (order: Sealing, bid: Sealable): boolean => isListed(bid) && !isSealedBid(order, bid);

/** What everyone with access to the order may know: who made the bid and when. Never the content. */
type OpenFields = Pick<
  BidRecord,
  | 'id'
  | 'orderId'
  | 'ownerId'
  | 'invitationId'
  | 'number'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'createdBy'
  | 'status'
  | 'orderRevision'
  | 'round'
  | 'source'
  | 'receivedAt'
  | 'submittedAt'
  | 'withdrawal'
  | 'ownChangeAt'
  | 'submittedVia'
  | 'draftedIn'
  | 'daysCountFrom'
>;

function openFieldsOf(bid: BidRecord): OpenFields {
  return {
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
    orderRevision: bid.orderRevision,
    round: bid.round,
    source: bid.source,
    receivedAt: bid.receivedAt,
    submittedAt: bid.submittedAt,
    withdrawal: bid.withdrawal,
    ...(bid.ownChangeAt !== undefined && { ownChangeAt: bid.ownChangeAt }),
    ...(bid.submittedVia !== undefined && { submittedVia: bid.submittedVia }),
    ...(bid.draftedIn !== undefined && { draftedIn: bid.draftedIn }),
    ...(bid.daysCountFrom !== undefined && { daysCountFrom: bid.daysCountFrom }),
  };
}

/**
 * A bid without its content: all fields that are not open are as in an empty bid.
 * @param name what the buyer calls the supplier; what the supplier writes is content
 */
export function withoutContent(
  bid: BidRecord,
  order: Pick<OrderRecord, 'currency' | 'vatMode'>,
  name: string | null,
): BidRecord {
  const empty = emptyBidFields();
  const { supplierId } = bid.supplier;
  return {
    ...empty,
    ...openFieldsOf(bid),
    supplier: { ...empty.supplier, supplierId, name },
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

/** The content of a bid with the open fields as they are now. @param content the bid as last written */
export function withContent(open: BidRecord, content: BidRecord): BidRecord {
  const { draftedIn: _session, daysCountFrom: _from, ...rest } = content;
  const supplier = { ...content.supplier, supplierId: open.supplier.supplierId };
  return { ...rest, ...openFieldsOf(open), supplier };
}
