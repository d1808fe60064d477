/** The memo stored with an award: offers and accepted conflicts at the time of the decision. Pure. */
import type { AwardConflict, AwardMemo, AwardOffer, OfferOutcome } from '@zakupki/api-client/schema';
import type { Allotted } from '../comparison/award-lines.ts';
import { findBest } from '../comparison/best.ts';
import { unrankedReason } from '../bids/worth.ts';
import type { OrderSheet } from '../comparison/order-sheet.ts';
import { isContender, rankBids } from '../comparison/ranking.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { listAnswers } from '../bids/totals.ts';

/** @param atDeadline the order at its deadline; null when it was closed earlier */
export function createMemo(
  sheet: OrderSheet,
  allotted: readonly Allotted[],
  atDeadline: OrderSheet | null,
  acceptedConflicts: AwardConflict[],
): AwardMemo {
  const { budget, submissionDeadline } = sheet.order;
  return {
    budget,
    submissionDeadline,
    offers: offersOf(sheet, allotted),
    atDeadline: atDeadline ? offersOf(atDeadline, null) : [],
    acceptedConflicts,
    best: findBest(sheet, rankBids(sheet)),
  };
}

/** @param allotted null before the decision */
function offersOf(sheet: OrderSheet, allotted: readonly Allotted[] | null): AwardOffer[] {
  const ranks = new Map(rankBids(sheet).map((ranked) => [ranked.sheet, ranked.rank]));
  return sheet.bids
    .filter(({ bid }) => bid.status !== 'draft')
    .map((one) => {
      const { bid, total, worth, flags } = one;
      return {
        bidId: bid.id,
        number: bid.number,
        supplierName: bid.supplier.name ?? '',
        taxId: bid.supplier.taxId,
        status: bid.status,
        competes: isContender(one),
        receivedAt: bid.receivedAt,
        total,
        rank: ranks.get(one) ?? null,
        unranked: unrankedReason(bid, flags, worth),
        coverage: worth.coverage,
        deliveryDays: bid.deliveryDays,
        payment: bid.payment,
        validUntil: bid.validUntil,
        flags,
        lines: allotted === null ? [] : offerOutcomes(sheet.order, bid, allotted),
        setAsideFor: bid.disqualification?.reason ?? bid.withdrawal?.reason ?? null,
      };
    });
}

const CONSIDERED: ReadonlySet<BidRecord['status']> = new Set(['submitted', 'won', 'lost']);

/** Lists priced lines; empty for withdrawn and disqualified bids. */
function offerOutcomes(order: OrderRecord, bid: BidRecord, allotted: readonly Allotted[]): OfferOutcome[] {
  if (!CONSIDERED.has(bid.status)) return [];
  const won = new Map(allotted.map(({ draft }) => [draft.bidItemId, draft.quantity]));
  return listAnswers(order, bid).flatMap(({ item, line }): OfferOutcome[] => {
    if (!line.offered || line.unitPrice === null) return [];
    const quantity = won.get(line.id) ?? null;
    return [
      {
        orderItemId: item.id,
        bidItemId: line.id,
        offeredName: line.offeredName?.trim() || item.name,
        isEquivalent: line.isEquivalent,
        outcome: quantity === null ? 'lost' : 'won',
        quantity,
      },
    ];
  });
}
