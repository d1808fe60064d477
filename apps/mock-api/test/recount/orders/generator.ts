/** Random orders and bids with hard cases for the comparison. */
import type { VatRate } from '@zakupki/api-client/schema';
import fc from 'fast-check';
import type { BidItemRecord, BidRecord } from '../../../src/model/records/bids.ts';
import type { OrderRecord } from '../../../src/model/records/orders.ts';
import { aBid, aLine, anItem, anOrder, aSupplier } from '../example-order.ts';

/** YYYY-MM-DD at `NOW` of the example order, in its time zone. */
export const TODAY = '2026-11-02';

export type Drawn = { readonly order: OrderRecord; readonly bids: readonly BidRecord[] };

/** Usually the first value, sometimes another. */
const mostly = <T>(usual: T, ...others: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 29, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

/** The offered quantity as a share of the requested one. */
const anyShare = fc.oneof(
  { weight: 10, arbitrary: fc.constant(1) },
  { weight: 3, arbitrary: fc.constantFrom(0.97, 0.95, 1.2, 2) },
  { weight: 2, arbitrary: fc.constantFrom(0.9, 0.75, 0.5, 0.3333, 0.1) },
);
const rate = fc.constantFrom<(VatRate | null)[]>(null, null, null, null, 'none', '0', '5', '7', '10');

/** The units of an offer: code, number of the order's units, content, pack size. */
type Packing = readonly [
  code: string | null,
  size: number,
  unitsPerPack?: string | null,
  packSize?: string | null,
  packsPerUnit?: string,
];
const PACKINGS: Readonly<Record<string, readonly Packing[]>> = {
  H87: [
    [null, 1],
    [null, 1],
    [null, 1],
    [null, 1],
    [null, 1, null, '25'],
    [null, 1, null, '7'],
    ['DZN', 12],
    ['DZN', 12, null, '1'],
    ['CEN', 100],
    ['XBX', 10, '10'],
    ['XPK', 6, '6', '2'],
    ['XBX', 12.5, '12.5'],
  ],
  KGM: [
    [null, 1],
    [null, 1],
    [null, 1, null, '2.5'],
    ['GRM', 0.001],
    ['TNE', 1000, null, '0.05'],
    ['XSA', 25, '25'],
  ],
  DZN: [
    [null, 1],
    ['H87', 1 / 12],
    ['H87', 1 / 12, null, '60'],
  ],
  XBX: [
    [null, 1],
    [null, 1],
    ['H87', 1 / 12, null, '30', '12'],
    ['H87', 0.5, null, null, '2'],
    [null, 1],
    ['XPK', 2.5, '5', null, '2'],
  ],
};

const WHOLE: Packing = [null, 1];

const item = fc.record({
  unitCode: fc.constantFrom('H87', 'H87', 'H87', 'KGM', 'DZN', 'XBX'),
  quantity: fc.constantFrom('1', '3', '10', '36', '40', '50', '75', '12.5', '33.333'),
  quantityTolerancePercent: fc.constantFrom('0', '0', '0', '5', '10', '2.5'),
  vatRate: fc.constantFrom(null, null, null, '10' as const, '5' as const, 'none' as const),
});

const offer = fc.record({
  isMissing: mostly(false, true),
  isOffered: mostly(true, false),
  isPriced: mostly(true, false),
  /** in another unit without its content */
  isOpaque: mostly(false, true),
  /** an equivalent, instead of the requested item or in addition */
  equivalent: mostly<'beside' | 'instead' | null>(null, 'beside', 'instead'),
  share: anyShare,
  /** less than the quantity of a line with a tolerance, and in packs: no text defines what covers the rest */
  isShortInPacks: mostly(false, true),
  packing: fc.nat(60),
  /** of one of the order's units, in ten-thousandths of the order's currency, before VAT */
  price: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(90_000, 100_000, 100_000, 105_000, 110_000, 123_450) },
    { weight: 3, arbitrary: fc.integer({ min: 60_000, max: 160_000 }) },
    { weight: 1, arbitrary: mostly(12_345, 0, 1_234_567) },
  ),
  vatRate: rate,
});

const RATES: OrderRecord['exchangeRates'] = [
  { currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' },
  { currency: 'CNY', rate: '113.0871', nominal: 10, date: '2026-10-30', source: 'cbr' },
];
/** The approximate exchange rate, so that prices have similar values. */
const WORTH: Readonly<Record<string, number>> = { RUB: 1, EUR: 98, CNY: 11, USD: 90 };

const bid = fc.record({
  status: mostly<BidRecord['status']>('submitted', 'draft', 'withdrawn', 'disqualified'),
  validUntil: mostly<string | null>('2026-11-30', '2026-11-02', null, '2026-11-01'),
  currency: fc.oneof(
    { weight: 14, arbitrary: fc.constantFrom('RUB', 'RUB', 'EUR', 'CNY') },
    { weight: 1, arbitrary: fc.constant('USD') },
  ),
  vatMode: fc.constantFrom('included', 'excluded'),
  deliveryCost: fc.constantFrom(null, null, 10, 45, 100.01),
  /** approximate value of the order's goods */
  minimum: fc.constantFrom(null, null, null, null, null, null, 0.3, 0.8, 1.5),
  vatPayer: fc.constantFrom(null, null, true, true, false),
  onlyRate: fc.constantFrom<(VatRate | null)[]>(null, null, null, null, null, null, null, null, 'none', '5', '7'),
  supplier: mostly('own', 'shared'),
  leftOut: mostly<number | null>(null, 0, 1, 2, 3),
  offers: fc.array(offer, { minLength: 6, maxLength: 6 }),
});

type DrawnBid = typeof bid extends fc.Arbitrary<infer T> ? T : never;
type DrawnOffer = DrawnBid['offers'][number];

const order: fc.Arbitrary<OrderRecord> = fc
  .record({
    budget: fc.constantFrom(null, '1500.00', '1000.05', '90000.00'),
    compareBasis: fc.constantFrom('net', 'gross'),
    vatMode: fc.constantFrom('included', 'excluded'),
    vatRateDefault: fc.constantFrom('22', '22', '22', '20', '10', '5', 'none'),
    awardCriteria: fc.constantFrom('lowest_total', 'lowest_per_line'),
    items: fc.oneof(
      { weight: 1, arbitrary: fc.array(item, { minLength: 1, maxLength: 6 }) },
      { weight: 2, arbitrary: fc.array(item, { minLength: 1, maxLength: 3 }) },
    ),
  })
  .map(({ items, ...terms }) =>
    anOrder({
      ...terms,
      exchangeRates: RATES,
      items: items.map((changes, at) => anItem(at + 1, changes)),
    }),
  );

/** One to six lines, one to five bids. */
export const anyOrder: fc.Arbitrary<Drawn> = fc
  .record({ order, bids: fc.array(bid, { minLength: 1, maxLength: 5 }) })
  .map(({ order: asked, bids }) => ({ order: asked, bids: bids.map((drawn, at) => readBid(asked, drawn, at + 1)) }));

function readBid(asked: OrderRecord, drawn: DrawnBid, n: number): BidRecord {
  const { offers, minimum, vatPayer, supplier, leftOut, onlyRate, deliveryCost, ...terms } = drawn;
  const items = asked.items.flatMap((line, at) => {
    const one = offers[at];
    return one ? linesOf(line, onlyRate === null ? one : { ...one, vatRate: onlyRate }, terms, at + 1, n) : [];
  });
  const worth =
    asked.items.reduce((sum, { quantity }) => sum + 11 * Number(quantity), 0) / (WORTH[terms.currency] ?? 1);
  return aBid(n, {
    ...terms,
    items,
    deliveryCost: deliveryCost === null ? null : (deliveryCost / (WORTH[terms.currency] ?? 1)).toFixed(2),
    minOrderAmount: minimum === null ? null : (worth * minimum).toFixed(2),
    supplier: aSupplier(supplier === 'own' ? n : 9, { vatPayer }),
    ...(leftOut !== null && { excludedItemIds: asked.items.slice(leftOut, leftOut + 1).map(({ id }) => id) }),
    ...(terms.status === 'draft' && { submittedAt: null }),
  });
}

/** An offer for the line, an equivalent, or both. */
function linesOf(
  { unitCode, quantity, quantityTolerancePercent, id: orderItemId }: OrderRecord['items'][number],
  one: DrawnOffer,
  { currency, vatMode }: Pick<DrawnBid, 'currency' | 'vatMode'>,
  at: number,
  n: number,
): BidItemRecord[] {
  if (one.isMissing) return [];
  const packings = PACKINGS[unitCode] ?? [];
  const [code, size, unitsPerPack = null, packSize = null, packsPerUnit = null] =
    packings[one.packing % packings.length] ?? WHOLE;
  const isSpecial =
    Number(quantityTolerancePercent) > 0 && (packSize !== null || unitsPerPack !== null || packsPerUnit !== null);
  const share = isSpecial && !one.isShortInPacks ? Math.max(1, one.share) : one.share;
  const offered = (Number(quantity) * share) / size;
  const price = ((one.price / 10_000) * size * (vatMode === 'included' ? 1.22 : 1)) / (WORTH[currency] ?? 1);
  const line = aLine(at, {
    id: `bli_${n}_${at}`,
    orderItemId,
    offered: one.isOffered,
    unitCode: code,
    unitsPerPack: one.isOpaque ? null : unitsPerPack,
    packsPerUnit: one.isOpaque ? null : packsPerUnit,
    packSize,
    quantity: share === 1 && code === null ? null : plain(Math.ceil(offered * 1000 - 1e-6) / 1000, 3),
    unitPrice: one.isPriced ? plain(price, 4) : null,
    vatRate: one.vatRate,
  });
  const instead = {
    ...line,
    id: `bli_${n}_${at}e`,
    isEquivalent: true,
    offeredName: `Замена ${at}`,
    equivalentNote: 'То же из другой стали',
    unitPrice: plain(price * 0.8, 4),
  };
  if (one.equivalent === 'instead') return [{ ...instead, offered: true }];
  return one.equivalent === 'beside' ? [line, { ...instead, offered: true }] : [line];
}

/** Without trailing zeros, as the contract writes quantities and prices. */
const plain = (value: number, digits: number) => String(Number(value.toFixed(digits)));
