/** One cell of the comparison: a bid's offer for a line. Pure. */
import type {
  ComparisonCell,
  ComparisonEquivalent,
  ComparisonState,
  ConflictSeverity,
  OrderItem,
} from '@zakupki/api-client/schema';
import { isDecimal, sign, type Decimal } from '@zakupki/procurement/decimals/decimal';
import type { Offer } from '@zakupki/procurement/offers/matrix';
import { coverOf, lineAmount } from '@zakupki/procurement/offers/worth';
import { deltaPercent } from '@zakupki/procurement/money/percent';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { isCounted, type OfferedLine, priceOn, promisedDay, presentPrice } from '../bids/totals.ts';
import { toAskedLine, toOfferedCell } from '../bids/worth.ts';
import type { BidSheet, Cell } from './order-sheet.ts';
import { type BestOfLine, writableOrNull } from './ranking.ts';

/** Open conflicts of a cell or bid, and the worst severity. */
export type Marks = { readonly ids: readonly string[]; readonly worst: ConflictSeverity };

type CellContext = {
  order: OrderRecord;
  competes: boolean;
  best: BestOfLine | undefined;
  marks: Marks | undefined;
};

export function presentCell(
  cell: Cell,
  { bid, worth: { offer } }: BidSheet,
  { order, competes, best, marks }: CellContext,
): ComparisonCell {
  const { line, equivalents, promised } = cell;
  const state = stateOf(cell, competes);
  const result: ComparisonCell = { bidId: bid.id, state };
  // There are thousands of cells: assigning is faster than spreading.
  if (line !== null) fillQuote(result, line, quotedPrice(cell, order, bid), { order, bid, offer });
  if (promised !== null) result.deliveryDate = promised;
  if (best) compareWith(best, result, cell);
  if (equivalents.length > 0)
    result.equivalents = equivalents.map((equivalent) => equivalentOf(equivalent, cell, { order, bid, offer }));
  if (marks) Object.assign(result, { conflictIds: [...marks.ids], worstSeverity: marks.worst });
  return result;
}

function compareWith({ price: lowest, day }: BestOfLine, result: ComparisonCell, { price, promised }: Cell): void {
  if (price !== null && lowest !== null && sign(price) > 0) {
    const delta = price === lowest ? '0' : writableOrNull(deltaPercent(price, lowest));
    if (delta !== null) result.deltaPercent = delta;
  }
  if (result.state !== 'offered') return;
  if (price === lowest) result.isBestPrice = true;
  if (day !== null && promised === day) result.isBestDate = true;
}

function stateOf(cell: Cell, competes: boolean): ComparisonState {
  const { line, price, isIncomparable, isExcluded, hasEquivalent } = cell;
  if (isExcluded && line !== null && isCounted(line)) return 'excluded';
  if (price !== null) return competes && sign(price) > 0 ? 'offered' : 'excluded';
  if (isIncomparable) return 'incomparable';
  if (hasEquivalent) return 'equivalent';
  return line !== null && !line.offered ? 'declined' : 'missing';
}

/** An excluded line still shows its quoted price. */
function quotedPrice(cell: Cell, order: OrderRecord, bid: BidRecord): Pick<Cell, 'item' | 'price'> {
  const { item, line, isExcluded } = cell;
  if (!isExcluded || line === null) return cell;
  return { item, price: priceOn(order.compareBasis, order, bid, { item, line }).price };
}

/** `offer` is null without an exchange rate. */
type Quoted = { readonly order: OrderRecord; readonly bid: BidRecord; readonly offer: Offer | null };

/** Adds values that differ from the order line, and the converted price. */
function fillQuote(
  result: Partial<ComparisonEquivalent>,
  line: OfferedLine,
  { item, price }: Pick<Cell, 'item' | 'price'>,
  quoted: Quoted,
): void {
  const { order } = quoted;
  const { id, offered, offeredName, unitPrice, quantity, unitCode, vatRate, unitsPerPack, packsPerUnit, packSize } =
    line;
  const normalized = presentPrice(price);
  result.bidItemId = id;
  if (offeredName !== null && offeredName !== '') result.offeredName = offeredName;
  if (offered && quantity !== item.quantity) result.quantity = quantity;
  if (offered && unitCode !== item.unitCode) result.unitCode = unitCode;
  if (offered && vatRate !== (item.vatRate ?? order.vatRateDefault)) result.vatRate = vatRate;
  if (unitsPerPack !== null) result.unitsPerPack = unitsPerPack;
  if (packsPerUnit !== null) result.packsPerUnit = packsPerUnit;
  if (unitPrice !== null && unitPrice !== normalized) result.unitPrice = unitPrice;
  if (normalized !== null) result.unitPriceNormalized = normalized;
  if (packSize !== null) result.packSize = packSize;
  const amount = amountOf(line, price, item, quoted);
  if (amount === null) return;
  result.lineTotal = amount.total;
  if (amount.covered !== null) result.covered = amount.covered;
}

/** Returns null without a price, or when an amount exceeds the contract's digits. */
function amountOf(line: OfferedLine, price: Decimal | null, item: OrderItem, { order, bid, offer }: Quoted) {
  const cell = toOfferedCell(line, price, null, bid);
  const cover = cell && coverOf(cell, toAskedLine(item));
  if (offer === null || cell === null || cover === null || sign(cover.compared) <= 0) return null;
  const taken = { cell, unitCode: item.unitCode, quantity: cover.compared };
  const total = lineAmount(offer, taken, { currency: order.currency, basis: order.compareBasis });
  const isWritable = isDecimal(total) && isDecimal(cover.available);
  return isWritable ? { total, covered: cover.isFull ? null : cover.available } : null;
}

function equivalentOf(line: OfferedLine, { item }: Cell, quoted: Quoted): ComparisonEquivalent {
  const { order, bid } = quoted;
  const { price } = priceOn(order.compareBasis, order, bid, { item, line });
  const promised = promisedDay(order, bid, line);
  const result: ComparisonEquivalent = { bidItemId: line.id };
  fillQuote(result, line, { item, price }, quoted);
  if (line.equivalentNote !== null && line.equivalentNote !== '') result.note = line.equivalentNote;
  if (promised !== null) result.deliveryDate = promised;
  return result;
}
