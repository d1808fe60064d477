/** What else becomes stale when an order, one of its bids, or the person's access changes. */

/**
 * The answers a change of an order, or of one of its bids, makes stale: bids are ranked against each other, contradict
 * each other and count on the order. Whatever is worked out from an order and its bids has its tag here.
 */
export function withOrder(orderId: string) {
  return [{ type: 'Order', id: orderId }, 'Orders', 'Bid', 'Bids', 'Conflicts', 'Audit'] as const;
}

/** The answers a payment, a promo code or more days of trial make stale: what orders allow depends on access too. */
export const WITH_ACCESS = ['Access', 'Me', 'Credits', 'Payments', 'Redemptions', 'Order', 'Bid'] as const;
