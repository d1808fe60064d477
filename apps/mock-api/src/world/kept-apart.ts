/** Keeps the content of the seed's sealed bids apart. */
import { isKeptApart, withoutContent } from '../resources/bids/rules/sealing.ts';
import type { BidRecord } from './records/bids.ts';
import type { OrderRecord } from './records/orders.ts';
import type { SealedContentRecord } from './records/sealed-contents.ts';

type Rows = { readonly orders: readonly OrderRecord[]; bids: BidRecord[]; sealedContents: SealedContentRecord[] };

/** Their events name states only. */
export function keepContentApart(rows: Rows): void {
  const orders = new Map(rows.orders.flatMap((order) => (order.sealedBids ? [[order.id, order] as const] : [])));
  rows.bids = rows.bids.map((bid) => {
    const order = orders.get(bid.orderId);
    if (!order || !isKeptApart(order, bid)) return bid;
    const { id, ownerId, orderId } = bid;
    rows.sealedContents.push({ id, ownerId, orderId, bid, versions: [], changes: {}, letters: {} });
    return withoutContent(bid, order);
  });
}
