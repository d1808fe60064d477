/** What the API says about orders. */

export const ordersSentences = {
} as const;
