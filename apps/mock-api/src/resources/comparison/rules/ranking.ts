/** Ranks bids and counts conflicts of an order. */
import type { BidCounts, BidItem, OrderCounts, OrderSummary } from '@zakupki/api-client/schema';
import { isDecimal, min, sign, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { rankByTotal } from '@zakupki/procurement/comparison/ranking';
import { deltaPercent, savingsAgainst, spreadPercent } from '@zakupki/procurement/money/percent';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { dayIn } from '../../../dates/calendar.ts';
import { listAnswers, calculateLine, priceOn, quotedBasis } from '../../bids/rules/totals.ts';
import { comparableTotal } from '../../bids/rules/worth.ts';
import { countConflicts } from '../../conflicts/rules/counts.ts';
import { conflictsIn } from '../../conflicts/rules/find.ts';
import type { Finding } from '../../conflicts/rules/rule.ts';
import { createSheet, type BidSheet, type LastPrices, type OrderSheet } from './order-sheet.ts';

type BidRanking = { readonly rank: number | null; readonly counts: BidCounts };

type Ranking = {
  readonly counts: OrderCounts;
  readonly summary: OrderSummary | null;
  readonly bids: ReadonlyMap<string, BidRanking>;
  readonly findings: readonly Finding[];
};

type Counted = Pick<Finding, 'severity' | 'causedBy' | 'bidIds'>;

/**
 * Calculates the figures stored on the order and its bids. Findings caused by another are not counted.
 * @param now epoch ms
 * @param openOf returns the open findings; all by default
 */
export function calculateRanking(
  order: OrderRecord,
  bids: readonly BidRecord[],
  now: number,
  openOf: (findings: readonly Finding[]) => readonly Counted[] = (findings) => findings,
  lastPrices?: LastPrices,
): Ranking {
  const sheet = createSheet(order, bids, now, lastPrices);
  const findings = conflictsIn(sheet);
  const ranked = rankBids(sheet);
  const open = openOf(findings).filter(({ causedBy }) => causedBy === null);
  const byBid = Map.groupBy(
    open.flatMap((finding) => finding.bidIds.map((bidId) => ({ bidId, finding }))),
    ({ bidId }) => bidId,
  );
  return {
    counts: {
      items: order.items.length,
      bids: bids.length,
      submittedBids: bids.filter(wasSubmitted).length,
      ...countConflicts(open),
    },
    summary: bids.some(wasSubmitted) ? summaryOf(order, ranked) : null,
    bids: new Map(
      bids.map(({ id }) => [
        id,
        {
          rank: ranked.find(({ sheet: { bid } }) => bid.id === id)?.rank ?? null,
          counts: countConflicts((byBid.get(id) ?? []).map(({ finding }) => finding)),
        },
      ]),
    ),
    findings,
  };
}

/** Whether a bid expired, or became valid again, between two moments. */
export function hasExpiryChanged(order: OrderRecord, bids: readonly BidRecord[], at: number, now: number): boolean {
  const [then, today] = [dayIn(order.timeZone, at), dayIn(order.timeZone, now)];
  if (then === today) return false;
  const counts = ({ status }: BidRecord) => status === 'draft' || status === 'submitted';
  return bids.some((bid) => {
    const { validUntil } = bid;
    return validUntil !== null && counts(bid) && validUntil < today !== validUntil < then;
  });
}

function wasSubmitted({ status }: BidRecord): boolean {
  return status === 'submitted' || status === 'won' || status === 'lost';
}

/** Submitted and valid. After the decision, validity at that time counts. */
export function isContender({ bid, flags }: BidSheet): boolean {
  return wasSubmitted(bid) && !(bid.status === 'submitted' && flags.isExpired);
}

export type Ranked = { readonly sheet: BidSheet; readonly total: Decimal; readonly rank: number };

/** Ranks the complete bids of an order. */
export function rankBids({ bids }: OrderSheet): Ranked[] {
  return rankByTotal(
    bids.flatMap((sheet) =>
      isContender(sheet) && sheet.worth.isComplete && sheet.total !== null ? [{ sheet, total: sheet.total }] : [],
    ),
  );
}

function summaryOf(order: OrderRecord, ranked: readonly Ranked[]): OrderSummary {
  const [best] = ranked;
  if (best === undefined) return { bestTotal: null, bestBidId: null, spreadPercent: null, savingsVsBudget: null };
  const quoted = comparableTotal(order, best.sheet.worth, quotedBasis(order));
  return {
    bestTotal: best.total,
    bestBidId: best.sheet.bid.id,
    spreadPercent: writableOrNull(spreadPercent(ranked.map(({ total }) => total))),
    savingsVsBudget:
      order.budget === null || quoted === null ? null : savingsAgainst(order.budget, quoted, order.currency).amount,
  };
}

/** Lowest price above zero and earliest delivery day of a line. */
export type BestOfLine = { readonly price: Decimal | null; readonly day: string | null };

export function bestOfLines({ order, bids }: OrderSheet): ReadonlyMap<string, BestOfLine> {
  const contenders = bids.filter(isContender);
  return new Map(
    order.items.map((item, at) => {
      const cells = contenders.flatMap(({ cells: all }) => {
        const cell = all[at];
        return cell?.price && sign(cell.price) > 0 ? [{ price: cell.price, promised: cell.promised }] : [];
      });
      const [price, ...dearer] = cells.map((cell) => cell.price);
      const days = cells.flatMap(({ promised }) => (promised === null ? [] : [promised]));
      return [item.id, { price: price === undefined ? null : min(price, ...dearer), day: days.toSorted()[0] ?? null }];
    }),
  );
}

/** @param bids all bids of the order, including this one */
export function presentBidItems(
  order: OrderRecord,
  bid: BidRecord,
  bids: readonly BidRecord[],
  now: number,
): BidItem[] {
  const sheet = createSheet(order, bids, now);
  const best = bestOfLines(sheet);
  const bidSheet = sheet.bids.find((other) => other.bid.id === bid.id);
  const contends = bidSheet !== undefined && isContender(bidSheet);
  return listAnswers(order, bid).map((answer) => {
    const { item, line } = answer;
    const unitPrice = line.offered ? priceOn(order.compareBasis, order, bid, answer).price : null;
    const price = unitPrice !== null && sign(unitPrice) > 0 ? unitPrice : null;
    const { price: bestPrice, day } = best.get(item.id) ?? { price: null, day: null };
    const figures = calculateLine(order, bid, answer);
    const competes = contends && !line.isEquivalent && price !== null && !bid.excludedItemIds?.includes(item.id);
    return {
      ...line,
      computed: {
        ...figures,
        deltaToBestPercent:
          price === null || bestPrice === null ? null : writableOrNull(deltaPercent(price, bestPrice)),
        isBestPrice: competes && price === bestPrice,
        isBestDate: competes && day !== null && figures.deliveryDate === day,
      },
    };
  });
}

/** Returns null for a percentage that exceeds the contract's digits. */
export function writableOrNull(percent: Decimal | null): Decimal | null {
  return percent !== null && isDecimal(percent) ? percent : null;
}
