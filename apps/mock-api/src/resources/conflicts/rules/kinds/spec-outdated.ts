import { NOTHING, type Rule } from '../rule.ts';

/** The line changed in a revision that the bid does not answer yet. */
export const specOutdated: Rule = {
  kind: 'spec_outdated',
  scope: 'bid_and_order',
  facets: { line: ['blocker'] },
  suggestions: ['confirm_for_revision', 'fix_bid', 'exclude_line'],
  inCell: ({ item: { changedInRevision }, line }, { bid: { orderRevision }, flags }) => {
    if (!flags.isOutdated || line === null || !line.offered || changedInRevision <= orderRevision) return NOTHING;
    return [{ facet: 'line', severity: 'blocker', details: { quotedRevision: orderRevision, changedInRevision } }];
  },
};
