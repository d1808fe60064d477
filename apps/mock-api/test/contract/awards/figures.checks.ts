/** Recalculates the terms and figures of the seed's comparisons from their orders and bids. */
import type { Award, Bid, Comparison, Order } from '@zakupki/api-client/schema';
import { expectCells, expectComparison, expectLots, expectShares } from '../../recount/orders/expectations.ts';
import { sheetFrom } from '../../recount/orders/sheet.ts';
import { dayFormatter, plusDays } from '../../recount/recount.ts';
import { checks, expect } from '../suite/checks.ts';

type Quoted = Pick<Award['allocations'][number]['quoted'], 'currency' | 'vatMode' | 'unitsPerPack' | 'packsPerUnit'> & {
  readonly unitPrice: string | null;
};

const { as } = checks('awards');

as('buyer', 'the comparison › equals an independent calculation', async (buyer) => {
  const { data: orders } = (await buyer.ok('listOrders', { perPage: 100 })).body;
  for (const { id: orderId } of orders.filter(({ status }) => status !== 'draft')) {
    const query = { orderId, includeExpired: true, includeDisqualified: true };
    const { body: shown } = await buyer.ok('getComparison', query);
    const { body: order } = await buyer.ok('getOrder', { orderId });
    const { data } = (await buyer.ok('listBids', { orderId, perPage: 100, sort: ['number'] })).body;
    const reads = data.map(async ({ id }) => (await buyer.ok('getBid', { orderId, bidId: id })).body);
    const bids = await Promise.all(reads);
    expectTerms(order, bids, shown);
    expectLines(order, bids, shown);
    const sheet = sheetFrom(order, bids, dayFormatter(order.timeZone)(Date.parse(shown.asOf)));
    expectComparison(sheet, shown);
    expectCells(sheet, shown);
    expectLots(sheet, shown);
    expectShares(sheet, shown);
    expectDates(order, bids, shown);
    if (order.status === 'awarded') expectQuoted(order, bids, (await buyer.ok('getAward', { orderId })).body);
  }
});

/** Expects dates as entered, or the lead time after the decision. */
function expectDates({ decisionDate }: Order, bids: readonly Bid[], { rows }: Comparison): void {
  const offered = bids.flatMap((bid) => bid.items.filter((item) => item.offered));
  const offers = new Map(offered.map((item) => [item.id, item]));
  const dateOf = ({ bidItemId = '' }: { bidItemId?: string }) => {
    const { deliveryDate = null, leadTimeDays = null } = offers.get(bidItemId) ?? {};
    if (deliveryDate !== null || leadTimeDays === null || decisionDate === null) return deliveryDate ?? undefined;
    return plusDays(decisionDate, leadTimeDays);
  };
  const cells = rows.flatMap((row) => row.cells);
  expect(cells.map(({ deliveryDate }) => deliveryDate)).toEqual(cells.map(dateOf));
}

/** Expects offers as entered and the order's exchange rates. */
function expectQuoted({ exchangeRates }: Order, bids: readonly Bid[], award: Award): void {
  const offers = new Map(bids.flatMap((bid) => bid.items.map((item) => [item.id, { ...bid, ...item }])));
  const chosen = award.allocations.map(({ bidItemId }) => offers.get(bidItemId));
  expect(award.allocations.map(({ quoted }) => quotedOf(quoted))).toEqual(
    chosen.map((offer) => offer && quotedOf(offer)),
  );
  expect(award.exchangeRates).toEqual(
    exchangeRates.filter(({ currency }) => chosen.some((offer) => offer?.currency === currency)),
  );
}

const quotedOf = ({ currency, vatMode, unitPrice, unitsPerPack, packsPerUnit }: Quoted) => ({
  currency,
  vatMode,
  unitPrice,
  unitsPerPack,
  packsPerUnit,
});

/** Expects terms as entered and the order's exchange rates. */
function expectTerms({ exchangeRates }: Order, bids: readonly Bid[], shown: Comparison): void {
  const rateOf = (currency: string) => exchangeRates.find((one) => one.currency === currency);
  expect(shown.bids.map(termsOf)).toEqual(bids.map(termsOf));
  expect(shown.bids.map(({ exchangeRate }) => exchangeRate)).toEqual(bids.map(({ currency }) => rateOf(currency)));
  expect(shown.rates).toEqual(exchangeRates.filter(({ currency }) => bids.some((bid) => bid.currency === currency)));
}

/** Expects lines as requested and each offer as quoted. */
function expectLines({ items }: Order, bids: readonly Bid[], { rows }: Comparison): void {
  const offers = new Map(bids.flatMap((bid) => bid.items.map((item) => [item.id, item])));
  expect(rows.map(({ orderItemId, name, position, unitCode }) => ({ orderItemId, name, position, unitCode }))).toEqual(
    items.map(({ id, name, position, unitCode }) => ({ orderItemId: id, name, position, unitCode })),
  );
  expect(rows.map(({ quantity, ceiling, requiredBy }) => [quantity, ceiling, requiredBy])).toEqual(
    items.map(({ quantity, maxUnitPrice, requiredBy }) =>
      [quantity, maxUnitPrice, requiredBy].map((term) => term ?? undefined),
    ),
  );
  for (const { cells, ...row } of rows)
    for (const cell of cells.flatMap((one) => [one, ...(one.equivalents ?? [])])) {
      const offer = offers.get(cell.bidItemId ?? '');
      if (!offer) continue;
      expect({
        quantity: cell.quantity ?? row.quantity,
        unitCode: cell.unitCode ?? row.unitCode,
        vatRate: cell.vatRate ?? row.vatRate,
        unitPrice: cell.unitPrice ?? cell.unitPriceNormalized ?? null,
        packs: [cell.unitsPerPack, cell.packsPerUnit, cell.packSize],
      }).toEqual({
        quantity: offer.quantity ?? row.quantity,
        unitCode: offer.unitCode ?? row.unitCode,
        vatRate: offer.vatRate ?? row.vatRate,
        unitPrice: offer.unitPrice,
        packs: [offer.unitsPerPack, offer.packsPerUnit, offer.packSize].map((size) => size ?? undefined),
      });
    }
}

const TERMS = [
  'id',
  'number',
  'status',
  'round',
  'currency',
  'vatMode',
  'validUntil',
  'deliveryDays',
  'deliveryTerms',
  'deliveryCost',
  'payment',
  'warrantyMonths',
  'minOrderAmount',
] as const;

const termsOf = (bid: Partial<Pick<Bid, (typeof TERMS)[number]>>) =>
  Object.fromEntries(TERMS.map((term) => [term, bid[term] ?? null]));
