/** The same figures through the API: create, publish, compare, award, and read every export. */
import { etag } from '@zakupki/api-client/operation';
import type { Award, Bid, Order, OrderExport } from '@zakupki/api-client/schema';
import { readFile } from '@zakupki/spreadsheet/files/read';
import { cellText } from '@zakupki/spreadsheet/cells/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/create-app.ts';
import type { BidRecord } from '../../../src/model/records/bids.ts';
import { allocationDrafts } from '../../contract/awards/allocation-drafts.ts';
import { client, type ContractClient } from '../../contract/suite/client.ts';
import { EXHAUSTIVE, oneOf } from '../../exhaustive.ts';
import { awardOf, quotedSums } from './award.ts';
import { expectAward, expectComparison, splitOf, wholeBid } from './expectations.ts';
import { recount } from './figures.ts';
import { anyOrder, type Drawn, TODAY } from './generator.ts';
import { toDecimal, parse } from './rational.ts';
import { type Sheet, sheetFrom } from './sheet.ts';

/** RECOUNT_HTTP_RUNS=600 runs longer. */
const RUNS = Number(process.env['RECOUNT_HTTP_RUNS'] ?? 60);
/** One of so many orders belongs to `npm test`. */
const SAMPLED = 6;
const SEED = 20_261_122;

const app = createApp();

type Sent = { readonly order: Order; readonly bids: readonly Bid[] };

/** Lines as in the drawn order, with the server's ids. */
async function send(buyer: ContractClient, { order: drawn, bids }: Drawn): Promise<Sent> {
  const { vatMode, vatRateDefault, compareBasis, budget, currency, exchangeRates, timeZone, delivery } = drawn;
  const items = drawn.items.map(({ name, quantity, unitCode, quantityTolerancePercent, vatRate }) => ({
    name,
    quantity,
    unitCode,
    quantityTolerancePercent,
    vatRate,
  }));
  const terms = { title: 'Пересчёт', category: 'goods', vatMode, vatRateDefault, compareBasis, currency } as const;
  const dates = { submissionDeadline: '2026-11-20T12:00:00Z', decisionDate: '2026-11-25', timeZone };
  const body = { ...terms, ...dates, budget, exchangeRates, delivery, items };
  const { body: draft } = await buyer.ok('createOrder', { body });
  await buyer.ok('publishOrder', { orderId: draft.id, ifMatch: etag(draft), body: {} });
  const ids = new Map(drawn.items.map(({ id }, at) => [id, draft.items[at]?.id ?? '']));
  for (const bid of bids) await sendBid(buyer, draft.id, bid, ids);
  const { body: published } = await buyer.ok('getOrder', { orderId: draft.id });
  await buyer.ok('closeOrder', { orderId: draft.id, ifMatch: etag(published), body: { reason: 'Все ответили' } });
  const { body: order } = await buyer.ok('getOrder', { orderId: draft.id });
  const { body: page } = await buyer.ok('listBids', { orderId: order.id, perPage: 100, sort: ['number'] });
  const stored = page.data.map(async ({ id }) => (await buyer.ok('getBid', { orderId: order.id, bidId: id })).body);
  return { order, bids: await Promise.all(stored) };
}

/** A bid that the server does not accept stays a draft. */
async function sendBid(buyer: ContractClient, orderId: string, bid: BidRecord, ids: ReadonlyMap<string, string>) {
  const { currency, vatMode, deliveryCost, minOrderAmount, supplier } = bid;
  const items = bid.items.map(({ quantity, unitCode, vatRate, orderItemId, ...line }) => ({
    ...line,
    id: undefined,
    orderItemId: ids.get(orderItemId) ?? '',
    ...(quantity !== null && { quantity }),
    ...(unitCode !== null && { unitCode }),
    ...(vatRate !== null && { vatRate }),
  }));
  const { name, taxId, vatPayer, address, contacts } = supplier;
  const terms = { currency, vatMode, deliveryCost, minOrderAmount, validUntil: bid.validUntil, deliveryDays: 10 };
  const payment = { kind: 'postpaid', prepayPercent: null, postpayDays: 30 } as const;
  const body = {
    ...terms,
    payment,
    supplier: { name, taxId, vatPayer, address, contacts },
    receivedAt: '2026-11-02T08:00:00Z',
    items,
  };
  const { body: draft } = await buyer.ok('createBid', { orderId, body });
  if (bid.status === 'draft') return;
  await buyer.call('submitBid', { orderId, bidId: draft.id, ifMatch: etag(draft), body: {} });
}

async function exported(buyer: ContractClient, id: string, query: object): Promise<Blob> {
  const { body } = await buyer.ok('exportOrder', { orderId: id, ...query });
  return body as unknown as Blob;
}

const textsOf = async (file: Blob) =>
  (await readFile(new Uint8Array(await file.arrayBuffer()))).sheets.map(({ rows }) =>
    rows.map((row) => row.map(cellText)),
  );

/** The sheet of the award, or the table of it. */
function expectAwardRows(rows: readonly string[][], sheet: Sheet, award: Award): void {
  const heading = rows.findIndex((row) => row[QUANTITY] === 'Quantity');
  const below = rows.slice(heading + 1).filter((row) => row[0] !== '');
  const moneyOf = (row: readonly string[] | undefined) => row?.slice(NET, NET + 3).map((text) => Number(text));
  const drafts = allocationDrafts(award.allocations);
  const { totals, totalsBySupplier } = awardOf(sheet, drafts);
  const amounts = ({ net, vat, gross }: { net: string; vat: string; gross: string }) => [net, vat, gross].map(Number);
  expect(moneyOf(below.at(-1))).toEqual(amounts(totals.withDelivery));
  const sums = below.filter(([kind]) => kind === 'Supplier total with delivery').map(moneyOf);
  expect(sums).toEqual(totalsBySupplier.map(({ withDelivery }) => amounts(withDelivery)));
  const lines = below.filter(([kind]) => kind === 'Line');
  const parts = lines.map((row) => [row[QUANTITY], ...(moneyOf(row) ?? [])]);
  const bySupplier = totalsBySupplier.flatMap(({ bidIds }) =>
    award.allocations.filter(({ bidId }) => bidIds.includes(bidId)),
  );
  expect(parts).toEqual(bySupplier.map((one) => [toDecimal(parse(one.quantity), 3), ...amounts(one)]));
}

const QUANTITY = 12;
const NET = 21;

async function expectFiles(buyer: ContractClient, sent: Sent, award: Award): Promise<void> {
  const sheet = sheetFrom(sent.order, sent.bids, TODAY);
  const { id } = sent.order;
  const json = (await exported(buyer, id, { format: 'json' })) as unknown as OrderExport;
  expect(json.award).toEqual(award);
  for (const { bidIds, goods } of json.purchaseOrders) {
    const drafts = award.allocations.filter(({ bidId }) => bidIds.includes(bidId));
    expect(goods).toEqual(quotedSums(sheet, drafts));
  }
  const workbook = await textsOf(await exported(buyer, id, { format: 'xlsx' }));
  expectAwardRows(workbook[2] ?? [], sheet, award);
  const csv = await exported(buyer, id, { format: 'csv', table: 'award' });
  const [table = []] = await textsOf(typeof csv === 'string' ? new Blob([csv]) : csv);
  expectAwardRows(table, sheet, award);
}

/** In turn the bid with the best total, the cheapest allocation and lines divided at random; null where conflicts block it. */
async function awardSome(buyer: ContractClient, sent: Sent, turn: number): Promise<Award | null> {
  const { order } = sent;
  const { body: shown } = await buyer.ok('getComparison', { orderId: order.id });
  const { single, perLine } = shown.best;
  const sheet = sheetFrom(sent.order, sent.bids, TODAY);
  const cheapest = perLine?.allocations ?? [];
  const whole = single ? wholeBid(sheet, single.bidId) : cheapest;
  const allocations = [whole, cheapest, splitOf(sheet, turn)][turn % 3] ?? [];
  if (allocations.length === 0) return null;
  const { body: preview } = await buyer.ok('previewAward', {
    orderId: order.id,
    body: { mode: 'manual', allocations },
  });
  expectAward(sheet, preview, allocations);
  if (!preview.canAward) return null;
  const body = { allocations, basedOn: preview.basedOn, justification: 'Пересчитано' };
  const { body: made } = await buyer.ok('awardOrder', { orderId: order.id, ifMatch: etag(order), body });
  expectAward(sheet, made, allocations);
  const { body: award } = await buyer.ok('getAward', { orderId: order.id });
  expect(award).toEqual(made);
  const counted = recount(sheet);
  expect(award.memo.best).toEqual(shown.best);
  expect(
    award.memo.offers.map(({ bidId, total, rank, unranked, coverage }) => ({ bidId, total, rank, unranked, coverage })),
  ).toEqual(
    counted.bids
      .filter(({ unranked }) => unranked !== 'draft')
      .map(({ id, total, rank, unranked, coverage }) => ({ bidId: id, total, rank, unranked, coverage })),
  );
  return award;
}

describe('the figures of orders sent to the API', () => {
  const drawn = fc.sample(anyOrder, { numRuns: RUNS, seed: SEED });
  let awarded = 0;
  for (const [at, one] of drawn.entries()) {
    it(`are recounted in order ${at}`, oneOf(SAMPLED, at), async () => {
      const buyer = (await client(app).signIn('buyer')).with({ headers: { 'accept-language': 'en' } });
      const sent = await send(buyer, one);
      const { body: shown } = await buyer.ok('getComparison', {
        orderId: sent.order.id,
        includeExpired: true,
        includeDisqualified: true,
      });
      const sheet = sheetFrom(sent.order, sent.bids, TODAY);
      expectComparison(sheet, shown);
      expect(sent.order.summary).toEqual(recount(sheet).summary);
      expect(sent.bids.map(({ rank }) => rank)).toEqual(shown.bids.map(({ rank = null }) => rank));
      const award = await awardSome(buyer, sent, at);
      if (!award) return;
      awarded += 1;
      await expectFiles(buyer, sent, award);
    });
  }
  it('include awards, unless conflicts block them', EXHAUSTIVE, () => {
    expect(awarded).toBeGreaterThan(RUNS / 4);
  });
});
