/** Totals of a bid, an allocation and an award agree to the kopeck everywhere. */
import type { Comparison, ComparedBid, Currency } from '@zakupki/api-client/schema';
import { comparisonPrice } from '@zakupki/procurement/offers/comparison-price';
import { subtract } from '@zakupki/procurement/decimals/decimal';
import { SAME_CURRENCY } from '@zakupki/procurement/money/exchange';
import { Allocator } from '@zakupki/procurement/comparison/cheapest-allocation';
import { type Offer, type OfferedCell, type OfferMatrix, supplierKey } from '@zakupki/procurement/offers/matrix';
import { rankOffers } from '@zakupki/procurement/comparison/ranking';
import { roundAmount, sumAmounts } from '@zakupki/procurement/money/amount';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateAward } from '../../src/rules/awards/figures.ts';
import { type Allotted, allocateSplit, allocateToBid } from '../../src/rules/comparison/award-lines.ts';
import { compareBids } from '../../src/rules/comparison/comparison.ts';
import { type OrderSheet, createSheet } from '../../src/rules/comparison/order-sheet.ts';
import type { BidRecord } from '../../src/model/records/bids.ts';
import type { OrderRecord } from '../../src/model/records/orders.ts';
import { sizesOf } from '../exhaustive.ts';
import { NOW } from './example-order.ts';
import { orderWithBids } from './random-bids.ts';
import { calculateRanking } from '../../src/rules/order-figures.ts';

const RUNS = 1000;

const NOTHING = { marks: new Map(), worst: new Map(), previous: new Map() };

function compared(order: OrderRecord, bids: readonly BidRecord[]): Comparison {
  const wish = { includeExpired: true, includeDisqualified: true };
  return compareBids(order, bids, wish, NOTHING, { now: NOW, asOf: '2026-11-02T09:00:00Z' });
}

/** The table that a client builds from the answer. */
function matrixOf({ currency, basis, bids, rows }: Comparison): OfferMatrix {
  const competing = bids.filter(
    ({ competes, currency: quoted, exchangeRate }) => competes && (quoted === currency || exchangeRate),
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
      supplier: supplierKey(bid),
      vatMode: bid.vatMode,
      currency: bid.currency,
      exchange: bid.exchangeRate ?? SAME_CURRENCY,
      deliveryCost: bid.deliveryCost ?? null,
      deliveryVatRate: bid.deliveryVatRate ?? 'none',
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
  const quoted = {
    unitPrice,
    quantity,
    vatRate,
    unitCode,
    unitsPerPack: cell.unitsPerPack ?? null,
    packsPerUnit: cell.packsPerUnit ?? null,
    packSize: cell.packSize ?? null,
  };
  const terms = { basis, unitCode: row.unitCode, exchange: bid.exchangeRate ?? SAME_CURRENCY };
  const { price } = comparisonPrice({ ...quoted, vatMode: bid.vatMode }, terms);
  return price === null ? null : { ...quoted, price, promised: cell.deliveryDate ?? null, isBlocked: false };
}

/** The same orders, not awarded yet and without zero prices. */
const awardable = orderWithBids.map(({ order, bids }) => ({
  order,
  bids: bids.map((bid): BidRecord => ({
    ...bid,
    status: bid.status === 'won' || bid.status === 'lost' ? 'submitted' : bid.status,
    items: bid.items.map((line) => ({ ...line, unitPrice: line.unitPrice === '0' ? '7.35' : line.unitPrice })),
  })),
}));

const awardFigures = (sheet: OrderSheet, allotted: readonly Allotted[]) => calculateAward({ sheet, allotted });

/** Whether every line is bought at its compared quantity, without shortfalls within the tolerance. */
const isAsCompared = ({ order: { items } }: OrderSheet, allotted: readonly Allotted[]) =>
  items.every(({ id, quantity }) => {
    const parts = allotted.filter(({ draft }) => draft.orderItemId === id).map(({ draft }) => Number(draft.quantity));
    const total = parts.reduce((a, b) => a + b, 0);
    return total === 0 || quantity === null || Math.abs(total - Number(quantity)) < 1e-6;
  });

const difference = (a: string, b: string, currency: Currency) => roundAmount(subtract(a, b), currency);

for (const { runs, options } of sizesOf(RUNS))
  describe(`sums of ${runs} orders agree:`, options, () => {
    it('the comparison has the ranks and totals of the order and its bids', () => {
      fc.assert(
        fc.property(orderWithBids, ({ order, bids }) => {
          const { bids: columns, best } = compared(order, bids);
          const { bids: places, summary } = calculateRanking(order, bids, NOW);
          expect(columns.map(({ id, rank = null }) => [id, rank])).toEqual(
            bids.map(({ id }) => [id, places.get(id)?.rank ?? null]),
          );
          expect(best.single?.total ?? null).toBe(summary?.bestTotal ?? null);
        }),
        { numRuns: runs },
      );
    });

    it('a client can calculate the best options from the comparison', () => {
      fc.assert(
        fc.property(awardable, ({ order, bids }) => {
          const comparison = compared(order, bids);
          const matrix = matrixOf(comparison);
          const { single, perLine, splitSaving: saving } = comparison.best;
          const [ranked] = rankOffers(matrix);
          const cheapest = new Allocator(matrix).propose();
          expect(ranked?.total ?? null).toBe(single?.total ?? null);
          expect(cheapest?.total ?? null).toBe(perLine?.total ?? null);
          expect(saving).toBe(ranked && cheapest ? difference(ranked.total, cheapest.total, order.currency) : null);
        }),
        { numRuns: runs },
      );
    });

    it('an award to one supplier, or of each line to the cheapest, equals the comparison', () => {
      let checked = 0;
      fc.assert(
        fc.property(awardable, ({ order, bids }) => {
          const { bids: columns, best } = compared(order, bids);
          const sheet = createSheet(order, bids, NOW);
          const submitted = sheet.bids.filter(({ bid }) => bid.status === 'submitted');
          const awards = [
            { allotted: allocateSplit(sheet, () => true), total: best.perLine?.total },
            ...submitted.map((one) => ({
              allotted: allocateToBid(sheet, one),
              total: columns.find(({ id }) => id === one.bid.id)?.total,
            })),
          ].filter(
            ({ allotted, total }) => allotted.length > 0 && total !== undefined && isAsCompared(sheet, allotted),
          );
          checked += awards.length;
          expect(awards.map(({ allotted }) => awardFigures(sheet, allotted).totals.total)).toEqual(
            awards.map(({ total }) => total),
          );
        }),
        { numRuns: runs },
      );
      expect(checked).toBeGreaterThan(runs / 10);
    });

    it('suppliers’ totals add up to the award', () => {
      fc.assert(
        fc.property(awardable, ({ order, bids }) => {
          const sheet = createSheet(order, bids, NOW);
          const { totals, totalsBySupplier } = awardFigures(
            sheet,
            allocateSplit(sheet, () => true),
          );
          for (const field of ['net', 'vat', 'gross', 'delivery', 'total'] as const)
            expect(
              sumAmounts(
                totalsBySupplier.map((one) => one[field]),
                order.currency,
              ),
            ).toBe(totals[field]);
          const { net, vat, gross, delivery, withDelivery, total } = totals;
          expect(sumAmounts([net, vat], order.currency)).toBe(gross);
          expect(sumAmounts([gross, delivery], order.currency)).toBe(withDelivery.gross);
          expect(sumAmounts([withDelivery.net, withDelivery.vat], order.currency)).toBe(withDelivery.gross);
          expect(total).toBe(withDelivery[order.compareBasis]);
        }),
        { numRuns: runs },
      );
    });
  });
