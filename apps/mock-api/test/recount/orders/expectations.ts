/** Figures of a comparison and an award by the recount. */
import type { Allocation, AllocationDraft, AwardFigures, Comparison } from '@zakupki/api-client/schema';
import { expect } from 'vitest';
import { awardOf } from './award.ts';
import { faultsOf, isAmbiguous } from './feasible.ts';
import { recount, shownBids } from './figures.ts';
import {
  compare,
  divide,
  HUNDRED,
  multiply,
  parse,
  type Rational,
  subtract,
  toAmount,
  toDecimal,
  toMinor,
  ZERO,
} from './rational.ts';
import { type Bidder, type Offer, readOffer, type Sheet } from './sheet.ts';
import {
  addMoney,
  awardable,
  charge,
  comparableLines,
  convert,
  coversInFull,
  deliveryOf,
  goodsOf,
  onBasis,
} from './worth.ts';

export function expectComparison(sheet: Sheet, shown: Comparison): void {
  const counted = recount(sheet);
  const { single, perLine, splitSaving } = shown.best;
  const { allocation } = counted;
  expect(shownBids(shown)).toEqual(counted.bids);
  expect(single).toEqual(counted.single);
  if (isAmbiguous(sheet)) return;
  const { allocations = [], bids = [], ...figures } = perLine ?? {};
  expect(faultsOf(sheet, allocations, allocation)).toEqual([]);
  expect({ ...figures, bids: bids.length, splitSaving }).toEqual({
    ...(allocation && {
      total: toAmount(allocation.total),
      linesCovered: allocation.linesCovered,
      linesShort: allocation.linesCovered - allocation.linesInFull,
      isExact: !(hasMinimum(sheet) && perLine?.isExact === false),
    }),
    bids: allocation?.shares.length ?? 0,
    splitSaving: counted.splitSaving,
  });
}

/** Unit prices and totals, the lowest price of each line, and the differences of the others from it. */
export function expectCells(sheet: Sheet, { bids, rows }: Comparison): void {
  const { lines, bidders } = sheet;
  const best = lines.map((_line, at) =>
    lowest(bidders.flatMap(({ competes, offers }) => (competes && offers[at]) || [])),
  );
  const priceOf = (id: string, at: number) => bidderOf(sheet, id)?.offers[at]?.price;
  const deltaOf = (price: Rational, than: Rational) => multiply(divide(subtract(price, than), than), HUNDRED);
  expect(
    rows.map(({ bestPrice, cells }) => ({
      bestPrice,
      cells: cells.map(({ bidId, unitPriceNormalized, lineTotal, deltaPercent, isBestPrice }) => ({
        bidId,
        unitPriceNormalized,
        lineTotal,
        deltaPercent,
        isBestPrice,
      })),
    })),
  ).toEqual(
    rows.map(({ cells }, at) => {
      const than = best[at];
      return {
        bestPrice: than && toDecimal(than, 4),
        cells: cells.map(({ bidId }) => {
          const price = priceOf(bidId, at);
          return {
            bidId,
            unitPriceNormalized: price && toDecimal(price, 4),
            lineTotal: totalOf(sheet, bidderOf(sheet, bidId), [at]),
            deltaPercent: price && than && toDecimal(deltaOf(price, than), 2),
            isBestPrice: price && than && compare(price, than) === 0 ? true : undefined,
          };
        }),
      };
    }),
  );
  expect(bids.map(({ bestPrices }) => bestPrices)).toEqual(
    bids.map(
      ({ id }) =>
        rows.filter(({ cells }) => cells.some(({ bidId, isBestPrice }) => bidId === id && isBestPrice)).length,
    ),
  );
}

/** What a bid's offers for some lines cost, on the basis; undefined without a comparable offer. */
function totalOf(sheet: Sheet, bidder: Bidder | undefined, places: number[]): string | undefined {
  const found = bidder ? comparableLines(sheet, bidder, places) : [];
  return bidder?.exchange && found.length > 0 ? toAmount(onBasis(sheet, goodsOf(bidder, found))) : undefined;
}

const bidderOf = ({ bidders }: Sheet, id: string) => bidders.find(({ bid }) => bid.id === id);

/** What the bids offer in each lot. */
export function expectLots(sheet: Sheet, { lots, rows }: Comparison): void {
  const competing = new Set(sheet.bidders.filter(({ competes }) => competes).map(({ bid }) => bid.id));
  for (const { key, totals } of lots) {
    const places = rows.flatMap(({ lotKey }, at) => (lotKey === key ? [at] : []));
    const counted = sheet.bidders.map((bidder) => {
      const found = comparableLines(sheet, bidder, places);
      return {
        bidId: bidder.bid.id,
        linesOffered: found.length,
        linesTotal: places.length,
        isComplete: found.filter(({ line, offer }) => coversInFull(line, offer)).length === places.length,
        total: totalOf(sheet, bidder, places),
      };
    });
    const complete = counted.filter(({ bidId, isComplete }) => isComplete && competing.has(bidId));
    const [best] = complete.map(({ total }) => toMinor(total ?? '')).toSorted((one, other) => Number(one - other));
    expect(totals).toEqual(
      counted.map((one) =>
        complete.includes(one) && toMinor(one.total ?? '') === best ? { ...one, isBest: true } : one,
      ),
    );
  }
}

/** What each bid of the cheapest allocation supplies, with its delivery, on the basis. */
export function expectShares(sheet: Sheet, { best: { perLine } }: Comparison): void {
  const { allocations = [], bids = [] } = perLine ?? {};
  expect(bids).toEqual(
    bids.map(({ bidId }) => {
      const bidder = bidderOf(sheet, bidId);
      const won = allocations.filter((allocation) => allocation.bidId === bidId);
      const charges = won.flatMap(({ bidItemId, quantity }) => {
        const offer = bidder?.offers.find((one) => one?.bidItemId === bidItemId);
        return offer ? [charge(offer, parse(quantity))] : [];
      });
      const cost = bidder && onBasis(sheet, addMoney(convert(bidder, charges), deliveryOf(bidder)));
      return { bidId, lines: won.length, total: cost && toAmount(cost) };
    }),
  );
}

/** The lowest comparable price of a unit; undefined without an offer. */
const lowest = (offers: readonly Offer[]): Rational | undefined =>
  offers.map(({ price }) => price).toSorted(compare)[0];

/** The moves for minimum orders may be too many to try all. */
const hasMinimum = ({ bidders }: Sheet) => bidders.some(({ bid }) => bid.minOrderAmount !== null);

/** Amounts of each allocation, sums of each supplier and of all, savings. */
export function expectAward(sheet: Sheet, shown: AwardFigures, drafts: readonly AllocationDraft[]): void {
  const { allocations, totals, totalsBySupplier, savings, unawardedItemIds } = awardOf(sheet, drafts);
  expect(shown).toMatchObject({ allocations, totals, totalsBySupplier, savings, unawardedItemIds });
  // VAT is distributed over the lines of a rate, so that they add up to the supplier's total.
  for (const part of ['net', 'vat', 'gross'] as const)
    expect(
      shown.totalsBySupplier.map(({ bidIds }) =>
        toAmount(
          sumOfParts(
            shown.allocations.filter(({ bidId }) => bidIds.includes(bidId)),
            part,
          ),
        ),
      ),
    ).toEqual(totalsBySupplier.map((one) => one[part]));
}

const sumOfParts = (allocations: readonly Allocation[], part: 'net' | 'vat' | 'gross') =>
  allocations.reduce((total, one) => total + toMinor(one[part]), 0n);

/** All lines of one bid, up to the requested quantities. */
export function wholeBid(sheet: Sheet, bidId: string): AllocationDraft[] {
  const bidder = bidderOf(sheet, bidId);
  return sheet.lines.flatMap((line, at) => {
    const offer = bidder?.offers[at];
    if (!offer) return [];
    const quantity = toDecimal(awardable(line, offer), 3);
    return [{ orderItemId: line.item.id, bidId, bidItemId: offer.bidItemId, quantity }];
  });
}

/** The offers of a bid for a line, equivalents included. */
function offersFor({ order }: Sheet, { bid, exchange, offers }: Bidder, at: number): Offer[] {
  const item = order.items[at];
  if (!item || !exchange || bid.excludedItemIds?.includes(item.id)) return [];
  const equivalents = bid.items
    .filter(({ orderItemId, isEquivalent, offered }) => orderItemId === item.id && isEquivalent && offered)
    .map((entry) => readOffer(order, bid, item, entry, exchange));
  return [offers[at] ?? null, ...equivalents].filter((offer) => offer !== null);
}

/** Shares of the available quantity, in turn. */
const PARTS = [1, 0.5, 0.333, 1];

/** Lines divided among offers as a user may enter it; `pick` chooses the parts. */
export function splitOf(sheet: Sheet, pick: number): AllocationDraft[] {
  return sheet.lines.flatMap((line, at) => {
    const offers = sheet.bidders.flatMap((bidder) =>
      bidder.bid.status === 'submitted'
        ? offersFor(sheet, bidder, at).map((offer) => ({ bid: bidder.bid, offer }))
        : [],
    );
    const first = (pick + at) % Math.max(1, offers.length);
    let left = Number(line.item.quantity);
    return [...offers.slice(first), ...offers.slice(0, first)].flatMap(({ bid, offer }, place) => {
      const most = Math.min(left, Number(toDecimal(awardable(line, offer), 3)));
      const part = Math.floor(most * (PARTS[(pick + place) % PARTS.length] ?? 1) * 1000) / 1000;
      left -= part;
      const quantity = String(Number(part.toFixed(3)));
      return compare(parse(quantity), ZERO) > 0
        ? [{ orderItemId: line.item.id, bidId: bid.id, bidItemId: offer.bidItemId, quantity }]
        : [];
    });
  });
}
