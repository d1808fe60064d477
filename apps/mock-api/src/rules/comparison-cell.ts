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
  const state = stateOf(cell, competes);
  const counts = state === 'offered';
  const price = best?.price ?? null;
  const day = best?.day ?? null;
  return {
    bidId: bid.id,
    state,
    ...(cell.line && offerOf(cell.line, pricedAnyway(cell, order, bid), order, bid)),
    ...(cell.promised !== null && { deliveryDate: cell.promised }),
    ...(cell.price !== null && price !== null && sign(cell.price) > 0 && deltaOf(cell.price, price)),
    ...(counts && cell.price === price && { isBestPrice: true as const }),
    ...(counts && day !== null && cell.promised === day && { isBestDate: true as const }),
    ...(cell.equivalents.length > 0 && {
      equivalents: cell.equivalents.map((line) => equivalentOf(line, cell, order, bid)),
    }),
    ...(marks && { conflictIds: [...marks.ids], worstSeverity: marks.worst }),
  };
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

function deltaOf(price: Decimal, best: Decimal): { deltaPercent?: Decimal } {
  const delta = price === best ? '0' : writable(deltaPercent(price, best));
  return delta === null ? {} : { deltaPercent: delta };
}

type Offer = Omit<ComparisonEquivalent, 'note' | 'deliveryDate'>;

/** What was quoted, as far as it differs from what was asked for, and what it means in the order's terms. */
function offerOf(
  line: OfferedLine,
  { item, price }: Pick<Cell, 'item' | 'price'>,
  order: OrderRecord,
  bid: BidRecord,
): Offer & { packSize?: Decimal } {
  const { offeredName, unitPrice, quantity, unitCode, vatRate, unitsPerPack, packSize } = line;
  const normalized = shownPrice(price);
  const total = price === null || unitPrice === null ? null : totalOn(line, unitPrice, order, bid);
  return {
    bidItemId: line.id,
    ...(offeredName !== null && offeredName !== '' && { offeredName }),
    ...(line.offered && quantity !== item.quantity && { quantity }),
    ...(line.offered && unitCode !== item.unitCode && { unitCode }),
    ...(line.offered && vatRate !== (item.vatRate ?? order.vatRateDefault) && { vatRate }),
    ...(unitsPerPack !== null && { unitsPerPack }),
    ...(packSize !== null && { packSize }),
    ...(unitPrice !== null && unitPrice !== normalized && { unitPrice }),
    ...(normalized !== null && { unitPriceNormalized: normalized }),
    ...(total !== null && { lineTotal: total }),
  };
}

function equivalentOf(line: OfferedLine, { item }: Cell, order: OrderRecord, bid: BidRecord): ComparisonEquivalent {
  const { price } = priceOn(order.compareBasis, order, bid, { item, line });
  const promised = promisedDay(order, bid, line);
  const { packSize: _, ...offer } = offerOf(line, { item, price }, order, bid);
  return {
    ...offer,
    ...(line.equivalentNote !== null && line.equivalentNote !== '' && { note: line.equivalentNote }),
    ...(promised !== null && { deliveryDate: promised }),
  };
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
