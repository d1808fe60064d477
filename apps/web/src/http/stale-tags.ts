/**
 * Tags a change of an order, or of one of its bids, invalidates: bids are ranked and checked against each other and
 * the order. Every figure derived from an order and its bids has its tag here.
 */
export function orderTags(orderId: string) {
  return [{ type: 'Order', id: orderId }, 'Orders', 'Bid', 'Bids', 'Conflicts', 'Audit'] as const;
}

/** Tags a payment, promo code or trial extension invalidates: what orders and bids allow depends on access. */
export const ACCESS_TAGS = ['Access', 'Me', 'Credits', 'Payments', 'Redemptions', 'Order', 'Bid'] as const;
