/** Finds which of a bid's sums is the total stated on its document. */
import { roundAmount, sumAmounts } from './amount.ts';
import type { Currency } from './currency.ts';
import { compare, max, multiply, strip, subtract, type Decimal } from '../decimals/decimal.ts';
import { splitVat, type NetVatGross, type VatMode } from './vat.ts';
import type { VatRate } from './vat-rates.ts';

export type StatedTotal = {
  /** Whether the stated total includes VAT. For a bid without VAT it is the mode of the prices. */
  readonly vatMode: VatMode;
  readonly hasDelivery: boolean;
};

export type StatedTerms = {
  readonly vatMode: VatMode;
  readonly currency: Currency;
  /** As quoted; null without delivery. */
  readonly deliveryCost: Decimal | null;
  /** The rate delivery carries in a bid with VAT. */
  readonly deliveryVatRate: VatRate;
};

/** Suppliers round every line or only the total, so a total may differ by one unit of the currency. */
const TOLERANCE = '1.00';

/** Declared minus calculated: "-0.50" means that the document states less. */
export function differenceFromDeclared(declared: Decimal, computed: Decimal, currency: Currency): Decimal {
  return roundAmount(subtract(declared, computed), currency);
}

/**
 * Finds the sum that equals the stated total within one unit of the currency: with or without VAT, with or without
 * delivery. The nearest sum wins; at equal distance the one in the VAT mode of the prices, then the one without delivery.
 * Returns null when no sum is near.
 */
export function findStatedTotal(
  declared: Decimal,
  sums: Pick<NetVatGross, 'net' | 'gross'>,
  terms: StatedTerms,
): StatedTotal | null {
  const modes =
    terms.vatMode === 'included' ? (['included', 'excluded'] as const) : (['excluded', 'included'] as const);
  const candidates = modes.flatMap((vatMode) => {
    const sum = vatMode === 'included' ? sums.gross : sums.net;
    return [
      { vatMode, hasDelivery: false, sum },
      ...deliveryReadings(vatMode, sums, terms).map((delivery) => ({
        vatMode,
        hasDelivery: true,
        sum: sumAmounts([sum, delivery], terms.currency),
      })),
    ];
  });
  const [nearest] = candidates
    .map(({ sum, ...meaning }) => ({ ...meaning, distance: subtract(declared, sum).replace('-', '') }))
    .filter(({ distance }) => compare(distance, TOLERANCE) <= 0)
    .toSorted((a, b) => compare(a.distance, b.distance));
  return nearest ? { vatMode: nearest.vatMode, hasDelivery: nearest.hasDelivery } : null;
}

/** Delivery as a total may include it: as quoted, or with VAT removed or added. Documents rarely say which. */
function deliveryReadings(
  vatMode: VatMode,
  { net, gross }: Pick<NetVatGross, 'net' | 'gross'>,
  { currency, deliveryCost, deliveryVatRate }: StatedTerms,
): Decimal[] {
  if (deliveryCost === null || compare(deliveryCost, '0') === 0) return [];
  const rate = compare(net, gross) === 0 ? 'none' : deliveryVatRate;
  const other =
    vatMode === 'excluded'
      ? splitVat(deliveryCost, rate, 'included', currency).net
      : splitVat(deliveryCost, rate, 'excluded', currency).gross;
  return [deliveryCost, other];
}

/** A difference up to this is the rounding of the sum itself. */
const LINE_TOLERANCE = '0.01';
/** Decimals of a price in whole kopecks; prices may have more. */
const MIN_PRICE_DIGITS = 2;
/** Rounding errors of a bid's lines add up to at most this per line. */
const TOLERANCE_PER_LINE = '0.005';

type StatedLine = {
  /** Price times quantity, in the bid's VAT mode. */
  readonly lineTotal: Decimal;
  readonly vatRate: VatRate;
};

type LineTerms = Pick<StatedTerms, 'vatMode' | 'currency'>;

/** Stated minus calculated, from the nearest of the line's sums: as priced, or with VAT added or removed. */
export function differenceOfLine(
  declared: Decimal,
  { lineTotal, vatRate }: StatedLine,
  { vatMode, currency }: LineTerms,
): Decimal {
  if (declared === lineTotal) return '0';
  const { net, gross } = splitVat(lineTotal, vatRate, vatMode, currency);
  const [nearest] = [vatMode === 'included' ? gross : net, vatMode === 'included' ? net : gross]
    .map((sum) => differenceFromDeclared(declared, sum, currency))
    .toSorted((a, b) => compare(absolute(a), absolute(b)));
  return nearest ?? '0';
}

/**
 * Whether the rounding of the price explains a difference: a price is off by up to half of its last digit, of a kopeck at
 * least, for each unit of the quantity.
 */
export function isPriceRounding(difference: Decimal, unitPrice: Decimal, quantity: Decimal): boolean {
  const digits = Math.max(MIN_PRICE_DIGITS, strip(unitPrice).split('.')[1]?.length ?? 0);
  const halfDigit = `0.${'0'.repeat(digits)}5`;
  return compare(absolute(difference), max(LINE_TOLERANCE, multiply(halfDigit, quantity))) <= 0;
}

/** Whether the rounding of a bid's lines is too small to mention. */
export function isRoundingOfLines(difference: Decimal, lines: number): boolean {
  return compare(absolute(difference), max(LINE_TOLERANCE, multiply(TOLERANCE_PER_LINE, String(lines)))) <= 0;
}

const absolute = (value: Decimal): Decimal => value.replace('-', '');
