/** The comparison: lines across bids, with the best of each line and overall. Pure. */
import type {
  ComparedBid,
  Comparison,
  ComparisonBasis,
  ComparisonLot,
  ComparisonRow,
  PreviousPrice,
} from '@zakupki/api-client/schema';
import { BID_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import type { Field } from '@zakupki/procurement/fields/field';
import { compare, isDecimal, min, sign, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { worthOf } from '@zakupki/procurement/offers/worth';
import { deltaPercent } from '@zakupki/procurement/money/percent';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { presentPrice } from '../bids/totals.ts';
import { toAskedLine, comparableTotal, unrankedReason } from '../bids/worth.ts';
import { findBest } from './best.ts';
import { presentCell, type Marks } from './cell.ts';
import { completionIn } from './offer-matrix.ts';
import { type BidSheet, type OrderSheet, createSheet } from './order-sheet.ts';
import { type BestOfLine, bestOfLines, isContender, type Ranked, rankBids, writableOrNull } from './ranking.ts';

export type ComparisonOptions = {
  basis?: ComparisonBasis | undefined;
  lot?: string | undefined;
  includeExpired?: boolean | undefined;
  includeDisqualified?: boolean | undefined;
};

/** Facts about the order beyond its bids. */
export type ComparisonFacts = {
  /** keyed by `bid line` for cells and by bid id for bids */
  marks: ReadonlyMap<string, Marks>;
  /** previous prices by order line id */
  previous: ReadonlyMap<string, PreviousPrice>;
};

export const placeOf = (bidId: string, orderItemId: string) => `${bidId} ${orderItemId}`;

type Table = {
  sheet: OrderSheet;
  visible: readonly BidSheet[];
  ranked: readonly Ranked[];
  best: ReadonlyMap<string, BestOfLine>;
  facts: ComparisonFacts;
};

/** @param asOf `now` as RFC 3339; `now` is epoch ms */
export function compareBids(
  order: OrderRecord,
  bids: readonly BidRecord[],
  options: ComparisonOptions,
  facts: ComparisonFacts,
  { now, asOf }: { now: number; asOf: string },
): Comparison {
  const { basis = order.compareBasis, lot } = options;
  const sheet = lot === undefined ? sheetOn(basis, order, bids, now) : sheetOfLot(lot, basis, order, bids, now);
  const visible = sheet.bids.filter((bid) => isVisible(bid, options));
  const table: Table = { sheet, visible, ranked: rankBids(sheet), best: bestOfLines(sheet), facts };
  const comparedBids = visible.map((bid) => bidOf(bid, table));
  const currencies = new Set(visible.map(({ bid }) => bid.currency));
  return {
    orderId: order.id,
    status: order.status,
    revision: order.revision,
    asOf,
    basis,
    currency: order.currency,
    rates: order.exchangeRates.filter(({ currency }) => currencies.has(currency) && currency !== order.currency),
    bids: comparedBids,
    hidden: {
      expired: sheet.bids.filter((bid) => isOutOfDate(bid) && !visible.includes(bid)).length,
      setAside: sheet.bids.filter((bid) => isSetAside(bid) && !visible.includes(bid)).length,
    },
    rows: sheet.order.items.map((_, at) => rowOf(at, table)),
    lots: order.lots.filter(({ key }) => lot === undefined || key === lot).map((one) => lotOf(one, order, table)),
    best: findBest(sheet, table.ranked),
  };
}

function sheetOn(basis: ComparisonBasis, order: OrderRecord, bids: readonly BidRecord[], now: number): OrderSheet {
  return createSheet(basis === order.compareBasis ? order : { ...order, compareBasis: basis }, bids, now);
}

/** Compares the lot alone. Delivery is quoted for the whole bid, so it is ignored. */
function sheetOfLot(
  key: string,
  basis: ComparisonBasis,
  order: OrderRecord,
  bids: readonly BidRecord[],
  now: number,
): OrderSheet {
  const items = order.items.filter(({ lotKey }) => lotKey === key);
  return sheetOn(
    basis,
    { ...order, items },
    bids.map((bid) => ({ ...bid, deliveryCost: null, minOrderAmount: null })),
    now,
  );
}

const isSetAside = ({ bid }: BidSheet) => bid.status === 'disqualified' || bid.status === 'withdrawn';
const isOutOfDate = ({ bid, flags }: BidSheet) =>
  flags.isExpired && (bid.status === 'submitted' || bid.status === 'draft');

function isVisible(
  sheet: BidSheet,
  { includeExpired = false, includeDisqualified = false }: ComparisonOptions,
): boolean {
  if (isSetAside(sheet)) return includeDisqualified;
  return includeExpired || !isOutOfDate(sheet);
}

function bidOf(sheet: BidSheet, table: Table): ComparedBid {
  const { order } = table.sheet;
  const { ranked, best, facts } = table;
  const { bid, worth, total, flags, cells } = sheet;
  const { supplierId, name, taxId } = bid.supplier;
  const place = ranked.find((one) => one.sheet === sheet);
  const [cheapest] = ranked;
  const delta = place && cheapest ? writableOrNull(deltaPercent(place.total, cheapest.total)) : null;
  const rate = order.exchangeRates.find(({ currency }) => currency === bid.currency);
  const competes = isContender(sheet);
  const marks = facts.marks.get(bid.id);
  return {
    id: bid.id,
    number: bid.number,
    status: bid.status,
    round: bid.round,
    receivedAt: bid.receivedAt,
    supplier: { supplierId, name, taxId },
    competes,
    isComplete: worth.isComplete,
    ...optional('unranked', unrankedReason(bid, flags, worth)),
    ...optional('alternativeOfBidId', bid.alternativeOfBidId),
    currency: bid.currency,
    ...(rate && bid.currency !== order.currency && { exchangeRate: rate }),
    vatMode: bid.vatMode,
    ...statedTerms(bid),
    flags,
    coverage: worth.coverage,
    ...optional('sum', worth.figures?.goods ?? null),
    ...optional('delivery', bid.deliveryCost === null ? null : (worth.figures?.delivery ?? null)),
    ...optional('deliveryVatRate', bid.deliveryCost === null ? null : (worth.offer?.deliveryVatRate ?? null)),
    ...optional('total', total),
    ...optional('deltaPercent', delta),
    ...(place && { rank: place.rank }),
    ...optional(
      'completion',
      competes && !worth.isComplete && total !== null ? completionIn(table.sheet, bid.id) : null,
    ),
    counts: bid.counts,
    bestPrices: competes ? cells.filter(({ item, price }) => isBest(price, best.get(item.id))).length : 0,
    ...(marks && { conflictIds: [...marks.ids] }),
  };
}

const isBest = (price: Decimal | null, best: BestOfLine | undefined) => price !== null && price === best?.price;

type ComparedName = {
  [K in keyof typeof BID_FIELDS]: (typeof BID_FIELDS)[K] extends { isCompared: true } ? K : never;
}[keyof typeof BID_FIELDS];

// Object.entries loses the names.
const COMPARED = Object.entries<Field & { isCompared?: true }>(BID_FIELDS).flatMap(([name, { isCompared }]) =>
  isCompared ? [name as ComparedName] : [],
);

/** Omits what the supplier does not state. */
function statedTerms(bid: BidRecord): Pick<ComparedBid, ComparedName> {
  return Object.fromEntries(
    COMPARED.flatMap((name) => (bid[name] === null || bid[name] === '' ? [] : [[name, bid[name]]])),
  );
}

/** Omits the property for null. */
function optional<K extends string, V>(key: K, value: V | null): { [P in K]?: V } {
  // TypeScript widens a computed key to string.
  return (value === null ? {} : { [key]: value }) as { [P in K]?: V };
}

function rowOf(at: number, { sheet, visible, best, facts }: Table): ComparisonRow {
  const { order } = sheet;
  const item = order.items[at];
  if (!item) throw new RangeError(`The order has no line at ${at}`);
  const bestOfLine = best.get(item.id);
  return {
    orderItemId: item.id,
    position: item.position,
    ...optional('lotKey', item.lotKey),
    name: item.name,
    ...optional('quantity', item.quantity),
    unitCode: item.unitCode,
    ...optional('tolerancePercent', sign(item.quantityTolerancePercent) === 0 ? null : item.quantityTolerancePercent),
    ...optional('ceiling', item.maxUnitPrice),
    ...optional('requiredBy', item.requiredBy),
    vatRate: item.vatRate ?? order.vatRateDefault,
    ...optional('bestPrice', presentPrice(bestOfLine?.price ?? null)),
    ...optional('bestDate', bestOfLine?.day ?? null),
    ...optional('previousBest', facts.previous.get(item.id) ?? null),
    cells: visible.flatMap((bid) => {
      const cell = bid.cells[at];
      if (!cell) return [];
      const marks = facts.marks.get(placeOf(bid.bid.id, item.id));
      return [presentCell(cell, bid, { order, competes: isContender(bid), best: bestOfLine, marks })];
    }),
  };
}

function lotOf(
  { key, title }: { key: string; title: string },
  order: OrderRecord,
  { sheet, visible }: Table,
): ComparisonLot {
  const places = order.items.flatMap(({ lotKey }, at) => (lotKey === key ? [at] : []));
  const sums = visible.map((column) => {
    const { offer } = column.worth;
    const lines = places.flatMap((at) => sheet.order.items[at] ?? []).map(toAskedLine);
    const lotOffer = offer && { ...offer, deliveryCost: null, cells: places.map((at) => offer.cells[at] ?? null) };
    const worth = lotOffer && worthOf(lotOffer, { lines, currency: order.currency, basis: sheet.order.compareBasis });
    const isIncomparable = offer === null || places.some((at) => column.cells[at]?.isIncomparable === true);
    const total = worth && comparableTotal(sheet.order, { figures: worth.figures, isIncomparable });
    const linesOffered = places.filter((at) => offer?.cells[at] != null).length;
    const isComplete = worth?.isComplete === true && total !== null;
    return {
      bidId: column.bid.id,
      linesOffered,
      linesTotal: places.length,
      isComplete,
      total,
      contends: isComplete && isContender(column),
    };
  });
  const [first, ...rest] = sums.flatMap(({ total, contends }) => (contends && total !== null ? [total] : []));
  const best = first === undefined ? null : min(first, ...rest);
  return {
    key,
    title,
    totals: sums.map(({ total, contends, ...sum }) => ({
      ...sum,
      ...(total !== null && isDecimal(total) && { total }),
      ...(contends && total !== null && best !== null && compare(total, best) === 0 && { isBest: true as const }),
    })),
  };
}
