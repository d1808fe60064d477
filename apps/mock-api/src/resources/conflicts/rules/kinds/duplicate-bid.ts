import type { BidSheet, OrderSheet } from '../../../comparison/rules/order-sheet.ts';
import { pairsOf } from './pairs.ts';
import type { Rule } from '../rule.ts';
import { findSameSupplier, identityOf, intersect, type SameSupplier } from './supplier-identity.ts';

/** Two submitted bids of one supplier on the same lot, neither an alternative to nor a revision of the other. */
export const duplicateBid: Rule = {
  kind: 'duplicate_bid',
  scope: 'between_bids',
  facets: { supplier: ['blocker'] },
  suggestions: ['mark_supersedes', 'mark_alternative', 'withdraw_one'],
  betweenBids: (submitted, sheet) => {
    const bids = submitted.map((bid) => ({
      bid,
      identity: identityOf(bid.bid.supplier),
      family: familyOf(bid, submitted),
      lots: lotsOf(bid, sheet),
    }));
    return pairsOf(bids)
      .filter(([a, b]) => a.family !== b.family && intersect(a.lots, b.lots))
      .flatMap(([a, b]) => {
        const same = findSameSupplier(a.identity, b.identity);
        if (same === null) return [];
        const numbers = [String(a.bid.bid.number), String(b.bid.bid.number)];
        return [
          {
            facet: 'supplier',
            severity: 'blocker' as const,
            bidIds: [a.bid.bid.id, b.bid.bid.id],
            orderItemId: null,
            details: { numbers, ...evidenceOf(same, a.bid.bid.supplier.name) },
          },
        ];
      });
  },
};

/** @param name of the first bid's supplier */
function evidenceOf(same: SameSupplier, name: string | null) {
  if (same.by === 'contact') return { taxScheme: null, taxId: null, name, phone: same.phone, email: same.email };
  const [taxScheme = null, taxId = null] = same.taxId.split(':');
  return { taxScheme, taxId, name: null, phone: null, email: null };
}

/** First bid of a chain of alternatives and revisions. */
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

/** An order without lots is one lot. */
function lotsOf({ cells }: BidSheet, { order }: OrderSheet): ReadonlySet<string> {
  if (order.lots.length === 0) return new Set(['']);
  return new Set(
    cells.flatMap(({ item, line, hasEquivalent, isExcluded }) =>
      !isExcluded && (line?.offered || hasEquivalent) ? [item.lotKey ?? ''] : [],
    ),
  );
}
