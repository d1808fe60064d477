import type { Award, PurchaseOrderRef } from '@zakupki/api-client/schema';

/** The purchase order whose refusal ended the award; null when the buyer revoked it. */
export function refusedOrder({ purchaseOrders, revocation }: Award): PurchaseOrderRef | null {
  return purchaseOrders.find(({ id }) => id === revocation?.refusedPurchaseOrderId) ?? null;
}

/** Lines that need another supplier. */
export function countRefusedLines({ allocations }: Award, { bidIds }: PurchaseOrderRef): number {
  return new Set(allocations.flatMap(({ bidId, orderItemId }) => (bidIds.includes(bidId) ? [orderItemId] : []))).size;
}
