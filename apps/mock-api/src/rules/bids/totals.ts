/** Lines, prices and flags of one bid, without other bids. */
import type { BidFlags, BidItem, BidItemComputed, Currency, OrderItem, VatRate } from '@zakupki/api-client/schema';
import { lineTotal } from '@zakupki/procurement/money/amount';
import { comparisonPrice, normalizedQuantity, type CompareBasis } from '@zakupki/procurement/offers/comparison-price';
import { isDecimal, round, strip, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { findExchange } from '@zakupki/procurement/money/exchange';
import type { BidItemRecord, BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { addDays, dayIn } from '@zakupki/mock-engine/dates/calendar';

/** Missing quantity, unit and VAT rate come from the order line. */
export type OfferedLine = Omit<BidItemRecord, 'quantity' | 'unitCode' | 'vatRate'> &
  Pick<BidItem, 'quantity' | 'unitCode' | 'vatRate'>;

/** A bid line and the order line it answers. */
export type Answer = {
  readonly item: OrderItem;
  readonly line: OfferedLine;
  /** index in bid.items */
  readonly index: number;
};

/** Skips lines whose order line was removed by a revision. */
export function listAnswers(order: OrderRecord, bid: BidRecord): Answer[] {
  const items = new Map(order.items.map((item) => [item.id, item]));
  return bid.items.flatMap((line, index) => {
    const item = items.get(line.orderItemId);
    if (item === undefined) return [];
    const stated = stateLine(line, item, order);
    const { quantity } = stated;
    return quantity === null ? [] : [{ item, index, line: { ...stated, quantity } }];
  });
}

function stateLine(line: BidItemRecord, item: OrderItem, { vatRateDefault }: Pick<OrderRecord, 'vatRateDefault'>) {
  return {
    ...line,
    quantity: line.quantity ?? item.quantity,
    unitCode: line.unitCode ?? item.unitCode,
    vatRate: line.vatRate ?? item.vatRate ?? vatRateDefault,
  };
}

/**
 * A bid as it is submitted: what it leaves blank, as requested, is what the order asks for now. A later change of the
 * order does not change it. Lines whose order line was removed are dropped.
 */
export function freezeBid(order: OrderRecord, bid: BidRecord): BidRecord {
  const items = new Map(order.items.map((item) => [item.id, item]));
  return {
    ...bid,
    askedVatRate: order.vatRateDefault,
    items: bid.items.flatMap((line) => {
      const item = items.get(line.orderItemId);
      return item ? [stateLine(line, item, order)] : [];
    }),
  };
}

/** The rate of delivery where the lines of a bid decide none: that of the order, for a submitted bid of that moment. */
export const defaultVatRate = (order: Pick<OrderRecord, 'vatRateDefault'>, bid: BidRecord): VatRate =>
  bid.askedVatRate ?? order.vatRateDefault;

/** Offered, priced and no equivalent: counted in totals. */
export function isCounted(line: OfferedLine): boolean {
  return line.offered && !line.isEquivalent && line.unitPrice !== null;
}

/** Basis of the budget and ceilings. */
export function quotedBasis(order: OrderRecord): CompareBasis {
  return order.vatMode === 'included' ? 'gross' : 'net';
}

/** Compared with the deadline, the current day in the order's time zone, and the order's revision. */
export function bidFlags(order: OrderRecord, bid: BidRecord, now: number): BidFlags {
  return {
    isLate: order.submissionDeadline !== null && Date.parse(bid.receivedAt) > Date.parse(order.submissionDeadline),
    isExpired: bid.validUntil !== null && bid.validUntil < dayIn(order.timeZone, now),
    isOutdated: bid.orderRevision < order.revision,
  };
}

/**
 * The delivery date, else the lead time from the decision date that was known when the bid was submitted: a buyer who
 * moves that date must not move what suppliers have promised.
 */
export function promisedDay(order: OrderRecord, bid: BidRecord, line: OfferedLine): string | null {
  if (line.deliveryDate !== null) return line.deliveryDate;
  const days = line.leadTimeDays ?? bid.deliveryDays;
  const from = bid.daysCountFrom ?? order.decisionDate;
  return days === null || from === null ? null : addDays(from, days);
}

/** Price per unit of the order, or the reason why there is none. */
export function priceOn(
  basis: CompareBasis,
  order: OrderRecord,
  bid: BidRecord,
  { item, line }: Omit<Answer, 'index'>,
  digits?: number,
) {
  return comparisonPrice(
    {
      unitPrice: line.unitPrice,
      vatRate: line.vatRate,
      vatMode: bid.vatMode,
      unitCode: line.unitCode,
      unitsPerPack: line.unitsPerPack,
      packsPerUnit: line.packsPerUnit,
    },
    { basis, unitCode: item.unitCode, exchange: findExchange(bid.currency, order.currency, order.exchangeRates) },
    digits,
  );
}

/** Line figures without other bids; empty for a declined line. */
type LineFigures = Omit<BidItemComputed, 'deltaToBestPercent' | 'isBestPrice' | 'isBestDate'>;

export function calculateLine(order: OrderRecord, bid: BidRecord, answer: Answer): LineFigures {
  const { item, line } = answer;
  if (!line.offered) return NO_FIGURES;
  return {
    lineTotal: line.unitPrice === null ? null : writableAmount(line.unitPrice, line.quantity, bid.currency),
    normalizedQuantity: presentPrice(normalizedQuantity(line, item.unitCode)),
    normalizedUnitPriceNet: presentPrice(priceOn('net', order, bid, answer).price),
    normalizedUnitPriceGross: presentPrice(priceOn('gross', order, bid, answer).price),
    deliveryDate: promisedDay(order, bid, line),
  };
}

const NO_FIGURES: LineFigures = {
  lineTotal: null,
  normalizedQuantity: null,
  normalizedUnitPriceNet: null,
  normalizedUnitPriceGross: null,
  deliveryDate: null,
};

function writableAmount(unitPrice: Decimal, quantity: Decimal, currency: Currency): Decimal | null {
  const total = lineTotal(unitPrice, quantity, currency);
  return isDecimal(total) ? total : null;
}

/** The contract shows four fraction digits; calculations keep eight. */
export function presentPrice(value: Decimal | null): Decimal | null {
  const rounded = value === null ? null : isDecimal(value) ? value : strip(round(value, 4));
  return rounded !== null && isDecimal(rounded) ? rounded : null;
}
