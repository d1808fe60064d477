/** What a rule is, what it finds, and how a finding keeps its identity over recomputing. */
import { hash } from 'node:crypto';
import type { ConflictAction, ConflictKindCode, ConflictScope, ConflictSeverity } from '@zakupki/api-client/schema';
import type { ConflictFigures } from '../../../world/records/conflicts.ts';
import type { BidSheet, Cell, OrderSheet } from '../../comparison/rules/order-sheet.ts';

/** What a rule says of one cell or bid. */
export type Evidence = {
  readonly facet: string;
  readonly severity: ConflictSeverity;
  readonly details: ConflictFigures;
};

/** What a rule says of several bids, or of one bid among them. */
export type SharedEvidence = Evidence & { readonly bidIds: readonly string[]; readonly orderItemId: string | null };

/** One kind of conflict: its help text's facts, and any of three ways to look for it. */
export type Rule = {
  readonly kind: ConflictKindCode;
  readonly scope: ConflictScope;
  /** its variants, and the severities each can have */
  readonly facets: Readonly<Record<string, readonly ConflictSeverity[]>>;
  /** ways out, the usual one first */
  readonly suggestions: readonly ConflictAction[];
  /** asked of each line of each draft and submitted bid */
  readonly inCell?: (cell: Cell, bid: BidSheet, sheet: OrderSheet) => readonly Evidence[];
  /** asked of each draft and submitted bid */
  readonly inBid?: (bid: BidSheet, sheet: OrderSheet) => readonly Evidence[];
  /** asked once, with the submitted bids alone */
  readonly betweenBids?: (submitted: readonly BidSheet[], sheet: OrderSheet) => readonly SharedEvidence[];
};

/** A contradiction found now, before anything the buyer said about it. */
export type Finding = SharedEvidence & {
  readonly kind: ConflictKindCode;
  /** the same over recomputing, whatever order the bids come in */
  readonly id: string;
  /** changes when the evidence does, so that a waiver of the old evidence no longer holds */
  readonly fingerprint: string;
  /** the finding this one merely follows from; it is not shown or counted while that one stands */
  readonly causedBy: string | null;
};

export const NOTHING: readonly never[] = [];

/** Gives evidence its identity. */
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

/** Short and the same for the same. 132 bits: no two findings of one order ever meet. */
export function shortHash(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22);
}
