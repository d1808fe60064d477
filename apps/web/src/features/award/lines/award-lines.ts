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
} from '@zakupki/procurement/decimals/decimal';
import { deltaPercent } from '@zakupki/procurement/money/percent';

export type LineOffer = {
  readonly bidItemId: string;
  readonly bidId: string;
  readonly bidNumber: number;
  readonly supplier: string;
  /** Per order unit, in the order's currency and VAT basis. */
  readonly unitPrice: Decimal;
  /** Difference from the best price in percent; null when no price is best. */
  readonly delta: Decimal | null;
  readonly isBest: boolean;
  readonly isExpired: boolean;
  /** Name of the equivalent; null for the line itself. */
  readonly equivalent: string | null;
  /** In the line's unit; null when it cannot be converted. */
  readonly available: Decimal | null;
  /** Whether `available` is below the asked quantity. */
  readonly isShort: boolean;
  readonly packSize: Decimal | null;
  readonly deliveryDate: string | null;
  readonly worst: ConflictSeverity | null;
};

export type AwardLine = {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly unitCode: string;
  /** Null when the order names no quantity. */
  readonly asked: Decimal | null;
  /** Asked quantity plus tolerance. */
  readonly most: Decimal | null;
  /** Asked quantity minus tolerance. */
  readonly least: Decimal | null;
  /** Cheapest first; equal prices by the bid's number. */
  readonly offers: readonly LineOffer[];
};

export function awardLines(
  { bids, rows }: Comparison,
  { alternativesAllowed }: Pick<Order, 'alternativesAllowed'>,
): AwardLine[] {
  const submitted = new Map(bids.filter(({ status }) => status === 'submitted').map((bid) => [bid.id, bid]));
  return rows.map((row) => {
    const offers = row.cells.flatMap((cell) => {
      const bid = submitted.get(cell.bidId);
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

function offersOf(
  cell: ComparisonCell,
  bid: ComparedBid,
  row: ComparisonRow,
  includesEquivalents: boolean,
): LineOffer[] {
  const offered = { ...cell, isEquivalent: false };
  const equivalents = includesEquivalents
    ? (cell.equivalents ?? []).map((equivalent) => ({ ...equivalent, isEquivalent: true }))
    : [];
  return [offered, ...equivalents].flatMap((offer): LineOffer[] => {
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

/** Rounds down to the precision of quantities, so that the result never exceeds the offer. */
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
  const rounded = round(exact, QUANTITY_DIGITS);
  return strip(compare(rounded, exact) > 0 ? subtract(rounded, '0.001') : rounded);
}
