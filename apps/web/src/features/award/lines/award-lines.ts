/** The lines of an order with what can be chosen for each: the comparison as one awards by it. */
import type {
  ComparedBid,
  Comparison,
  ComparisonCell,
  ComparisonEquivalent,
  ComparisonRow,
  ConflictSeverity,
  Order,
} from '@zakupki/api-client/schema';
import { QUANTITY_DIGITS } from '@zakupki/procurement/money/amount';
import { normalizedQuantity } from '@zakupki/procurement/offers/comparison-price';
import {
  add,
  compare,
  type Decimal,
  divide,
  multiply,
  round,
  strip,
  subtract,
} from '@zakupki/procurement/money/decimal';
import { deltaPercent } from '@zakupki/procurement/money/percent';

/** Something a bid offers for a line at a price that can be compared. */
export interface LineOffer {
  readonly bidItemId: string;
  readonly bidId: string;
  readonly bidNumber: number;
  readonly supplier: string;
  /** A unit's price in the order's currency, on its basis. */
  readonly unitPrice: Decimal;
  /** By how much the price is above the best; null where there is none. */
  readonly delta: Decimal | null;
  readonly isBest: boolean;
  readonly isExpired: boolean;
  /** What is offered instead, for an equivalent; else null. */
  readonly equivalent: string | null;
  /** How much there is of it, in the line's unit; null when that cannot be said. */
  readonly available: Decimal | null;
  /** Whether that is less than what is asked for. */
  readonly isShort: boolean;
  readonly packSize: Decimal | null;
  readonly deliveryDate: string | null;
  readonly worst: ConflictSeverity | null;
}

export interface AwardLine {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly unitCode: string;
  /** How much is asked for; null when the order does not say. */
  readonly asked: Decimal | null;
  /** The most that may be awarded: what is asked and tolerated above it. */
  readonly most: Decimal | null;
  /** The least that serves the line. */
  readonly least: Decimal | null;
  /** The cheapest first; equals by the bid's number. */
  readonly offers: readonly LineOffer[];
}

export function awardLines(
  { bids, rows }: Comparison,
  { alternativesAllowed }: Pick<Order, 'alternativesAllowed'>,
): AwardLine[] {
  const open = new Map(bids.filter(({ status }) => status === 'submitted').map((bid) => [bid.id, bid]));
  return rows.map((row) => {
    const offers = row.cells.flatMap((cell) => {
      const bid = open.get(cell.bidId);
      return bid ? offersOf(cell, bid, row, alternativesAllowed) : [];
    });
    return {
      id: row.orderItemId,
      position: row.position,
      name: row.name,
      unitCode: row.unitCode,
      ...limitsOf(row),
      offers: offers.toSorted((a, b) => compare(a.unitPrice, b.unitPrice) || a.bidNumber - b.bidNumber),
    };
  });
}

function limitsOf({ quantity, tolerancePercent = '0' }: ComparisonRow) {
  if (quantity === undefined) return { asked: null, most: null, least: null };
  const share = (percent: Decimal) => strip(divide(multiply(quantity, percent), '100', 8));
  return {
    asked: quantity,
    most: share(add('100', tolerancePercent)),
    least: share(subtract('100', tolerancePercent)),
  };
}

function offersOf(cell: ComparisonCell, bid: ComparedBid, row: ComparisonRow, takesOthers: boolean): LineOffer[] {
  const own = { ...cell, isEquivalent: false };
  const others = takesOthers ? (cell.equivalents ?? []).map((one) => ({ ...one, isEquivalent: true })) : [];
  return [own, ...others].flatMap((offer): LineOffer[] => {
    const { bidItemId, unitPriceNormalized: unitPrice, isEquivalent } = offer;
    if (bidItemId === undefined || unitPrice === undefined) return [];
    const available = availableOf(offer, row);
    return [
      {
        bidItemId,
        bidId: bid.id,
        bidNumber: bid.number,
        supplier: bid.supplier.name ?? '',
        unitPrice,
        delta: row.bestPrice === undefined ? null : deltaPercent(unitPrice, row.bestPrice),
        isBest: !isEquivalent && cell.isBestPrice === true,
        isExpired: bid.flags.isExpired,
        equivalent: isEquivalent ? (offer.offeredName ?? ('note' in offer ? offer.note : undefined) ?? '') : null,
        available,
        isShort: available !== null && row.quantity !== undefined && compare(available, row.quantity) < 0,
        packSize: (isEquivalent ? undefined : cell.packSize) ?? null,
        deliveryDate: offer.deliveryDate ?? null,
        worst: cell.worstSeverity ?? null,
      },
    ];
  });
}

type Quoted = Pick<ComparisonEquivalent, 'quantity' | 'unitCode' | 'unitsPerPack' | 'packsPerUnit'>;

/** In the digits a quantity has, never more than there is. */
function availableOf({ quantity, unitCode, unitsPerPack, packsPerUnit }: Quoted, row: ComparisonRow): Decimal | null {
  const quoted = quantity ?? row.quantity;
  if (quoted === undefined) return null;
  const offer = {
    quantity: quoted,
    unitCode: unitCode ?? row.unitCode,
    unitsPerPack: unitsPerPack ?? null,
    packsPerUnit: packsPerUnit ?? null,
  };
  const exact = normalizedQuantity(offer, row.unitCode);
  if (exact === null) return null;
  const near = round(exact, QUANTITY_DIGITS);
  return strip(compare(near, exact) > 0 ? subtract(near, '0.001') : near);
}
