import { NOTHING, type Rule } from '../rule.ts';

/** A line without an offer. An unpriced line counts as missing; an allowed equivalent counts as an offer. */
export const itemMissing: Rule = {
  kind: 'item_missing',
  scope: 'bid_and_order',
  facets: { absent: ['blocker', 'warning'], declined: ['blocker', 'info'] },
  suggestions: ['fix_bid', 'exclude_line', 'request_clarification', 'waive'],
  inCell: ({ item, line, hasEquivalent }, _bid, { order }) => {
    if (line !== null && line.offered && line.unitPrice !== null) return NOTHING;
    if (hasEquivalent && order.alternativesAllowed) return NOTHING;
    const isDeclined = line !== null && !line.offered;
    const tolerable = isDeclined ? 'info' : 'warning';
    return [
      {
        facet: isDeclined ? 'declined' : 'absent',
        severity: order.partialBidsAllowed ? tolerable : 'blocker',
        details: { required: item.quantity, unitCode: item.unitCode },
      },
    ];
  },
};
