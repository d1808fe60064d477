/** Validates allocations. Pure. */
import type { AllocationDraft, OrderItem } from '@zakupki/api-client/schema';
import { add, compare, divide, multiply, strip, sum, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { offeredQuantity } from '@zakupki/procurement/offers/worth';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { Allotted } from '../comparison/award-lines.ts';
import { type Answer, listAnswers, priceOn } from '../bids/totals.ts';
import type { Fault } from '../../sentences/fault.ts';

/** Resolves references of the drafts and collects faults. */
export function readAllocations(
  order: OrderRecord,
  bids: readonly BidRecord[],
  drafts: readonly AllocationDraft[],
): { allotted: Allotted[]; faults: Fault[] } {
  const byId = new Map(bids.map((bid) => [bid.id, bid]));
  const answers = new Map<string, readonly Answer[]>();
  const items = new Map(order.items.map((item) => [item.id, item]));
  const usedLineIds = new Set<string>();
  const allotted: Allotted[] = [];
  const faults: Fault[] = [];
  drafts.forEach((draft, index) => {
    const bid = byId.get(draft.bidId);
    if (bid && !answers.has(bid.id)) answers.set(bid.id, listAnswers(order, bid));
    const answer = answers.get(draft.bidId)?.find(({ line }) => line.id === draft.bidItemId);
    const item = items.get(draft.orderItemId);
    const fault = faultOf(order, draft, { item, bid, answer, isTaken: usedLineIds.has(draft.bidItemId) });
    usedLineIds.add(draft.bidItemId);
    if (fault) faults.push({ ...fault, pointer: `/allocations/${index}${fault.pointer}` });
    else if (bid && answer) allotted.push({ draft, bid, answer });
  });
  return { allotted, faults: [...faults, ...(faults.length === 0 ? excessFaults(order, drafts) : [])] };
}

type Found = {
  item: OrderItem | undefined;
  bid: BidRecord | undefined;
  answer: Answer | undefined;
  isTaken: boolean;
};

function faultOf(order: OrderRecord, draft: AllocationDraft, { item, bid, answer, isTaken }: Found): Fault | null {
  if (!item) return { pointer: '/orderItemId', code: 'ref_not_found', said: 'award_line_unknown' };
  if (!bid) return { pointer: '/bidId', code: 'ref_not_found', said: 'award_bid_unknown' };
  if (bid.status !== 'submitted') return { pointer: '/bidId', code: 'not_allowed', said: 'award_bid_not_submitted' };
  if (answer?.item.id !== item.id) return { pointer: '/bidItemId', code: 'ref_not_found', said: 'award_offer_unknown' };
  if (isTaken) return { pointer: '/bidItemId', code: 'unique', said: 'award_offer_twice' };
  if (bid.excludedItemIds?.includes(item.id))
    return { pointer: '/bidItemId', code: 'not_allowed', said: 'award_offer_excluded' };
  const { line } = answer;
  if (line.isEquivalent && !order.alternativesAllowed)
    return { pointer: '/bidItemId', code: 'not_allowed', said: 'award_no_equivalents' };
  const offered = offeredQuantity(line, item.unitCode);
  if (!line.offered || offered === null || priceOn(order.compareBasis, order, bid, { item, line }).price === null)
    return { pointer: '/bidItemId', code: 'not_allowed', said: 'award_offer_not_priced' };
  if (compare(draft.quantity, offered) <= 0) return null;
  return { pointer: '/quantity', code: 'max', said: 'award_more_than_offered', params: { limit: strip(offered) } };
}

/** Lines awarded beyond quantity and tolerance; the fault is at the last allocation. */
function excessFaults({ items }: OrderRecord, drafts: readonly AllocationDraft[]): Fault[] {
  return items.flatMap((item): Fault[] => {
    const limit = maxQuantity(item);
    const itemDrafts = drafts.filter(({ orderItemId }) => orderItemId === item.id);
    if (limit === null || compare(sum(itemDrafts.map(({ quantity }) => quantity)), limit) <= 0) return [];
    const last = drafts.findLastIndex(({ orderItemId }) => orderItemId === item.id);
    return [
      { pointer: `/allocations/${last}/quantity`, code: 'max', said: 'award_more_than_asked', params: { limit } },
    ];
  });
}

/** Quantity plus tolerance. */
function maxQuantity({ quantity, quantityTolerancePercent }: OrderItem): Decimal | null {
  if (quantity === null) return null;
  return strip(divide(multiply(quantity, add('100', quantityTolerancePercent)), '100', 8));
}
