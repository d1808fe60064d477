/** What a bid, a split and an award come to, worked out in four places, is the same to the kopeck in all of them. */
import type { Comparison, ComparedBid } from '@zakupki/api-client/schema';
import { comparisonPrice } from '@zakupki/pricing/comparison-price';
import { compare } from '@zakupki/pricing/decimal';
import { SAME_CURRENCY } from '@zakupki/pricing/exchange';
import {
  bestSingle,
  bestSplit,
  type Offer,
  type OfferedCell,
  type OfferMatrix,
  splitSaving,
} from '@zakupki/pricing/offers';
import { sumAmounts } from '@zakupki/pricing/amount';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awardFigures } from '../src/rules/award.ts';
import { type Allotted, fromCheapest, fromOne, offeredQuantity } from '../src/rules/award-lines.ts';
import { comparisonOf } from '../src/rules/comparison.ts';
import { type OrderSheet, sheetOf } from '../src/rules/order-sheet.ts';
import { bestOfLines, standing } from '../src/rules/standing.ts';
import type { BidRecord, OrderRecord } from '../src/world/records.ts';
import { NOW } from './example-order.ts';
import { orderWithBids } from './random-bids.ts';

const RUNS = 1000;

const NOTHING = { marks: new Map(), worst: new Map(), previous: new Map() };

function compared(order: OrderRecord, bids: readonly BidRecord[]): Comparison {
  const wish = { includeExpired: true, includeDisqualified: true };
  return comparisonOf(order, bids, wish, NOTHING, { now: NOW, asOf: '2026-11-02T09:00:00Z' });
}

/** The table a client lays out, from nothing but the answer. */
function matrixOf({ currency, basis, bids, rows }: Comparison): OfferMatrix {
  const competing = bids.filter(
    ({ competes, currency: own, exchangeRate }) => competes && (own === currency || exchangeRate),
  );
  return {
    currency,
    basis,
    lines: rows.map(({ orderItemId, unitCode, quantity = null, tolerancePercent = '0' }) => ({
      id: orderItemId,
      unitCode,
      quantity,
      tolerancePercent,
    })),
    offers: competing.map((bid): Offer => ({
      id: bid.id,
      supplier: bid.supplier.supplierId ?? bid.id,
      vatMode: bid.vatMode,
      currency: bid.currency,
      exchange: bid.exchangeRate ?? SAME_CURRENCY,
      deliveryCost: bid.deliveryCost ?? null,
      minOrderAmount: bid.minOrderAmount ?? null,
      isBlocked: false,
      cells: rows.map((row) => cellOf(row, bid, basis)),
    })),
  };
}

function cellOf(row: Comparison['rows'][number], bid: ComparedBid, basis: Comparison['basis']): OfferedCell | null {
  const cell = row.cells.find(({ bidId }) => bidId === bid.id);
  const unitPrice = cell?.unitPrice ?? cell?.unitPriceNormalized;
  if (cell?.state !== 'offered' || unitPrice === undefined) return null;
  const { quantity = row.quantity ?? '0', unitCode = row.unitCode, vatRate = row.vatRate } = cell;
  const quoted = { unitPrice, quantity, vatRate, unitCode, unitsPerPack: cell.unitsPerPack ?? null };
  const terms = { basis, unitCode: row.unitCode, exchange: bid.exchangeRate ?? SAME_CURRENCY };
  const { price } = comparisonPrice({ ...quoted, vatMode: bid.vatMode }, terms);
  return price === null ? null : { ...quoted, price, promised: cell.deliveryDate ?? null, isBlocked: false };
}

/** What may be awarded: nothing is decided yet, and nothing costs nothing. */
const awardable = orderWithBids.map(({ order, bids }) => ({
  order,
  bids: bids.map((bid): BidRecord => ({
    ...bid,
    status: bid.status === 'won' || bid.status === 'lost' ? 'submitted' : bid.status,
    items: bid.items.map((line) => ({ ...line, unitPrice: line.unitPrice === '0' ? '7.35' : line.unitPrice })),
  })),
}));

const figuresOf = (sheet: OrderSheet, allotted: readonly Allotted[]) =>
  awardFigures({ sheet, best: bestOfLines(sheet), allotted });

/** Whether nothing was cut down to what was asked for. */
const isAllQuoted = (allotted: readonly Allotted[]) =>
  allotted.every(({ draft, answer: { item, line } }) => {
    const offered = offeredQuantity(line, item.unitCode);
    return offered !== null && compare(offered, draft.quantity) === 0;
  });

describe('sums agree:', () => {
  it('the comparison ranks and totals as the order and its bids do', () => {
    fc.assert(
      fc.property(orderWithBids, ({ order, bids }) => {
        const { bids: columns, best } = compared(order, bids);
        const { bids: places, summary } = standing(order, bids, NOW);
        expect(columns.map(({ id, rank = null }) => [id, rank])).toEqual(
          bids.map(({ id }) => [id, places.get(id)?.rank ?? null]),
        );
        expect(best.single?.total ?? null).toBe(summary?.bestTotal ?? null);
      }),
      { numRuns: RUNS },
    );
  });

  it('a client that has nothing but the comparison comes to its bests', () => {
    fc.assert(
      fc.property(awardable, ({ order, bids }) => {
        const comparison = compared(order, bids);
        const matrix = matrixOf(comparison);
        const { single, perLine, splitSaving: saving } = comparison.best;
        expect(bestSingle(matrix)?.total ?? null).toBe(single?.total ?? null);
        expect(bestSplit(matrix)?.total ?? null).toBe(perLine?.total ?? null);
        expect(splitSaving(matrix)).toBe(saving);
      }),
      { numRuns: RUNS },
    );
  });

  it('an award of everything to one, or of each line to the cheapest, comes to what was compared', () => {
    let checked = 0;
    fc.assert(
      fc.property(awardable, ({ order, bids }) => {
        const { bids: columns, best } = compared(order, bids);
        const sheet = sheetOf(order, bids, NOW);
        const submitted = sheet.bids.filter(({ bid }) => bid.status === 'submitted');
        const awards = [
          { allotted: fromCheapest(sheet, () => true), total: best.perLine?.total },
          ...submitted.map((one) => ({
            allotted: fromOne(sheet, one),
            total: columns.find(({ id }) => id === one.bid.id)?.total,
          })),
        ].filter(({ allotted, total }) => allotted.length > 0 && total !== undefined && isAllQuoted(allotted));
        checked += awards.length;
        expect(awards.map(({ allotted }) => figuresOf(sheet, allotted).totals.total)).toEqual(
          awards.map(({ total }) => total),
        );
      }),
      { numRuns: RUNS },
    );
    expect(checked).toBeGreaterThan(RUNS / 10);
  });

  it('what suppliers get adds up to what is awarded', () => {
    fc.assert(
      fc.property(awardable, ({ order, bids }) => {
        const sheet = sheetOf(order, bids, NOW);
        const { totals, totalsBySupplier } = figuresOf(
          sheet,
          fromCheapest(sheet, () => true),
        );
        for (const field of ['net', 'vat', 'gross', 'delivery', 'total'] as const)
          expect(
            sumAmounts(
              totalsBySupplier.map((one) => one[field]),
              order.currency,
            ),
          ).toBe(totals[field]);
        const { net, vat, gross, delivery, total } = totals;
        expect(sumAmounts([net, vat], order.currency)).toBe(gross);
        const basis = order.compareBasis === 'gross' ? gross : net;
        expect(sumAmounts([basis, delivery], order.currency)).toBe(total);
      }),
      { numRuns: RUNS },
    );
  });
});
