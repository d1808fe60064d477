/** Which of a bid's sums its paper states as the total. */
import { roundAmount, sumAmounts } from './amount.ts';
import type { Currency } from './currency.ts';
import { compare, subtract, type Decimal } from './decimal.ts';
import { splitVat, type NetVatGross, type VatMode, type VatRate } from './vat.ts';

export interface StatedTotal {
  /** Whether the stated total holds VAT. A bid without VAT states its prices' own mode. */
  readonly vatMode: VatMode;
  readonly hasDelivery: boolean;
}

/** What a stated total is read by. */
export interface StatedTerms {
  readonly vatMode: VatMode;
  readonly currency: Currency;
  /** As quoted; null for none. */
  readonly deliveryCost: Decimal | null;
  /** The rate delivery carries in a bid with VAT. */
  readonly deliveryVatRate: VatRate;
}

/** Suppliers round every line or the whole: a total may differ by one unit of the currency. */
const TOLERANCE = '1.00';

/** What the paper says minus what the lines give, signed: "-0.50" means the paper asks for less. */
export function differenceFromDeclared(declared: Decimal, computed: Decimal, currency: Currency): Decimal {
  return roundAmount(subtract(declared, computed), currency);
}

/**
 * The sum a stated total equals, within one unit of the currency: with or without VAT, with or without delivery. Where it
 * is near several, the nearest; of equally near ones, first the prices' own mode, then without delivery. Null for none.
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
    .map(({ sum, ...meaning }) => ({ ...meaning, apart: subtract(declared, sum).replace('-', '') }))
    .filter(({ apart }) => compare(apart, TOLERANCE) <= 0)
    .toSorted((a, b) => compare(a.apart, b.apart));
  return nearest ? { vatMode: nearest.vatMode, hasDelivery: nearest.hasDelivery } : null;
}

/** Delivery as it may enter a total: as quoted, or with its VAT taken off or put on. Papers rarely say which. */
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

/** Up to this a line's difference is rounding. */
const LINE_TOLERANCE = '0.01';

/** A priced line as far as its stated sum is concerned. */
export interface StatedLine {
  /** Price times quantity, in the bid's VAT mode. */
  readonly lineTotal: Decimal;
  readonly vatRate: VatRate;
}

/** Whether a stated line sum is the line's own, as it is priced or with its VAT put on or taken off. */
export function isStatedLineSum(
  declared: Decimal,
  { lineTotal, vatRate }: StatedLine,
  { vatMode, currency }: Pick<StatedTerms, 'vatMode' | 'currency'>,
): boolean {
  if (declared === lineTotal) return true;
  const { net, gross } = splitVat(lineTotal, vatRate, vatMode, currency);
  return [net, gross].some(
    (sum) => compare(differenceFromDeclared(declared, sum, currency).replace('-', ''), LINE_TOLERANCE) <= 0,
  );
}
