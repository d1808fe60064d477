/** What an award was based on, kept with it: the offers as they stood, and what was accepted with the choice. Pure. */
import type { AwardConflict, AwardMemo, AwardOffer } from '@zakupki/api-client/schema';
import { bestOf } from './comparison-best.ts';
import type { OrderSheet } from './order-sheet.ts';
import { isInTheRunning, rankedBids } from './standing.ts';

/** @param atDeadline the order as it stood when its deadline passed; null when it never did */
export function memoOf(
  sheet: OrderSheet,
  atDeadline: OrderSheet | null,
  acceptedConflicts: AwardConflict[],
): AwardMemo {
  const { budget, submissionDeadline } = sheet.order;
  return {
    budget,
    submissionDeadline,
    offers: offersOf(sheet),
    atDeadline: atDeadline ? offersOf(atDeadline) : [],
    acceptedConflicts,
    best: bestOf(sheet, rankedBids(sheet)),
  };
}

function offersOf(sheet: OrderSheet): AwardOffer[] {
  const ranks = new Map(rankedBids(sheet).map((ranked) => [ranked.sheet, ranked.rank]));
  return sheet.bids
    .filter(({ bid }) => bid.status !== 'draft')
    .map((one) => {
      const { bid, total, totals, flags } = one;
      return {
        bidId: bid.id,
        number: bid.number,
        supplierName: bid.supplier.name ?? '',
        taxId: bid.supplier.taxId,
        status: bid.status,
        competes: isInTheRunning(one),
        receivedAt: bid.receivedAt,
        total,
        rank: ranks.get(one) ?? null,
        coverage: totals.coverage,
        deliveryDays: bid.deliveryDays,
        payment: bid.payment,
        validUntil: bid.validUntil,
        flags,
        setAsideFor: bid.disqualification?.reason ?? bid.withdrawal?.reason ?? null,
      };
    });
}
