/** Statuses of orders, as in the contract. */
export const ORDER_STATUSES = ['draft', 'published', 'evaluation', 'awarded', 'unsuccessful', 'cancelled'] as const;
