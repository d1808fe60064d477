/** The parts of the terms of payment, the same in orders and bids. */
export const PAYMENT_PARTS = { kind: 'payment', prepayPercent: 'percent', postpayDays: 'days' } as const;
