/** Types of conflict rules and findings. */
import { hash } from 'node:crypto';
import type { ConflictAction, ConflictKindCode, ConflictScope, ConflictSeverity } from '@zakupki/api-client/schema';
import type { ConflictFigures } from '../../../world/records/conflicts.ts';
import type { BidSheet, Cell, OrderSheet } from '../../comparison/rules/order-sheet.ts';

/** Found in a cell or bid. */
export type Evidence = {
  readonly facet: string;
  readonly severity: ConflictSeverity;
  readonly details: ConflictFigures;
};

/** Found among bids. */
export type SharedEvidence = Evidence & { readonly bidIds: readonly string[]; readonly orderItemId: string | null };

/** A kind of conflict and up to three ways to find it. */
export type Rule = {
  readonly kind: ConflictKindCode;
  readonly scope: ConflictScope;
  /** facets with possible severities */
  readonly facets: Readonly<Record<string, readonly ConflictSeverity[]>>;
  /** actions, the preferred one first */
  readonly suggestions: readonly ConflictAction[];
  /** runs for each line of draft and submitted bids */
  readonly inCell?: (cell: Cell, bid: BidSheet, sheet: OrderSheet) => readonly Evidence[];
  /** runs for draft and submitted bids */
  readonly inBid?: (bid: BidSheet, sheet: OrderSheet) => readonly Evidence[];
  /** runs once with all submitted bids */
  readonly betweenBids?: (submitted: readonly BidSheet[], sheet: OrderSheet) => readonly SharedEvidence[];
};

/** A conflict found now, before any decision. */
export type Finding = SharedEvidence & {
  readonly kind: ConflictKindCode;
  /** stable, independent of the order of bids */
  readonly id: string;
  /** changes with the evidence and then invalidates waivers */
  readonly fingerprint: string;
  /** id of the finding that causes this one; caused findings are hidden */
  readonly causedBy: string | null;
};

export const NOTHING: readonly never[] = [];

export function toFinding(orderId: string, kind: ConflictKindCode, evidence: SharedEvidence): Finding {
  const bidIds = evidence.bidIds.toSorted();
  const identity = [kind, evidence.facet, orderId, bidIds, evidence.orderItemId];
  return {
    ...evidence,
    kind,
    bidIds,
    id: `cfl_${shortHash(identity)}`,
    fingerprint: shortHash(evidence.details),
    causedBy: null,
  };
}

/** 132 bits of sha-256: collisions within an order are practically impossible. */
export function shortHash(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
}
