/** The ways to fill one line from a set of bids. */
import {
  compare,
  divide,
  floorTo,
  HUNDRED,
  minOf,
  multiply,
  type Rational,
  subtract,
  sum,
  toNumber,
  whole,
  ZERO,
} from './rational.ts';
import { type Bidder, type Line, type Offer, type Sheet, vatFactor } from './sheet.ts';
import { bought, type Charge, charge, isPositive, QUANTITY_DIGITS } from './worth.ts';

/** A quantity of a line from one bid. */
export type Part = {
  readonly at: number;
  readonly bidder: Bidder;
  readonly quantity: Rational;
  /** awarded quantity: less when the offer is less within the tolerance */
  readonly allotted: Rational;
  readonly charge: Charge;
};

export type Filling = {
  readonly parts: readonly Part[];
  /** uncovered quantity */
  readonly left: Rational;
};

type Source = { readonly bidder: Bidder; readonly offer: Offer; readonly most: Rational };
type Place = { readonly at: number; readonly line: Line };

/** The ways to fill the rest of one line, cached by bids. */
export class LineFills {
  private readonly sheet: Sheet;
  private readonly place: Place;
  private readonly left: Rational;
  private readonly known = new Map<string, Filling>();

  constructor(sheet: Sheet, at: number, left: Rational) {
    const line = sheet.lines[at];
    if (!line) throw new RangeError(`The order has no line ${at}`);
    this.sheet = sheet;
    this.place = { at, line };
    this.left = left;
  }

  /** By the lowest price. */
  cheapestFrom(bidders: readonly Bidder[]): Filling {
    return this.cheapest(sourcesOf(this.place, bidders));
  }

  /** Every way a minimum order may need: from every set of bids, in every sequence. */
  movesFrom(bidders: readonly Bidder[]): Filling[] {
    const isNew = distinct();
    const sources = sourcesOf(this.place, bidders);
    return [...subsets(sources).map((some) => this.cheapest(some)), ...this.arranged(sources, this.left)].filter(
      (filling) => isNew(keyOf(filling)),
    );
  }

  private cheapest(sources: readonly Source[]): Filling {
    const key = sources.map(({ bidder }) => bidder.bid.number).join();
    const found = this.known.get(key) ?? fillAll(this.sheet, this.place, this.left, sources);
    this.known.set(key, found);
    return found;
  }

  private arranged(sources: readonly Source[], needed: Rational): Filling[] {
    if (!isPositive(needed)) return [{ parts: [], left: needed }];
    const fillings = sources.flatMap((first) => {
      const { parts, left } = fillInOrder(this.place, needed, [first], true);
      const rest = sources.filter((other) => other !== first);
      return this.arranged(rest, left).map((filling) => ({ ...filling, parts: [...parts, ...filling.parts] }));
    });
    return [{ parts: [], left: needed }, ...fillings];
  }
}

const subsets = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, set) => all.filter((_one, bit) => (set >> bit) % 2 === 1));

function sourcesOf({ at }: Place, bidders: readonly Bidder[]): Source[] {
  return bidders
    .flatMap((bidder): Source[] => {
      const offer = bidder.offers[at] ?? null;
      return offer ? [{ bidder, offer, most: floorTo(offer.offered, QUANTITY_DIGITS) }] : [];
    })
    .sort((a, b) => compare(a.offer.price, b.offer.price) || a.bidder.bid.number - b.bidder.bid.number);
}

function partOf({ at }: Place, { bidder, offer, most }: Source, quantity: Rational): Part {
  return { at, bidder, quantity, allotted: minOf(most, quantity), charge: charge(offer, quantity) };
}

/** Whether it offers at least the rest, less the tolerance of the whole line. */
const canFinish = ({ line }: Place, { offer }: Source, left: Rational) =>
  compare(offer.offered, subtract(left, line.tolerance)) >= 0;

function fillInOrder(place: Place, needed: Rational, sources: readonly Source[], mayStretch: boolean): Filling {
  const parts: Part[] = [];
  let left = needed;
  for (const source of sources) {
    if (!isPositive(left)) break;
    const isEnough = compare(source.most, left) >= 0 || (mayStretch && canFinish(place, source, left));
    const quantity = isEnough ? left : source.most;
    if (!isPositive(quantity)) continue;
    parts.push(partOf(place, source, quantity));
    left = subtract(left, quantity);
  }
  return { parts, left };
}

/** By price, and with packs every number of them that costs least. */
function fillAll(sheet: Sheet, place: Place, left: Rational, sources: readonly Source[]): Filling {
  const greedy = fillInOrder(place, left, sources, true);
  // Without a choice when everything is taken.
  if (isPositive(greedy.left) || sources.every(({ offer }) => offer.step === null)) return greedy;
  return new PackSearch(sheet, place, sources).run(left, greedy);
}

/** Every number of packs of every bid; offers without packs fill the rest. */
class PackSearch {
  private readonly sheet: Sheet;
  private readonly place: Place;
  private readonly sources: readonly Source[];
  private readonly packed: readonly Source[];
  private readonly loose: readonly Source[];
  private readonly found: Filling[] = [];
  private least = Infinity;

  constructor(sheet: Sheet, place: Place, sources: readonly Source[]) {
    this.sheet = sheet;
    this.place = place;
    this.sources = sources;
    this.packed = sources.filter(({ offer }) => offer.step !== null);
    this.loose = sources.filter(({ offer }) => offer.step === null);
  }

  run(left: Rational, greedy: Filling): Filling {
    this.keep(greedy);
    this.choose(this.packed, { parts: [], left }, null);
    if (isPositive(this.place.line.tolerance))
      for (const last of this.packed)
        this.choose(
          this.packed.filter((one) => one !== last),
          { parts: [], left },
          last,
        );
    const cheapest = this.found.filter((filling) => this.cost(filling) <= this.least + NEARLY);
    return cheapest.reduce((best, one) => (this.isBefore(one, best) ? one : best));
  }

  /** Of equal costs the one that takes more from the lower price, then from the lower bid number. */
  private isBefore(one: Filling, other: Filling): boolean {
    const of = (filling: Filling, source: Source) =>
      filling.parts.find(({ bidder }) => bidder === source.bidder)?.quantity ?? ZERO;
    for (const source of this.sources) {
      const more = compare(of(one, source), of(other, source));
      if (more !== 0) return more > 0;
    }
    return false;
  }

  private cost = (filling: Filling) => toNumber(costOf(this.sheet, filling));

  private keep(filling: Filling): void {
    const cost = this.cost(filling);
    if (isPositive(filling.left) || cost > this.least + NEARLY) return;
    this.found.push(filling);
    this.least = Math.min(this.least, cost);
  }

  /** @param last the offer that fills the rest within the tolerance; null for none */
  private choose([source, ...rest]: readonly Source[], filling: Filling, last: Source | null): void {
    if (!source) return this.fillUp(filling, last);
    const others = [...rest, ...this.loose, ...(last ? [last] : [])];
    const next = Math.min(Infinity, ...others.map(({ offer }) => toNumber(offer.price) * 100));
    for (const quantity of this.quantitiesOf(source, filling.left)) {
      const left = subtract(filling.left, quantity);
      const parts = isPositive(quantity) ? [...filling.parts, partOf(this.place, source, quantity)] : filling.parts;
      const needed = isPositive(left) ? toNumber(left) * next : 0;
      if (this.cost({ parts, left }) + needed <= this.least + NEARLY) this.choose(rest, { parts, left }, last);
    }
  }

  private quantitiesOf({ offer, most }: Source, left: Rational): Rational[] {
    const pack = multiply(offer.step ?? whole(1), offer.unitSize);
    const limit = minOf(most, left);
    const quantities = [ZERO];
    for (let count = 1; compare(quantities.at(-1) ?? ZERO, limit) < 0; count++)
      quantities.push(minOf(floorTo(multiply(whole(count), pack), QUANTITY_DIGITS), limit));
    return quantities;
  }

  private fillUp({ parts, left }: Filling, last: Source | null): void {
    const { place, loose } = this;
    if (last === null) {
      const filled = fillInOrder(place, left, loose, true);
      return this.keep({ parts: [...parts, ...filled.parts], left: filled.left });
    }
    for (let count = 0; count <= loose.length; count++) {
      const filled = fillInOrder(place, left, loose.slice(0, count), false);
      if (!isPositive(filled.left) || !canFinish(place, last, filled.left)) continue;
      this.keep({ parts: [...parts, ...filled.parts, partOf(place, last, filled.left)], left: ZERO });
    }
  }
}

/** Kopecks on the order's basis before anything is rounded. */
export function costOf({ order }: Sheet, { parts }: Filling): Rational {
  return sum(
    parts.map(({ at, bidder, quantity, charge: { rate } }) => {
      const [offer, factor] = [bidder.offers[at] ?? null, multiply(vatFactor(order, bidder.bid, rate), HUNDRED)];
      if (!offer || !bidder.exchange) return ZERO;
      return multiply(multiply(multiply(offer.unitPrice, bought(offer, quantity)), factor), bidder.exchange);
    }),
  );
}

/** Doubles compare the costs of a line; results are exact. */
const NEARLY = 1e-7;

const keyOf = ({ parts }: Filling) =>
  parts
    .map(({ bidder, quantity, charge: { amount } }) => `${bidder.bid.number}:${quantity.n}/${quantity.d}:${amount}`)
    .toSorted()
    .join(' ');

/** True the first time a key is seen. */
function distinct(): (key: string) => boolean {
  const seen = new Set<string>();
  return (key) => seen.size < seen.add(key).size;
}

/** The covered share of the line, at most 1. */
export const coveredShare = ({ quantity }: Line, left: Rational) => divide(subtract(quantity, left), quantity);
