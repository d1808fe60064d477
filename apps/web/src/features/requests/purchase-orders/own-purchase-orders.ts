import type { Order, PurchaseOrder } from '@zakupki/api-client/schema';
import { useEffect } from 'react';
import { useListPurchaseOrdersQuery } from '../../../entities/purchase-order/purchase-order-api.ts';

interface OwnPurchaseOrders {
  readonly purchaseOrders: readonly PurchaseOrder[];
  /** False until they are loaded for the first time. */
  readonly isLoaded: boolean;
  /** False while there may be others than these. */
  readonly isKnown: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Before, there are none. */
export const isDecisionTime = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'awarded' || status === 'evaluation';

const NONE: readonly PurchaseOrder[] = [];

/** The supplier's own purchase orders, also while the buyer decides again after a refusal. */
export function useOwnPurchaseOrders(order: Order): OwnPurchaseOrders {
  const isAsked = isDecisionTime(order);
  const { data, isFetching, error, refetch } = useListPurchaseOrdersQuery({ orderId: order.id }, { skip: !isAsked });
  // A decision changes the order.
  useEffect(() => {
    if (isAsked) void refetch();
  }, [isAsked, order.version, refetch]);
  const purchaseOrders = isAsked && data ? data.data : NONE;
  return {
    purchaseOrders,
    isLoaded: !isAsked || data !== undefined,
    isKnown: !isAsked || (data !== undefined && (purchaseOrders.length > 0 || !isFetching)),
    error,
    refetch: () => void refetch(),
  };
}
