/** Messages about saved filters. */

export const savedFiltersSentences = {} as const;
