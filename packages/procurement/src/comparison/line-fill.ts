/**
 * Fills one line from the offers on it, the lowest price first, each up to its quantity. Quantities are whole thousandths
 * of the line's unit; costs are the smallest unit of the order's currency on its basis, not rounded.
 */
import { quotedQuantity } from '../offers/comparison-price.ts';
import { currencyDigits } from '../money/currency.ts';
import { exchangeFactors } from '../money/exchange.ts';
import { vatPercent } from '../money/vat.ts';
import type { AskedLine, CurrencyBasis, Offer, OfferedCell } from '../offers/matrix.ts';
import { coverOf, packStep, purchasedQuantity } from '../offers/worth.ts';

const THOUSANDTHS = 1000;
/** Rounding error of doubles when a quantity is divided into packs. */
const NEARLY = 1e-9;

/** One bid's offer on a line. */
export type LineSource = {
  /** Index of the bid in the matrix. */
  readonly bid: number;
  readonly available: number;
  readonly isFull: boolean;
  /** Cost of a thousandth of the line's unit. */
  readonly unitCost: number;
  readonly availableCost: number;
  /** Null when any fraction can be bought. */
  readonly pack: { readonly content: number; readonly cost: number } | null;
  /** Converts the smallest unit of cost to the bid's currency and VAT mode. */
  readonly quotedPerCost: number;
};

/** A line with its offers, the lowest price first. */
export type FillableLine = {
  /** Null when the order names no quantity. */
  readonly asked: number | null;
  readonly tolerance: number;
  readonly sources: readonly LineSource[];
  /** Whether every offer covers the line in full without packs, so that the first one supplies it. */
  readonly isSimple: boolean;
};

type LinePart = {
  readonly source: LineSource;
  /** The quantity that counts as covered; the tolerance may raise it above what is available. */
  readonly quantity: number;
};

export type LineFill = {
  readonly parts: readonly LinePart[];
  readonly cost: number;
  /** Uncovered quantity. */
  readonly left: number;
  /** False when the search for the best numbers of packs was cut short. */
  readonly isExact: boolean;
};

/** @param cells the usable offers on the line, in the order of the matrix's bids */
export function fillableLine(
  line: AskedLine,
  cells: readonly (OfferedCell | null)[],
  offers: readonly Offer[],
  currencyBasis: CurrencyBasis,
): FillableLine {
  const sources = cells.flatMap((cell, bid) => {
    const offer = offers[bid];
    const source = cell === null || offer === undefined ? null : sourceOf(cell, line, offer, currencyBasis);
    return source === null ? [] : [{ ...source, bid }];
  });
  const asked = line.quantity === null ? null : Math.round(Number(line.quantity) * THOUSANDTHS);
  return {
    asked,
    tolerance: asked === null ? 0 : (asked * Number(line.tolerancePercent)) / 100,
    sources: sources.toSorted((a, b) => (isEqual(a.unitCost, b.unitCost) ? a.bid - b.bid : a.unitCost - b.unitCost)),
    isSimple: sources.every(({ isFull, pack }) => isFull && pack === null),
  };
}

/** Equal prices in different units and currencies differ by the rounding error of doubles. */
function isEqual(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-12 * Math.max(a, b);
}

function sourceOf(
  cell: OfferedCell,
  line: AskedLine,
  offer: Offer,
  currencyBasis: CurrencyBasis,
): Omit<LineSource, 'bid'> | null {
  const cover = coverOf(cell, line);
  const bought = cover === null ? null : purchasedQuantity(cell, line.unitCode, cover.available);
  // The units can be compared, or the cell would have no price.
  if (cover === null || bought === null || Number(cover.available) <= 0) return null;
  const quoted = Number(cell.unitPrice);
  const cost = quoted * costFactor(cell, offer, currencyBasis);
  const perUnit = quotedPerLineUnit(cell, line.unitCode);
  const step = packStep(cell, line.unitCode);
  return {
    available: Math.round(Number(cover.available) * THOUSANDTHS),
    isFull: cover.isFull,
    unitCost: (cost * perUnit) / THOUSANDTHS,
    availableCost: cost * Number(bought),
    pack: step === null ? null : { content: (Number(step) / perUnit) * THOUSANDTHS, cost: cost * Number(step) },
    quotedPerCost: quoted / cost,
  };
}

/** Quantity in the bid's unit that equals one of the line's unit. */
function quotedPerLineUnit(cell: OfferedCell, unitCode: string): number {
  // A million keeps the digits of units that are small against the bid's.
  return Number(quotedQuantity('1000000', cell, unitCode) ?? 0) / 1_000_000;
}

/** Converts the bid's currency and VAT mode to smallest units of the order's currency on its basis. */
function costFactor(
  { vatRate }: OfferedCell,
  { vatMode, exchange }: Offer,
  { currency, basis }: CurrencyBasis,
): number {
  const withVat = 1 + Number(vatPercent(vatRate)) / 100;
  const isQuotedGross = vatMode === 'included';
  const vat = isQuotedGross === (basis === 'gross') ? 1 : isQuotedGross ? 1 / withVat : withVat;
  const { multiplier, divisor } = exchangeFactors(exchange);
  return (vat * Number(multiplier) * 10 ** currencyDigits(currency)) / Number(divisor);
}

/** Cost of a quantity from a source, in whole packs. */
export function costOf({ pack, unitCost, available, availableCost }: LineSource, quantity: number): number {
  if (quantity === available) return availableCost;
  return pack === null ? quantity * unitCost : packsFor(pack, quantity) * pack.cost;
}

function packsFor({ content }: { readonly content: number }, quantity: number): number {
  return Math.ceil(quantity / content - NEARLY);
}

/** Combinations of packs tried on one line before the search stops. */
const MOST_TRIES = 4_000;

/** Finds the cheapest way to fill the line from the bids that `has` allows. */
export function fillLine(line: FillableLine, has: (bid: number) => boolean): LineFill {
  if (line.isSimple && line.asked !== null) {
    const source = line.sources.find(({ bid }) => has(bid));
    if (source !== undefined) {
      return { parts: [{ source, quantity: line.asked }], cost: costOf(source, line.asked), left: 0, isExact: true };
    }
  }
  const sources = line.sources.filter(({ bid }) => has(bid));
  if (line.asked === null) return fillUnlimited(sources);
  const greedy = fillInOrder(line, sources, line.asked);
  // When everything is used there is no choice to make.
  const isFree = greedy.left > 0 || sources.every(({ pack }) => pack === null);
  return isFree ? greedy : new PackSearch(line, sources, greedy).run();
}

/** Without an asked quantity the cheapest offer fills the line. */
function fillUnlimited([first]: readonly LineSource[]): LineFill {
  if (first === undefined) return { parts: [], cost: 0, left: THOUSANDTHS, isExact: true };
  return { parts: [{ source: first, quantity: first.available }], cost: first.availableCost, left: 0, isExact: true };
}

/** Uses each source up to its quantity, in the given order. */
export function fillInOrder(line: FillableLine, sources: readonly LineSource[], needed: number): LineFill {
  const parts: LinePart[] = [];
  let [left, cost] = [needed, 0];
  for (const source of sources) {
    if (left <= 0) break;
    const quantity = mostOf(source, line, left);
    if (quantity <= 0) continue;
    parts.push({ source, quantity });
    cost += costOf(source, quantity);
    left -= quantity;
  }
  return { parts, cost, left, isExact: true };
}

/** Quantity that a source covers of the rest: all of it when only the tolerance is missing. */
function mostOf(source: LineSource, { asked, tolerance }: FillableLine, left: number): number {
  const coversAll = left === asked ? source.isFull : source.available >= left - tolerance;
  return coversAll ? left : Math.min(source.available, left);
}

/** Tries combinations of packs and fills the rest from offers without packs. Only for lines that can be covered in full. */
class PackSearch {
  private readonly line: FillableLine;
  private readonly packed: readonly LineSource[];
  private readonly loose: readonly LineSource[];
  private best: LineFill;
  private tries = 0;

  constructor(line: FillableLine, sources: readonly LineSource[], greedy: LineFill) {
    this.line = line;
    this.packed = sources.filter(({ pack }) => pack !== null);
    this.loose = sources.filter(({ pack }) => pack === null);
    this.best = greedy;
  }

  run(): LineFill {
    this.search(0, this.line.asked ?? 0, 0, []);
    const places = new Map(this.line.sources.map((source, at) => [source, at]));
    const parts = this.best.parts.toSorted((a, b) => (places.get(a.source) ?? 0) - (places.get(b.source) ?? 0));
    return { ...this.best, parts, isExact: this.tries < MOST_TRIES };
  }

  private search(at: number, left: number, cost: number, parts: readonly LinePart[]): void {
    if (this.tries++ >= MOST_TRIES) return;
    const source = this.packed[at];
    if (left <= 0 || source === undefined || source.pack === null) {
      const rest = fillInOrder(this.line, this.loose, left);
      const total = cost + rest.cost;
      if (rest.left > 0 || total >= this.best.cost - NEARLY) return;
      this.best = { parts: [...parts, ...rest.parts], cost: total, left: 0, isExact: true };
      return;
    }
    const next = this.cheapestAfter(at);
    const whole = mostOf(source, this.line, left);
    const most = whole <= 0 ? 0 : packsFor(source.pack, whole);
    const isCheaper = source.unitCost <= next;
    for (let step = 0; step <= most; step++) {
      const packs = isCheaper ? most - step : step;
      const quantity = packs === most ? whole : Math.min(Math.floor(packs * source.pack.content + NEARLY), whole);
      const paid = cost + (packs === most ? costOf(source, whole) : packs * source.pack.cost);
      const rest = left - quantity;
      const isBeaten = paid + (rest > 0 ? rest * next : 0) >= this.best.cost - NEARLY;
      // The bound rises from here on, except on the first step: part of the last pack may be waste.
      if (isBeaten && step > 0) break;
      if (!isBeaten) this.search(at + 1, rest, paid, quantity > 0 ? [...parts, { source, quantity }] : parts);
    }
  }

  /** The lowest cost of a thousandth among the later sources; infinite when there are none. */
  private cheapestAfter(at: number): number {
    return Math.min(Infinity, ...[...this.packed.slice(at + 1), ...this.loose].map(({ unitCost }) => unitCost));
  }
}
