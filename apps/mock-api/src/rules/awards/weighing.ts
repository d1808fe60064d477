/** Blockers, required justification and notes of an award. Pure. */
import type {
  Allocation,
  AwardConflict,
  AwardFigures,
  AwardJustification,
  AwardNote,
  CheaperBid,
  ComparisonBest,
} from '@zakupki/api-client/schema';
import { QUANTITY_DIGITS, roundAmount, sumAmounts } from '@zakupki/procurement/money/amount';
import { quotedQuantity } from '@zakupki/procurement/offers/comparison-price';
import { compare, round, strip, sum } from '@zakupki/procurement/decimals/decimal';
import type { Allocation as CheapestAllocation } from '@zakupki/procurement/comparison/cheapest-allocation';
import { packStep, purchasedQuantity, quotedSums } from '@zakupki/procurement/offers/worth';
import type { Lang } from '@zakupki/words';
import { sentence } from '../../sentences/sentence.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { type Allotted, takenOf } from '../comparison/award-lines.ts';
import { toOffer } from '../bids/worth.ts';
import { addDays } from '@zakupki/mock-engine/dates/calendar';
import { concerns } from '../conflict-counts.ts';

type AwardWeights = {
  readonly blockers: AwardConflict[];
  readonly warnings: AwardConflict[];
  readonly waived: AwardConflict[];
  readonly justification: AwardJustification;
};

type Chosen = {
  readonly allocations: readonly Pick<Allocation, 'bidId' | 'orderItemId' | 'isBestPrice' | 'quantity'>[];
  readonly totals: Pick<AwardFigures['totals'], 'total'>;
};

/** Awards whose prices need no justification. */
export type Expected = {
  readonly cheapest: CheapestAllocation | null;
  /** The best complete bid, where the order is awarded to the lowest total. */
  readonly single: ComparisonBest['single'];
  /** Whether only `single` is by the criterion, since suppliers sealed their bids for it. */
  readonly isBinding: boolean;
};

/** @param conflicts of the order, open and waived @param cheaperBids as of `findCheaperBids` */
export function weighAward(
  figures: Chosen,
  conflicts: readonly AwardConflict[],
  expected: Expected,
  cheaperBids: readonly CheaperBid[],
): AwardWeights {
  const { allocations } = figures;
  const relevant = conflicts.filter((conflict) =>
    allocations.some(({ bidId, orderItemId }) => concerns(conflict, bidId, orderItemId)),
  );
  const open = relevant.filter(({ status }) => status === 'open');
  const warnings = open.filter(({ severity }) => severity === 'warning');
  // Waived notes need no justification.
  const waived = relevant.filter(({ status, severity }) => status === 'waived' && severity !== 'info');
  const isBest = isBestBid(figures, expected.single);
  const dearerItemIds =
    isCheapest(figures, expected.cheapest) || isBest
      ? []
      : [...new Set(allocations.flatMap(({ isBestPrice, orderItemId }) => (isBestPrice ? [] : [orderItemId])))];
  const reasons: AwardJustification['reasons'] = [
    ...(dearerItemIds.length > 0 ? (['not_best_price'] as const) : []),
    ...(expected.isBinding && expected.single !== null && !isBest ? (['not_by_criterion'] as const) : []),
    ...(cheaperBids.length > 0 ? (['cheaper_bid_set_aside'] as const) : []),
    ...(warnings.length > 0 ? (['open_warning'] as const) : []),
    ...(waived.length > 0 ? (['waived_conflict'] as const) : []),
  ];
  return {
    blockers: open.filter(({ severity }) => severity === 'blocker'),
    warnings,
    waived,
    justification: { isRequired: reasons.length > 0, reasons, dearerItemIds, cheaperBids: [...cheaperBids] },
  };
}

/** Same total and at least the same quantities. */
function isCheapest({ allocations, totals }: Chosen, cheapest: CheapestAllocation | null): boolean {
  if (cheapest === null || compare(totals.total, cheapest.total) > 0) return false;
  const awarded = Map.groupBy(allocations, ({ orderItemId }) => orderItemId);
  const needed = Map.groupBy(cheapest.parts, ({ lineId }) => lineId);
  const quantityOf = (parts: readonly { quantity: string }[] = []) => sum(parts.map(({ quantity }) => quantity));
  return [...needed].every(([id, parts]) => compare(quantityOf(awarded.get(id)), quantityOf(parts)) >= 0);
}

/** True when the award takes everything from that bid. */
function isBestBid({ allocations, totals }: Chosen, single: Expected['single']): boolean {
  return (
    single !== null &&
    compare(totals.total, single.total) === 0 &&
    allocations.every(({ bidId }) => bidId === single.bidId)
  );
}

const SOON_DAYS = 7;

/** @param today in the order's time zone */
export function listNotes(order: OrderRecord, allotted: readonly Allotted[], today: string, lang: Lang): AwardNote[] {
  const ofLines = allotted.flatMap((one) => packNote(order, one, lang) ?? []);
  const ofBids = [...Map.groupBy(allotted, ({ bid }) => bid.id).values()].flatMap((awarded) => [
    ...minimumNote(order, awarded, lang),
    ...expiryNote(awarded, today, lang),
  ]);
  return [...ofLines, ...ofBids];
}

/** Rounding up to packs buys more than awarded. */
function packNote(order: OrderRecord, allotted: Allotted, lang: Lang): AwardNote | null {
  const { draft, bid } = allotted;
  const taken = takenOf(order, allotted);
  const step = taken && packStep(taken.cell, taken.unitCode);
  const bought = taken && purchasedQuantity(taken.cell, taken.unitCode, taken.quantity);
  if (taken === null || step === null || bought === null) return null;
  const needed = quotedQuantity(taken.quantity, taken.cell, taken.unitCode);
  if (needed === null || compare(bought, needed) <= 0) return null;
  const params = { packSize: strip(step), quantity: strip(bought), needed: strip(round(needed, QUANTITY_DIGITS)) };
  const message = sentence(lang, 'note_pack_step', params);
  return { code: 'pack_step', bidId: bid.id, orderItemId: draft.orderItemId, message };
}

function minimumNote(order: OrderRecord, awarded: readonly Allotted[], lang: Lang): AwardNote[] {
  const bid = awarded[0]?.bid;
  const offer = bid && toOffer(order, bid, []);
  if (!bid || !offer || bid.minOrderAmount === null) return [];
  const { net, gross } = quotedSums(
    offer,
    awarded.flatMap((one) => takenOf(order, one) ?? []),
  );
  const sum = bid.vatMode === 'included' ? gross : net;
  if (compare(sum, bid.minOrderAmount) >= 0) return [];
  const params = { minimum: roundAmount(bid.minOrderAmount, bid.currency), currency: bid.currency, sum };
  const message = sentence(lang, 'note_below_minimum_order', params);
  return [{ code: 'below_minimum_order', bidId: bid.id, orderItemId: null, message }];
}

function expiryNote(awarded: readonly Allotted[], today: string, lang: Lang): AwardNote[] {
  const bid = awarded[0]?.bid;
  const soon = addDays(today, SOON_DAYS);
  if (!bid || bid.validUntil === null || soon === null || bid.validUntil > soon || bid.validUntil < today) return [];
  const message = sentence(lang, 'note_expires_soon', { day: bid.validUntil });
  return [{ code: 'expires_soon', bidId: bid.id, orderItemId: null, message }];
}

/** Waived conflicts keep their reason; open warnings get the award's justification. */
export function acceptConflicts({ warnings, waived }: AwardWeights, justification: string | null): AwardConflict[] {
  return [...waived, ...warnings.map((warning) => ({ ...warning, reason: justification }))];
}

/** The amount to check against the contract's digits. */
export const totalOfAll = (figures: AwardFigures): string =>
  sumAmounts([figures.totals.gross, figures.totals.delivery], figures.currency);
