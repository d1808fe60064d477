import type { BidSheet, OrderSheet } from '../order-sheet.ts';
import { pairsOf } from './pairs.ts';
import type { Rule } from './rule.ts';
import { identityOf, intersect, isSameSupplier } from './supplier-identity.ts';

/** Two standing bids of one supplier on the same lot, neither an alternative nor a new round of the other. */
export const duplicateBid: Rule = {
  kind: 'duplicate_bid',
  scope: 'between_bids',
  facets: { supplier: ['blocker'] },
  suggestions: ['mark_supersedes', 'mark_alternative', 'withdraw_one'],
  amongBids: (submitted, sheet) => {
    const bids = submitted.map((bid) => ({
      bid,
      identity: identityOf(bid.bid.supplier),
      family: familyOf(bid, submitted),
      lots: lotsOf(bid, sheet),
    }));
    return pairsOf(bids)
      .filter(([a, b]) => isSameSupplier(a.identity, b.identity) && a.family !== b.family && intersect(a.lots, b.lots))
      .map(([a, b]) => ({
        facet: 'supplier',
        severity: 'blocker',
        bidIds: [a.bid.bid.id, b.bid.bid.id],
        orderItemId: null,
        details: { numbers: [String(a.bid.bid.number), String(b.bid.bid.number)] },
      }));
  },
};

/** The bid a chain of alternatives and rounds began with. */
function familyOf({ bid }: BidSheet, bids: readonly BidSheet[]): string {
  const chain = new Set([bid.id]);
  let first = bid.id;
  let parent = bid.alternativeOfBidId ?? bid.supersedesBidId;
  while (parent !== null && !chain.has(parent)) {
    chain.add(parent);
    first = parent;
    const known = bids.find((other) => other.bid.id === first)?.bid;
    parent = known?.alternativeOfBidId ?? known?.supersedesBidId ?? null;
  }
  return first;
}

/** Keys of the lots the bid offers something for; an order without lots is one lot. */
function lotsOf({ cells }: BidSheet, { order }: OrderSheet): ReadonlySet<string> {
  if (order.lots.length === 0) return new Set(['']);
  return new Set(
    cells.flatMap(({ item, line, hasEquivalent, isExcluded }) =>
      !isExcluded && (line?.offered || hasEquivalent) ? [item.lotKey ?? ''] : [],
    ),
  );
}
