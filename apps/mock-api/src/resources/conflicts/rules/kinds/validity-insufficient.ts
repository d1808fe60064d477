import { NOTHING, type Rule } from '../rule.ts';

/** Expired now or before the decision date. The last day counts in full. */
export const validityInsufficient: Rule = {
  kind: 'validity_insufficient',
  scope: 'bid_and_order',
  facets: { expired: ['blocker'], too_short: ['warning'], unknown: ['info'] },
  suggestions: ['request_extension', 'fix_bid', 'award_before', 'waive'],
  inBid: ({ bid: { validUntil }, flags }, { order: { decisionDate } }) => {
    if (validUntil === null) return [{ facet: 'unknown', severity: 'info', details: { validUntil } }];
    if (flags.isExpired) return [{ facet: 'expired', severity: 'blocker', details: { validUntil } }];
    if (decisionDate === null || validUntil >= decisionDate) return NOTHING;
    return [{ facet: 'too_short', severity: 'warning', details: { validUntil, decisionDate } }];
  },
};
