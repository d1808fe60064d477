import { NOTHING, type Rule } from '../rule.ts';

const DAY_MS = 86_400_000;

/** Received after the deadline, or entered more than a day after it. */
export const lateBid: Rule = {
  kind: 'late_bid',
  scope: 'bid_and_order',
  facets: { late: ['warning'], backdated: ['info'] },
  suggestions: ['accept_late', 'disqualify', 'extend_deadline'],
  inBid: ({ bid: { receivedAt, createdAt }, flags }, { order: { submissionDeadline: deadline } }) => {
    if (deadline === null) return NOTHING;
    if (flags.isLate) return [{ facet: 'late', severity: 'warning', details: { receivedAt, deadline } }];
    if (Date.parse(createdAt) <= Date.parse(deadline) + DAY_MS) return NOTHING;
    return [{ facet: 'backdated', severity: 'info', details: { receivedAt, deadline, enteredAt: createdAt } }];
  },
};
