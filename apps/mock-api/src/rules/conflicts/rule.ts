/** Types of conflict rules and findings. */
import { hash } from 'node:crypto';
import type {
  ConflictAction,
  ConflictDetails,
  ConflictImpact,
  ConflictKindCode,
  ConflictPayload,
  ConflictScope,
  ConflictSeverity,
} from '@zakupki/api-client/schema';
import type { Words } from '@zakupki/words';
import type { ConflictFigures } from '../../model/records/conflicts.ts';
import type { FigureText, TextContext } from './figure-text.ts';
import type { BidSheet, Cell, OrderSheet } from '../comparison/order-sheet.ts';

/** Found in a cell or bid. */
export type Evidence = {
  readonly facet: string;
  readonly severity: ConflictSeverity;
  readonly details: ConflictFigures;
};

/** Found among bids. */
export type SharedEvidence = Evidence & { readonly bidIds: readonly string[]; readonly orderItemId: string | null };

export type Facet = {
  /** severities that its findings can have */
  readonly severities: readonly ConflictSeverity[];
  readonly title: Words;
  /** with names of figures and phrases in braces */
  readonly evidence: Words;
  readonly impact?: (details: ConflictFigures, context: TextContext) => ConflictImpact | null;
  /** a blocker that may be accepted with a reason; others prevent comparison or concern offers that do not bind */
  readonly isWaivable?: true;
  /** labels that are more specific than those in `ACTIONS` */
  readonly actionLabels?: Readonly<Partial<Record<ConflictAction, Words>>>;
};

/** A place where a conflict can be found. */
export type Place = Pick<Finding, 'kind' | 'facet' | 'orderItemId'>;

/** Everything about a kind of conflict: its words, and up to three ways to find it. */
export type Rule = {
  readonly kind: ConflictKindCode;
  readonly scope: ConflictScope;
  readonly name: Words;
  /** neutral: a conflict is something to check */
  readonly description: Words;
  /** the exact rule */
  readonly basis: Words;
  readonly facets: Readonly<Record<string, Facet>>;
  /** in the order of presentation; null for figures without a text */
  readonly figures: Readonly<Record<string, FigureText | null>>;
  /** texts made of several figures */
  readonly phrases?: Readonly<Record<string, (context: TextContext) => string>>;
  /** actions, the preferred one first */
  readonly suggestions: readonly ConflictAction[];
  /** Reason code that a disqualification proposes. Default: `terms`. */
  readonly disqualificationReason?: NonNullable<ConflictPayload['reasonCode']>;
  /** Conflicts of the same bids that follow from this one. Price rules skip incomparable prices, so those need no entry. */
  readonly causes?: (finding: Finding) => readonly Place[];
  /** runs for each line of draft and submitted bids */
  readonly inCell?: (cell: Cell, bid: BidSheet, sheet: OrderSheet) => readonly Evidence[];
  /** runs for draft and submitted bids */
  readonly inBid?: (bid: BidSheet, sheet: OrderSheet) => readonly Evidence[];
  /** runs once with all submitted bids */
  readonly betweenBids?: (submitted: readonly BidSheet[], sheet: OrderSheet) => readonly SharedEvidence[];
};

type FigureName<K extends ConflictKindCode> = Exclude<keyof Extract<ConflictDetails, { kind: K }>, 'kind'>;
/** Requires every figure of the contract. */
export type RuleFor<K extends ConflictKindCode> = Rule & {
  readonly kind: K;
  readonly figures: Readonly<Record<FigureName<K>, FigureText | null>>;
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

/** Each pair once, in input order. */
export function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((first, at) => all.slice(at + 1).map((second): [T, T] => [first, second]));
}
