/** One cell of the comparison: what a bid says to a line, on one basis and in the order's currency. Pure. */
import type {
  ComparisonCell,
  ComparisonEquivalent,
  ComparisonState,
  ConflictSeverity,
} from '@zakupki/api-client/schema';
import { lineTotal } from '@zakupki/pricing/amount';
import { isDecimal, sign, type Decimal } from '@zakupki/pricing/decimal';
import { convertTotals, findExchange, SAME_CURRENCY } from '@zakupki/pricing/exchange';
import { deltaPercent } from '@zakupki/pricing/percent';
import { splitVat } from '@zakupki/pricing/vat';
import type { BidRecord, OrderRecord } from '../world/records.ts';
import { isCounted, type OfferedLine, priceOn, promisedDay, shownPrice } from './bid-totals.ts';
import type { BidSheet, Cell } from './order-sheet.ts';
import { type BestOfLine, writable } from './standing.ts';

/** Open conflicts of one place of the table, and the worst among them. */
export type Marks = { readonly ids: readonly string[]; readonly worst: ConflictSeverity };

type Surroundings = {
  order: OrderRecord;
  competes: boolean;
  best: BestOfLine | undefined;
  marks: Marks | undefined;
};

export function comparedCell(
  cell: Cell,
  { bid }: BidSheet,
  { order, competes, best, marks }: Surroundings,
): ComparisonCell {
  const { line, equivalents, promised } = cell;
  const state = stateOf(cell, competes);
  const shown: ComparisonCell = { bidId: bid.id, state };
  // Thousands of cells: what there is to say is put in place, rather than spread from parts.
  if (line !== null) fillIn(shown, line, pricedAnyway(cell, order, bid), order, bid);
  if (line !== null && line.packSize !== null) shown.packSize = line.packSize;
  if (promised !== null) shown.deliveryDate = promised;
  if (best) compareWith(best, shown, cell);
  if (equivalents.length > 0) shown.equivalents = equivalents.map((one) => equivalentOf(one, cell, order, bid));
  if (marks) Object.assign(shown, { conflictIds: [...marks.ids], worstSeverity: marks.worst });
  return shown;
}

/** How the cell stands to the best of its line. */
function compareWith({ price: lowest, day }: BestOfLine, shown: ComparisonCell, { price, promised }: Cell): void {
  if (price !== null && lowest !== null && sign(price) > 0) {
    const delta = price === lowest ? '0' : writable(deltaPercent(price, lowest));
    if (delta !== null) shown.deltaPercent = delta;
  }
  if (shown.state !== 'offered') return;
  if (price === lowest) shown.isBestPrice = true;
  if (day !== null && promised === day) shown.isBestDate = true;
}

function stateOf(cell: Cell, competes: boolean): ComparisonState {
  const { line, price, isIncomparable, isExcluded, hasEquivalent } = cell;
  if (isExcluded && line !== null && isCounted(line)) return 'excluded';
  if (price !== null) return competes && sign(price) > 0 ? 'offered' : 'excluded';
  if (isIncomparable) return 'incomparable';
  if (hasEquivalent) return 'equivalent';
  return line !== null && !line.offered ? 'declined' : 'missing';
}

/** A line that was taken out of the competition shows what it was quoted at. */
function pricedAnyway(cell: Cell, order: OrderRecord, bid: BidRecord): Pick<Cell, 'item' | 'price'> {
  const { item, line, isExcluded } = cell;
  if (!isExcluded || line === null) return cell;
  return { item, price: priceOn(order.compareBasis, order, bid, { item, line }).price };
}

/** What was quoted, as far as it differs from what was asked for, and what it means in the order's terms. */
function fillIn(
  shown: Partial<ComparisonEquivalent>,
  line: OfferedLine,
  { item, price }: Pick<Cell, 'item' | 'price'>,
  order: OrderRecord,
  bid: BidRecord,
): void {
  const { id, offered, offeredName, unitPrice, quantity, unitCode, vatRate, unitsPerPack } = line;
  const normalized = shownPrice(price);
  const total = price === null || unitPrice === null ? null : totalOn(line, unitPrice, order, bid);
  shown.bidItemId = id;
  if (offeredName !== null && offeredName !== '') shown.offeredName = offeredName;
  if (offered && quantity !== item.quantity) shown.quantity = quantity;
  if (offered && unitCode !== item.unitCode) shown.unitCode = unitCode;
  if (offered && vatRate !== (item.vatRate ?? order.vatRateDefault)) shown.vatRate = vatRate;
  if (unitsPerPack !== null) shown.unitsPerPack = unitsPerPack;
  if (unitPrice !== null && unitPrice !== normalized) shown.unitPrice = unitPrice;
  if (normalized !== null) shown.unitPriceNormalized = normalized;
  if (total !== null) shown.lineTotal = total;
}

function equivalentOf(line: OfferedLine, { item }: Cell, order: OrderRecord, bid: BidRecord): ComparisonEquivalent {
  const { price } = priceOn(order.compareBasis, order, bid, { item, line });
  const promised = promisedDay(order, bid, line);
  const shown: ComparisonEquivalent = { bidItemId: line.id };
  fillIn(shown, line, { item, price }, order, bid);
  if (line.equivalentNote !== null && line.equivalentNote !== '') shown.note = line.equivalentNote;
  if (promised !== null) shown.deliveryDate = promised;
  return shown;
}

/** The line's total as the paper has it, brought to the order's currency and basis; null beyond what the contract can write. */
export function totalOn(
  line: Pick<OfferedLine, 'quantity' | 'vatRate'>,
  unitPrice: Decimal,
  order: OrderRecord,
  { currency, vatMode }: Pick<BidRecord, 'currency' | 'vatMode'>,
): Decimal | null {
  const exchange = findExchange(currency, order.currency, order.exchangeRates);
  if (exchange === null) return null;
  const quoted = lineTotal(unitPrice, line.quantity, currency);
  const isOnBasis = vatMode === (order.compareBasis === 'gross' ? 'included' : 'excluded');
  const total =
    exchange === SAME_CURRENCY && isOnBasis
      ? quoted
      : convertTotals(splitVat(quoted, line.vatRate, vatMode, currency), vatMode, exchange, order.currency)[
          order.compareBasis
        ];
  return isDecimal(total) ? total : null;
}
