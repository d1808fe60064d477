/**
 * Tags a change of an order, or of one of its bids, invalidates: bids are ranked and checked against each other and
 * the order. Every figure derived from an order and its bids has its tag here.
 */
export function orderTags(orderId: string) {
  return [{ type: 'Order', id: orderId }, 'Orders', 'Bid', 'Bids', 'Conflicts', 'Audit', 'Invitations'] as const;
}

/** Also of the credits, where a change of the order takes or returns one. */
export function orderAndCreditTags(orderId: string) {
  return [...orderTags(orderId), 'Access', 'Me', 'Credits'] as const;
}

interface OrderTarget {
  readonly orderId: string;
}

/** For an operation that changes the order `orderId`. A refusal loads it again too: another tab may have changed it. */
export const changesOrder = {
  invalidatesTags: (_result: unknown, _error: unknown, { orderId }: OrderTarget) => orderTags(orderId),
};

/** For an operation on a bid or a conflict. After a refusal the list stays until the user asks for the current state. */
export const changesBids = {
  invalidatesTags: (_result: unknown, error: unknown, { orderId }: OrderTarget) => (error ? [] : orderTags(orderId)),
};

export const changesOrderAndCredits = {
  invalidatesTags: (_result: unknown, error: unknown, { orderId }: OrderTarget) =>
    error ? [] : orderAndCreditTags(orderId),
};

/** Tags a payment, promo code or trial extension invalidates: what orders and bids allow depends on access. */
export const ACCESS_TAGS = ['Access', 'Me', 'Credits', 'Payments', 'Redemptions', 'Order', 'Bid'] as const;
