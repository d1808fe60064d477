/**
 * Tags that a change of an order or one of its bids invalidates. Bids are ranked and checked against each other and
 * the order, so the list has the tag of every figure derived from them.
 */
export function orderTags(orderId: string) {
  return [{ type: 'Order', id: orderId }, 'Orders', 'Bid', 'Bids', 'Conflicts', 'Audit', 'Invitations'] as const;
}

/** Adds the credit tags, for changes that charge or return a credit. */
export function orderAndCreditTags(orderId: string) {
  return [...orderTags(orderId), 'Access', 'Me', 'Credits'] as const;
}

type OrderTarget = {
  readonly orderId: string;
};

/** For an operation that changes the order `orderId`. A refusal invalidates too: another tab may have changed it. */
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

/** Tags that a payment, promo code or trial extension invalidates: access decides which actions orders and bids allow. */
export const ACCESS_TAGS = ['Access', 'Me', 'Credits', 'Payments', 'Redemptions', 'Order', 'Bid'] as const;
