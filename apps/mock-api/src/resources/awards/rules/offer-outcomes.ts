/** Outcome of each offered line: won with a quantity, or lost. Pure. */
import type { OfferOutcome } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import type { Allotted } from './lines.ts';
import { listAnswers } from '../../bids/rules/totals.ts';

const DECIDED: ReadonlySet<BidRecord['status']> = new Set(['submitted', 'won', 'lost']);

/** Priced lines only; none for withdrawn and disqualified bids. */
export function offerOutcomes(order: OrderRecord, bid: BidRecord, allotted: readonly Allotted[]): OfferOutcome[] {
  if (!DECIDED.has(bid.status)) return [];
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
