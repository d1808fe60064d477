/** Builds an order with its bids and audit events. */
import type { PersonRef } from '@zakupki/api-client/schema';
import { isComparable, isListed } from '../../rules/bids/sealing.ts';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import type { AccountName } from '../../model/people.ts';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { buildBid, stepsOf } from './bid.ts';
import { buildAuditEvents, type OrderStep } from './steps.ts';
import { START } from '../moments.ts';
import { buildOrder, type SeedOrder } from './order.ts';
import { calculateRanking } from '../../rules/order-figures.ts';

export type OrderRecords = { order: OrderRecord; bids: BidRecord[]; audit: AuditRecord[] };

/** @param rank calculates the figures stored on an order and its bids */
export function buildOrderRecords(
  owner: AccountName | PersonRef,
  seedOrder: SeedOrder,
  rank: typeof calculateFigures = calculateFigures,
): OrderRecords {
  const order = buildOrder(owner, seedOrder);
  const built = (seedOrder.bids ?? []).map((bid, index) => ({
    bid: buildBid(order, bid, index + 1),
    steps: stepsOf(bid),
  }));
  const bids = built.map(({ bid }) => bid);
  const withTotal = { ...order, awardedTotal: order.awardedTotal ?? awardedTotal(order, bids) };
  return {
    ...rank(withTotal, bids, rankingMoment(seedOrder)),
    audit: buildAuditEvents(
      order,
      seedOrder.steps,
      built.filter(({ bid }) => isListed(bid)),
    ),
  };
}

/** The sum of the winning bids, null when there are none. */
function awardedTotal({ currency }: OrderRecord, bids: readonly BidRecord[]): string | null {
  const won = bids.flatMap(({ status, declaredTotal }) =>
    status === 'won' && declaredTotal !== null ? [declaredTotal] : [],
  );
  return won.length === 0 ? null : sumAmounts(won, currency);
}

const ENDS = new Set<OrderStep>(['award', 'unsuccessful', 'cancel']);

/** Finished orders are ranked as of the moment they ended. */
function rankingMoment({ steps }: SeedOrder): number {
  const end = steps.find(([, name]) => ENDS.has(name));
  return end ? Date.parse(end[0]) : START;
}

/** Calculates ranks, counts and summary by the server's rules, as of a moment (epoch ms). */
function calculateFigures(
  order: OrderRecord,
  bids: readonly BidRecord[],
  now: number,
): { order: OrderRecord; bids: BidRecord[] } {
  if (bids.length === 0) return { order, bids: [] };
  const {
    counts,
    summary,
    bids: places,
  } = calculateRanking(
    order,
    bids.filter((bid) => isComparable(order, bid)),
    now,
  );
  return { order: { ...order, counts, summary }, bids: bids.map((bid) => ({ ...bid, ...places.get(bid.id) })) };
}
