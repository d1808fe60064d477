/** What else becomes stale when an order or one of its bids changes. */

/**
 * The answers a change of an order, or of one of its bids, makes stale: bids are ranked against each other, contradict
 * each other and count on the order. Whatever is worked out from an order and its bids has its tag here.
 */
export function withOrder(orderId: string) {
  return [{ type: 'Order', id: orderId }, 'Orders', 'Bid', 'Bids', 'Conflicts', 'Audit'] as const;
}
