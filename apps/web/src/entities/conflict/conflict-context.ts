import type { BidRow, Conflict, Order, OrderItem } from '@zakupki/api-client/schema';
import { createContext, useContext, useMemo } from 'react';
import { m } from '#messages';
import { useListBidsQuery } from '../bid/bid-api.ts';

/** What conflicts speak of: their order, its lines and the bids on it. */
export interface ConflictScene {
  readonly order: Order;
  /** The bid as the order's list of bids has it; undefined while that is loading. */
  readonly bidOf: (id: string) => BidRow | undefined;
  /** The line of the order; undefined for one that was removed since. */
  readonly lineOf: (id: string | null) => OrderItem | undefined;
}

/** As many bids as the contract gives at once: more than orders have. */
const ALL_BIDS = 100;

/** The scene of an order, its bids asked for. */
export function useSceneOf(order: Order): ConflictScene {
  const { data } = useListBidsQuery({ orderId: order.id, perPage: ALL_BIDS });
  return useMemo(() => {
    const bids = new Map(data?.data.map((bid) => [bid.id, bid]));
    const lines = new Map(order.items.map((item) => [item.id, item]));
    return { order, bidOf: (id) => bids.get(id), lineOf: (id) => (id === null ? undefined : lines.get(id)) };
  }, [order, data]);
}

/** The scene of the conflicts around. */
export const SceneContext = createContext<ConflictScene | null>(null);

/** The scene of the conflicts around. */
export function useScene(): ConflictScene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('A part of a conflict stands outside of its scene.');
  return scene;
}

/** What a bid is called: its supplier, or its number where that has no name. */
export function supplierName(bid: BidRow | undefined): string {
  if (!bid) return '…';
  return bid.supplier.name ?? m.conflicts_bid_number({ number: bid.number });
}

/** The suppliers a conflict is about, in words. */
export function suppliersOf({ bidIds }: Pick<Conflict, 'bidIds'>, { bidOf }: ConflictScene): string {
  return bidIds.map((id) => supplierName(bidOf(id))).join(' · ');
}
