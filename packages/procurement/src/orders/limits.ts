/** Lines of an order, as in the contract. */
export const MAX_LINES = 500;

/** Of a published order; a draft may break them. In characters, without leading and trailing spaces. */
export const SHORTEST_TITLE = 3;
export const SHORTEST_LINE_NAME = 2;

/** From now to the deadline for bids. */
export const SHORTEST_BIDDING_MS = 60 * 60 * 1000;

/** After sealed bids were opened: all suppliers have to be able to bid, not only one who was told a price. */
export const SHORTEST_ROUND_MS = 24 * 60 * 60 * 1000;
