import type { Order, PurchaseOrder } from '@zakupki/api-client/schema';
import { useEffect } from 'react';
import { useListPurchaseOrdersQuery } from '../../../entities/purchase-order/purchase-order-api.ts';

type OwnPurchaseOrders = {
  readonly purchaseOrders: readonly PurchaseOrder[];
  /** False until the first load ends. */
  readonly isLoaded: boolean;
  /** False while `purchaseOrders` may be incomplete. */
  readonly isKnown: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
};

/** Before evaluation an order has no purchase orders. */
export const isDecisionTime = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'awarded' || status === 'evaluation';

const NONE: readonly PurchaseOrder[] = [];

/** Loads the supplier's purchase orders, also while the buyer decides again after a refusal. */
export function useOwnPurchaseOrders(order: Order): OwnPurchaseOrders {
  const isEnabled = isDecisionTime(order);
  const { data, isFetching, error, refetch } = useListPurchaseOrdersQuery({ orderId: order.id }, { skip: !isEnabled });
  // A decision changes the order.
  useEffect(() => {
    if (isEnabled) void refetch();
  }, [isEnabled, order.version, refetch]);
  const purchaseOrders = isEnabled && data ? data.data : NONE;
  return {
    purchaseOrders,
    isLoaded: !isEnabled || data !== undefined,
    isKnown: !isEnabled || (data !== undefined && (purchaseOrders.length > 0 || !isFetching)),
    error,
    refetch: () => void refetch(),
  };
}
