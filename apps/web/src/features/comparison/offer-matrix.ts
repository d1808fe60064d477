/** Converts a comparison to the offer matrix of `procurement`, which contains only offers that can be chosen. */
import type { ComparedBid, Comparison, ComparisonCell, ComparisonRow, Order } from '@zakupki/api-client/schema';
import { comparisonPrice } from '@zakupki/procurement/offers/comparison-price';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { SAME_CURRENCY, type ExchangeRate } from '@zakupki/procurement/money/exchange';
import { type Offer, type OfferedCell, type OfferMatrix, supplierKey } from '@zakupki/procurement/offers/matrix';

/** @param order the compared order, for fields of its lines that the comparison omits */
export function offerMatrix(comparison: Comparison, order: Order, { lot }: { lot: string | null }): OfferMatrix {
  const { currency, basis, rows, bids } = comparison;
  return {
    currency,
    basis,
    lines: rows.map((row) => ({
      id: row.orderItemId,
      unitCode: row.unitCode,
      quantity: row.quantity ?? null,
      tolerancePercent: row.tolerancePercent ?? '0',
    })),
    offers: bids.flatMap((bid) => {
      const exchange = bid.currency === currency ? SAME_CURRENCY : bid.exchangeRate;
      return bid.competes && exchange ? [offerOf(bid, { comparison, order, exchange, lot })] : [];
    }),
  };
}

type Source = {
  readonly comparison: Comparison;
  readonly order: Order;
  readonly exchange: ExchangeRate;
  readonly lot: string | null;
};

function offerOf(bid: ComparedBid, source: Source): Offer {
  const { rows } = source.comparison;
  const cells = rows.map((row) => row.cells.find(({ bidId }) => bidId === bid.id));
  const blockedCells = cells.filter((cell) => cell?.worstSeverity === 'blocker').length;
  return {
    id: bid.id,
    supplier: supplierKey(bid),
    currency: bid.currency,
    vatMode: bid.vatMode,
    exchange: source.exchange,
    // Delivery cost and minimum order apply to the entire bid, so a single lot ignores them.
    deliveryCost: source.lot === null ? (bid.deliveryCost ?? null) : null,
    deliveryVatRate: bid.deliveryVatRate ?? 'none',
    minOrderAmount: source.lot === null ? (bid.minOrderAmount ?? null) : null,
    isBlocked: (bid.conflictIds ?? []).length > 0 && bid.counts.blockers > blockedCells,
    cells: rows.map((row, index) => cellOf(cells[index], row, bid, source)),
  };
}

function cellOf(
  cell: ComparisonCell | undefined,
  row: ComparisonRow,
  { vatMode }: ComparedBid,
  { comparison: { basis }, order, exchange }: Source,
): OfferedCell | null {
  const unitPrice = cell?.unitPrice ?? cell?.unitPriceNormalized;
  const quantity = cell?.quantity ?? row.quantity;
  if (cell?.state !== 'offered' || unitPrice === undefined || quantity === undefined) return null;
  const item = order.items.find(({ id }) => id === row.orderItemId);
  const quoted = {
    unitPrice,
    quantity,
    vatRate: cell.vatRate ?? item?.vatRate ?? order.vatRateDefault,
    unitCode: cell.unitCode ?? row.unitCode,
    unitsPerPack: cell.unitsPerPack ?? null,
    packsPerUnit: cell.packsPerUnit ?? null,
    packSize: cell.packSize ?? null,
  };
  const { price } = comparisonPrice({ ...quoted, vatMode }, { basis, unitCode: row.unitCode, exchange });
  if (price === null || sign(price) <= 0) return null;
  return { ...quoted, price, promised: cell.deliveryDate ?? null, isBlocked: cell.worstSeverity === 'blocker' };
}
