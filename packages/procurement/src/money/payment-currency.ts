/** Plans and credits are sold in it; revenue, rewards without a currency of their own and statistics are counted in it. */
export const PAYMENT_CURRENCY = 'RUB';
