/** What the API says about bids and suppliers. */

export const bidsSentences = {
} as const;
