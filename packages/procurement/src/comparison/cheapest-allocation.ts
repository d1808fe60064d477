/** Who supplies what: the cheapest allocation of an order's lines (docs/decisions/0029-worth-of-offers.md). */
import { roundAmount, sumAmounts } from '../money/amount.ts';
import { currencyDigits } from '../money/currency.ts';
import { add, compare, divide, multiply, type Decimal } from '../decimals/decimal.ts';
import type { NetVatGross } from '../money/vat.ts';
import { VAT_RATES } from '../money/vat-rates.ts';
import { AllocationSearch, leftOf, type ChosenFills } from './allocation-search.ts';
import { fillableLine, type FillableLine } from './line-fill.ts';
import type { Offer, OfferedCell, OfferMatrix } from '../offers/matrix.ts';
import { comparedParts, deliveryOf, quotedSums, shareOf, type Taken } from '../offers/worth.ts';

/** A quantity of a line allocated to one bid. */
type AllocatedPart = {
  readonly lineId: string;
  readonly bidId: string;
  /** In the line's unit, at most the offered quantity. */
  readonly quantity: Decimal;
};

/** The part of the order that one bid supplies, in the order's currency. */
export type Share = {
  readonly bidId: string;
  readonly lineIds: readonly string[];
  readonly goods: NetVatGross;
  readonly delivery: NetVatGross;
  /** Goods and the bid's whole delivery on the basis. */
  readonly total: Decimal;
};

export type Allocation = {
  /** In the order of the lines; within a line by ascending price. */
  readonly parts: readonly AllocatedPart[];
  /** In the order of the matrix's offers. */
  readonly shares: readonly Share[];
  readonly total: Decimal;
  /** Lines without any offer. */
  readonly uncovered: readonly string[];
  /** Lines that are covered only in part. */
  readonly short: readonly string[];
  /** Uncovered quantity: a missing line counts 1, half of a line 0.5. */
  readonly left: number;
  /** False when the search was cut short: a cheaper allocation may exist. */
  readonly isExact: boolean;
};

export type AllocationLimits = {
  /** Which offers may be used; all when absent. */
  readonly allows?: (offer: Offer, cell: OfferedCell, lineId: string) => boolean;
  /** Maximum number of suppliers; any number when absent. */
  readonly mostSuppliers?: number | null;
};

const NEARLY = 1e-9;

/** How much less a larger number of suppliers has to cost to be proposed, in percent of the total. */
export const SPLIT_FLOOR_PERCENT = '1';

/** Finds allocations of one matrix under different limits; the amounts of its cells are calculated once. */
export class Allocator {
  private readonly matrix: OfferMatrix;
  private readonly lines: readonly FillableLine[];
  private readonly fixed: readonly number[];
  private readonly minimums: readonly number[];
  private readonly rounding: readonly number[];

  /** @param minimums minimum order of each bid, where it depends on more than the matrix */
  constructor(matrix: OfferMatrix, minimums?: readonly number[]) {
    this.matrix = matrix;
    const { lines, offers, currency, basis } = matrix;
    this.lines = lines.map((line, at) =>
      fillableLine(
        line,
        offers.map(({ cells }) => cells[at] ?? null),
        offers,
        matrix,
      ),
    );
    const smallest = String(10 ** currencyDigits(currency));
    this.fixed = offers.map((offer) => Number(multiply(deliveryOf(offer, currency)[basis], smallest)));
    this.minimums = minimums ?? offers.map((offer) => minimumOf(offer, matrix));
    this.rounding = offers.map((offer) => roundingOf(offer, matrix));
  }

  allocate({ allows, mostSuppliers = null }: AllocationLimits = {}): Allocation | null {
    const { offers, lines } = this.matrix;
    const allowed =
      allows === undefined
        ? this.lines
        : this.lines.map((line, at) => ({
            ...line,
            sources: line.sources.filter(({ bid }) => {
              const [offer, asked] = [offers[bid], lines[at]];
              const cell = offer?.cells[at];
              return offer !== undefined && asked !== undefined && cell != null && allows(offer, cell, asked.id);
            }),
          }));
    const search = new AllocationSearch({
      lines: allowed,
      fixed: this.fixed,
      minimums: this.minimums,
      rounding: this.rounding,
      suppliers: offers.map(({ supplier }) => supplier),
      mostSuppliers,
      totalOf: (chosen) => this.totalOf(chosen),
    });
    const chosen = search.run();
    return chosen.fills.every(({ parts }) => parts.length === 0) ? null : this.toAllocation(chosen, search.isExact);
  }

  /**
   * The allocation to propose: the cheapest one, unless fewer suppliers cover as much for hardly more. Each supplier is
   * another contract and another delivery, which a saving below the floor does not pay for
   * (docs/decisions/0108-one-truth-per-decision.md).
   */
  propose(limits: AllocationLimits = {}): Allocation | null {
    const cheapest = this.allocate(limits);
    if (cheapest === null) return null;
    const dearest = multiply(cheapest.total, add('1', divide(SPLIT_FLOOR_PERCENT, '100', 4)));
    let proposed = cheapest;
    // The total falls as the number of suppliers grows.
    let [least, most] = [1, this.countSuppliers(cheapest)];
    while (least < most) {
      const middle = Math.floor((least + most) / 2);
      const fewer = this.allocate({ ...limits, mostSuppliers: middle });
      const isSufficient = fewer !== null && fewer.left <= cheapest.left + NEARLY && compare(fewer.total, dearest) <= 0;
      if (isSufficient) proposed = fewer;
      [least, most] = isSufficient ? [least, middle] : [middle + 1, most];
    }
    return { ...proposed, isExact: proposed.isExact && cheapest.isExact };
  }

  private countSuppliers({ shares }: Allocation): number {
    const suppliers = new Map(this.matrix.offers.map(({ id, supplier }) => [id, supplier]));
    return new Set(shares.map(({ bidId }) => suppliers.get(bidId))).size;
  }

  /** The displayed total, in the smallest unit of the currency. */
  private totalOf(chosen: ChosenFills): number {
    const { currency } = this.matrix;
    return Number(
      multiply(
        sumAmounts(
          this.sharesOf(chosen).map(({ total }) => total),
          currency,
        ),
        String(10 ** currencyDigits(currency)),
      ),
    );
  }

  private sharesOf({ fills }: ChosenFills): Share[] {
    const { offers, lines } = this.matrix;
    return offers.flatMap((offer, bid) => {
      const lineIds: string[] = [];
      const taken = fills.flatMap(({ parts }, at): Taken[] => {
        const part = parts.find(({ source }) => source.bid === bid);
        const [line, cell] = [lines[at], offer.cells[at] ?? null];
        if (part === undefined || line === undefined || cell === null) return [];
        lineIds.push(line.id);
        return [{ cell, unitCode: line.unitCode, quantity: inUnits(part.quantity) }];
      });
      return taken.length === 0 ? [] : [{ bidId: offer.id, lineIds, ...shareOf(offer, taken, this.matrix) }];
    });
  }

  private toAllocation(chosen: ChosenFills, isExact: boolean): Allocation {
    const { offers, lines, currency } = this.matrix;
    const shares = this.sharesOf(chosen);
    const idsWhere = (matches: (fill: ChosenFills['fills'][number]) => boolean) =>
      lines.flatMap(({ id }, at) => (chosen.fills[at] !== undefined && matches(chosen.fills[at]) ? [id] : []));
    return {
      parts: lines.flatMap(({ id }, at) =>
        (chosen.fills[at]?.parts ?? []).map(({ source, quantity }) => ({
          lineId: id,
          bidId: offers[source.bid]?.id ?? '',
          quantity: inUnits(Math.min(quantity, source.available)),
        })),
      ),
      shares,
      total: sumAmounts(
        shares.map(({ total }) => total),
        currency,
      ),
      uncovered: idsWhere(({ parts }) => parts.length === 0),
      short: idsWhere(({ parts, left }) => parts.length > 0 && left > 0),
      left: leftOf(this.lines, chosen.fills),
      isExact: isExact && chosen.isExact,
    };
  }
}

const inUnits = (thousandths: number): Decimal => divide(String(thousandths), '1000', 3);

/**
 * Minimum order of a bid in the bid's currency; 0 for none. A bid whose full offer is below its minimum may still be
 * used in full.
 */
export function minimumOf(offer: Offer, { lines }: OfferMatrix): number {
  if (offer.minOrderAmount === null) return 0;
  const everything = quotedAmount(offer, comparedParts(offer, lines));
  return Number(compare(everything, offer.minOrderAmount) < 0 ? everything : offer.minOrderAmount);
}

/** The goods as the bid quotes them: with VAT or before it. */
function quotedAmount(offer: Offer, taken: readonly Taken[]): Decimal {
  const { net, gross } = quotedSums(offer, taken);
  return roundAmount(offer.vatMode === 'included' ? gross : net, offer.currency);
}

/** Rounding error of a share in the smallest unit: half a unit of the bid's currency for each line and rate. */
function roundingOf({ exchange }: Offer, { lines }: OfferMatrix): number {
  const rate = Number(exchange.rate) / exchange.nominal;
  return 2 + ((lines.length + VAT_RATES.length) * Math.max(rate, 1)) / 2;
}
