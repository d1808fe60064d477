import type { ApiError } from '@zakupki/api-client/problem';
import type { BidRow, Conflict, Order, OrderItem } from '@zakupki/api-client/schema';
import { createContext, useContext, useMemo } from 'react';
import { m } from '#messages';
import { awaitsFirst, latestAnswer } from '../../http/answers/latest-answer.ts';
import { useListBidsQuery } from '../bid/bid-api.ts';

/** The order, lines and bids that conflicts refer to. */
export type ConflictContextData = {
  readonly order: Order;
  /** Whether the names of suppliers are still loading for the first time. */
  readonly isLoading: boolean;
  /** Why there are no names; undefined while they are requested again. */
  readonly error: ApiError | undefined;
  readonly refetch: () => unknown;
  /** From the order's list of bids; undefined while that is loading. */
  readonly bidOf: (id: string) => BidRow | undefined;
  /** Returns undefined for a line that was removed. */
  readonly lineOf: (id: string | null) => OrderItem | undefined;
};

/** The contract's page limit; orders have fewer bids. */
const MAX_BIDS = 100;

/** @param skip whether nothing on the page needs the bids */
export function useConflictContextData(order: Order, skip = false): ConflictContextData {
  const answer = useListBidsQuery({ orderId: order.id, perPage: MAX_BIDS }, { skip });
  const { data, refetch } = answer;
  const isLoading = awaitsFirst(answer);
  const { error } = latestAnswer(answer);
  return useMemo(() => {
    const bids = new Map(data?.data.map((bid) => [bid.id, bid]));
    const lines = new Map(order.items.map((item) => [item.id, item]));
    const lineOf = (id: string | null) => (id === null ? undefined : lines.get(id));
    return { order, isLoading, error, refetch, bidOf: (id) => bids.get(id), lineOf };
  }, [order, data, isLoading, error, refetch]);
}

/** Provided by each list of conflicts. */
export const ConflictContext = createContext<ConflictContextData | null>(null);

/** @throws outside of a ConflictContext */
export function useConflictContext(): ConflictContextData {
  const context = useContext(ConflictContext);
  if (!context) throw new Error('useConflictContext needs a ConflictContext above it.');
  return context;
}

/** The supplier's name, or the bid's number if it has none. */
export function supplierName(bid: BidRow | undefined): string {
  if (!bid) return '…';
  return bid.supplier.name ?? m.conflicts_bid_number({ number: bid.number });
}

export function suppliersOf({ bidIds }: Pick<Conflict, 'bidIds'>, { bidOf }: ConflictContextData): string {
  return bidIds.map((id) => supplierName(bidOf(id))).join(' · ');
}
