/** Workbook, comparison and bids agree to the kopeck for random offers. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Bid, Comparison } from '@zakupki/api-client/schema';
import { strip } from '@zakupki/procurement/decimals/decimal';
import { readFile } from '@zakupki/spreadsheet/files/read';
import { cellText } from '@zakupki/spreadsheet/cells/sheet';
import { bids as bidOperations } from '../../src/resources/bids/operations/bids.ts';
import { comparison as comparisonOperations } from '../../src/resources/comparison/operations.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { SomeOperation } from '@zakupki/mock-engine/pipeline/operation';
import { fileExports } from '../../src/resources/exports/operations.ts';
import type { BidRecord } from '../../src/model/records/bids.ts';
import type { OrderRecord } from '../../src/model/records/orders.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { createWorld, type World } from '@zakupki/mock-engine/world/world';
import { sizesOf } from '../exhaustive.ts';
import { buyerCall } from './buyer-call.ts';
import { NOW } from './example-order.ts';
import { orderWithBids } from './random-bids.ts';

/** FIGURES_RUNS=20000 runs longer. */
const RUNS = Number(process.env['FIGURES_RUNS'] ?? 1000);

let world: World;

beforeAll(() => {
  world = createWorld('figures', buildSeed());
});

const callIn = (lang: 'ru' | 'en') => buyerCall(world, NOW, lang);

/** The answer of an operation on an order of the world. */
function answerOf(operation: unknown, request: { params?: object; query?: object }, call: Call, target: unknown) {
  // Called like the pipeline calls an operation after its checks.
  const { handle } = operation as SomeOperation;
  return handle({ params: {}, query: {}, body: undefined, ...request }, call, target, undefined);
}

/** Rows of a sheet of the workbook as texts. */
type Sheets = readonly (readonly (readonly string[])[])[];

async function workbookOf(order: OrderRecord, call: Call): Promise<Sheets> {
  const { file } = answerOf(fileExports.exportOrder, { query: { format: 'xlsx' } }, call, order);
  const { sheets } = await readFile(file && 'write' in file ? await file.write() : new Uint8Array());
  return sheets.map(({ rows }) => rows.map((row) => row.map(cellText)));
}

/** The figure as text of a cell; empty without a value. */
const figure = (decimal: string | null | undefined) =>
  decimal === null || decimal === undefined ? '' : strip(decimal);

/** Rows above the lines of the comparison: title and headings. */
const INTRO = 4;
const LEADING = 6;
/** Rows below the lines: sums, rank, coverage, status, counts of conflicts, and an empty one. */
const BELOW = 12;

function expectComparison(rows: Sheets[number], { bids, rows: lines, best }: Comparison): void {
  const shown = lines.map((line, at) =>
    bids.map((bid, place) => {
      const cell = line.cells.find(({ bidId }) => bidId === bid.id);
      const [price = '', total = ''] = rows[INTRO + at]?.slice(LEADING + 2 * place) ?? [];
      return { price: /\d/u.test(price) ? price : '', total, cell };
    }),
  );
  for (const { price, total, cell } of shown.flat())
    expect([price, total]).toEqual([figure(cell?.unitPriceNormalized), figure(cell?.lineTotal)]);
  const below = (row: number) =>
    bids.map((_, place) => rows[INTRO + lines.length + row]?.[LEADING + 2 * place + 1] ?? '');
  expect(below(0)).toEqual(bids.map(({ sum }) => figure(sum?.net)));
  expect(below(1)).toEqual(bids.map(({ sum }) => figure(sum?.vat)));
  expect(below(2)).toEqual(bids.map(({ sum }) => figure(sum?.gross)));
  expect(below(3)).toEqual(bids.map(({ total }) => figure(total)));
  const bests = rows.slice(INTRO + lines.length + BELOW).map((row) => row[5]);
  const expected = [best.single?.total, best.perLine?.total, best.splitSaving].filter(
    (one) => one !== undefined && one !== null,
  );
  expect(bests).toEqual(expected.map(figure));
}

function expectOffers([, ...rows]: Sheets[number], order: OrderRecord, bids: readonly Bid[]): void {
  const offers = order.items.flatMap((item) =>
    bids.flatMap((bid) => bid.items.filter(({ orderItemId }) => orderItemId === item.id)),
  );
  expect(rows.map((row) => [row[14], row[17], row[21], row[22], row[23]])).toEqual(
    offers.map(({ quantity, unitPrice, computed }) =>
      [quantity, unitPrice, computed.lineTotal, computed.normalizedUnitPriceNet, computed.normalizedUnitPriceGross].map(
        figure,
      ),
    ),
  );
}

function expectTerms([, ...rows]: Sheets[number], bids: readonly Bid[]): void {
  expect(rows.map((row) => [...row.slice(8, 13), row[14]])).toEqual(
    bids.map(({ totals, declaredTotal, deliveryCost }) =>
      [totals.net, totals.vat, totals.gross, declaredTotal, deliveryCost, totals.comparableGross].map(figure),
    ),
  );
  expect(rows.map((row) => row[13]?.replaceAll(/[^\d]/gu, ''))).toEqual(
    bids.map(({ totals, deliveryCost }) =>
      Number(deliveryCost ?? 0) > 0 ? totals.deliveryVatRate.replace('none', '') : '',
    ),
  );
}

async function holds({ order: drawn, bids: offered }: { order: OrderRecord; bids: BidRecord[] }, lang: 'ru' | 'en') {
  const call = callIn(lang);
  for (const bid of world.bids.where('order', drawn.id)) world.bids.delete(bid.id);
  const order = world.orders.put({ ...drawn, version: (world.orders.get(drawn.id)?.version ?? 0) + 1 });
  for (const bid of offered) world.bids.put({ ...bid, ownerId: order.ownerId });
  const wish = { includeExpired: true, includeDisqualified: true };
  const compared = answerOf(comparisonOperations.getComparison, { query: wish }, call, order).body as Comparison;
  const stored = world.bids.where('order', order.id).toSorted((a, b) => a.number - b.number);
  const bids = stored.map((bid) => answerOf(bidOperations.getBid, {}, call, { bid, order }).body as Bid);
  const [offers = [], comparison = [], terms = []] = await workbookOf(order, call);
  expectOffers(offers, order, bids);
  expectComparison(comparison, compared);
  expectTerms(terms, bids);
}

for (const { runs, options } of sizesOf(RUNS)) {
  it(`of ${runs} orders`, options, async () => {
    const one = fc.asyncProperty(orderWithBids, fc.constantFrom('ru' as const, 'en' as const), holds);
    await fc.assert(one, { numRuns: runs });
  });
}
