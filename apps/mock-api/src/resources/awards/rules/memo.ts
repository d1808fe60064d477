/** The memo stored with an award: offers and accepted conflicts at that time. Pure. */
import type { AwardConflict, AwardMemo, AwardOffer } from '@zakupki/api-client/schema';
import { offerOutcomes } from './offer-outcomes.ts';
import type { Allotted } from './lines.ts';
import { findBest } from '../../comparison/rules/best.ts';
import { unrankedReason } from '../../bids/rules/worth.ts';
import type { OrderSheet } from '../../comparison/rules/order-sheet.ts';
import { isContender, rankBids } from '../../comparison/rules/ranking.ts';

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
