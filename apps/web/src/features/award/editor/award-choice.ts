import type { Allocation, AwardMode, AwardProposal } from '@zakupki/api-client/schema';
import { QUANTITY_DIGITS } from '@zakupki/procurement/money/amount';
import { compare, type Decimal, min, sign, subtract, sum } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { parseTypedNumber, formatTypedNumber } from '../../../format/number/typed-number.ts';
import type { AwardLine, LineOffer } from '../lines/award-lines.ts';

/** A typed quantity of a line from one offer. */
export type TypedShare = {
  readonly bidItemId: string;
  readonly quantity: string;
};

/** By line id. */
export type TypedShares = Readonly<Record<string, readonly TypedShare[]>>;

export type AwardChoice = {
  readonly mode: AwardMode;
  readonly bidId: string;
  /** Leave out offers that a conflict blocks. */
  readonly skipBlocked: boolean;
  /** The largest number of suppliers of a split; null for any. */
  readonly mostSuppliers: number | null;
  /** Preserved while another mode is selected. */
  readonly shares: TypedShares;
  readonly justification: string;
};

export type SharePlace = {
  readonly lineId: string;
  readonly index: number;
};

export const placeKey = ({ lineId, index }: SharePlace) => `${lineId} ${index}`;

export type LineCoverage = {
  readonly allocated: Decimal;
  /** Requested minus allocated quantity; negative for an excess, null when the order names no quantity. */
  readonly remaining: Decimal | null;
  readonly state: 'none' | 'part' | 'whole' | 'more' | 'too_much';
};

export type ReadChoice = {
  /** Null while a field cannot be read or awarded. */
  readonly proposal: AwardProposal | null;
  /** The field behind each allocation of the proposal. */
  readonly places: readonly SharePlace[];
  /** By `placeKey`. */
  readonly problems: ReadonlyMap<string, string>;
};

export function readChoice(choice: AwardChoice, lines: readonly AwardLine[]): ReadChoice {
  if (choice.mode === 'single') {
    return withoutShares(choice.bidId === '' ? null : { mode: 'single', bidId: choice.bidId });
  }
  if (choice.mode === 'lowest_per_line')
    return withoutShares({
      mode: 'lowest_per_line',
      skipBlocked: choice.skipBlocked,
      mostSuppliers: choice.mostSuppliers,
    });
  const problems = new Map<string, string>();
  const places: SharePlace[] = [];
  const allocations = lines.flatMap((line) =>
    sharesOf(choice.shares, line.id).flatMap((share, index) => {
      const place = { lineId: line.id, index };
      const offer = offerOf(line, share);
      if (!offer) return [];
      const quantity = readShare(share, offer, line);
      if (!quantity.ok) {
        problems.set(placeKey(place), quantity.message);
        return [];
      }
      places.push(place);
      return [{ orderItemId: line.id, bidId: offer.bidId, bidItemId: offer.bidItemId, quantity: quantity.value }];
    }),
  );
  for (const line of lines) {
    const shares = sharesOf(choice.shares, line.id);
    if (line.most === null || compare(lineCoverage(line, shares).allocated, line.most) <= 0) continue;
    const place = placeKey({ lineId: line.id, index: shares.length - 1 });
    if (!problems.has(place)) problems.set(place, m.award_more_than_asked({ most: formatTypedNumber(line.most) }));
  }
  return { proposal: problems.size > 0 ? null : { mode: 'manual', allocations }, places, problems };
}

const withoutShares = (proposal: AwardProposal | null): ReadChoice => ({ proposal, places: [], problems: new Map() });

type ReadQuantity = { readonly ok: true; readonly value: Decimal } | { readonly ok: false; readonly message: string };

function readShare({ quantity }: TypedShare, { available }: LineOffer, { most }: AwardLine): ReadQuantity {
  const reading = parseTypedNumber(quantity, { fractionDigits: QUANTITY_DIGITS });
  if (!reading.ok) return reading;
  if (reading.value === null || sign(reading.value) <= 0) return { ok: false, message: m.award_no_quantity() };
  // readChoice() reports an excess over the quantity of the line.
  const isScarce = available !== null && (most === null || compare(available, most) < 0);
  if (isScarce && compare(reading.value, available) > 0) {
    return { ok: false, message: m.award_more_than_offered({ most: formatTypedNumber(available) }) };
  }
  return { ok: true, value: reading.value };
}

/** Ignores unreadable quantities. */
export function lineCoverage(line: AwardLine, shares: readonly TypedShare[]): LineCoverage {
  const allocated = sum(
    shares.flatMap((share) => {
      const reading = parseTypedNumber(share.quantity, { fractionDigits: QUANTITY_DIGITS });
      return offerOf(line, share) && reading.ok && reading.value !== null ? [reading.value] : [];
    }),
  );
  return coverageOf(line, allocated);
}

export function coverageOf({ asked, least, most }: AwardLine, allocated: Decimal): LineCoverage {
  if (sign(allocated) <= 0) return { allocated: '0', remaining: asked, state: 'none' };
  if (asked === null || least === null || most === null) return { allocated, remaining: null, state: 'whole' };
  const remaining = subtract(asked, allocated);
  if (sign(remaining) < 0) return { allocated, remaining, state: compare(allocated, most) > 0 ? 'too_much' : 'more' };
  return { allocated, remaining, state: compare(allocated, least) >= 0 ? 'whole' : 'part' };
}

/** Returns one empty share for a line without shares. */
export function sharesOf(shares: TypedShares, lineId: string): readonly TypedShare[] {
  return shares[lineId] ?? ONE_EMPTY_SHARE;
}

const ONE_EMPTY_SHARE: readonly TypedShare[] = [{ bidItemId: '', quantity: '' }];

export function offerOf({ offers }: AwardLine, { bidItemId }: Pick<TypedShare, 'bidItemId'>): LineOffer | null {
  return offers.find((offer) => offer.bidItemId === bidItemId) ?? null;
}

/** Fills in the smaller of the remaining and the available quantity, unless a quantity is typed already. */
export function chooseOffer(line: AwardLine, shares: readonly TypedShare[], index: number, bidItemId: string) {
  const share = shares[index];
  const offer = offerOf(line, { bidItemId });
  const typed = share?.quantity ?? '';
  const quantity = typed !== '' || !offer ? typed : formatTypedNumber(remainingFor(line, shares, index, offer));
  return shares.toSpliced(index, 1, { bidItemId, quantity: offer ? quantity : '' });
}

/** Adds a share from the cheapest unused offer for the remaining quantity. */
export function addShare(line: AwardLine, shares: readonly TypedShare[]): readonly TypedShare[] {
  const usedOffers = new Set(shares.map(({ bidItemId }) => bidItemId));
  const next = line.offers.find(({ bidItemId }) => !usedOffers.has(bidItemId));
  const quantity = next ? remainingFor(line, shares, shares.length, next) : null;
  return [
    ...shares,
    {
      bidItemId: next?.bidItemId ?? '',
      quantity: quantity !== null && sign(quantity) > 0 ? formatTypedNumber(quantity) : '',
    },
  ];
}

function remainingFor(
  line: AwardLine,
  shares: readonly TypedShare[],
  index: number,
  { available }: LineOffer,
): Decimal | null {
  const others = shares.filter((_, position) => position !== index);
  const { remaining } = lineCoverage(line, others);
  if (remaining === null) return available;
  const wanted = sign(remaining) > 0 ? remaining : '0';
  if (sign(wanted) === 0) return null;
  return available === null ? wanted : min(wanted, available);
}

/** Turns the allocations of another mode into editable shares. */
export function sharesFrom(
  allocations: readonly Pick<Allocation, 'orderItemId' | 'bidItemId' | 'quantity'>[],
): TypedShares {
  const shares: Record<string, TypedShare[]> = {};
  for (const { orderItemId, bidItemId, quantity } of allocations) {
    (shares[orderItemId] ??= []).push({ bidItemId, quantity: formatTypedNumber(quantity) });
  }
  return shares;
}

export function hasShares(shares: TypedShares): boolean {
  return Object.values(shares)
    .flat()
    .some(({ bidItemId, quantity }) => bidItemId !== '' || quantity !== '');
}

/** Restores a choice stored in the browser, possibly by an older build. Returns null when it cannot be used. */
export function restoreChoice(value: unknown, initial: AwardChoice): AwardChoice | null {
  if (typeof value !== 'object' || value === null) return null;
  // This form stored the value. Only the fields of the form can have changed since.
  const stored = value as Partial<Record<keyof AwardChoice, unknown>>;
  const mode = AWARD_MODES.find((name) => name === stored.mode) ?? initial.mode;
  const text = (field: unknown) => (typeof field === 'string' ? field : '');
  return {
    mode,
    bidId: text(stored.bidId) || initial.bidId,
    skipBlocked: stored.skipBlocked === true,
    mostSuppliers: SPLIT_LIMITS.find((most) => most === stored.mostSuppliers) ?? null,
    shares: restoreShares(stored.shares),
    justification: text(stored.justification),
  };
}

/** What the buyer may limit a split to; more are unusual for one order. */
export const SPLIT_LIMITS = [1, 2, 3, 4, 5] as const;

const AWARD_MODES = ['single', 'lowest_per_line', 'manual'] as const satisfies readonly AwardMode[];

function restoreShares(value: unknown): TypedShares {
  if (typeof value !== 'object' || value === null) return {};
  const lines = Object.entries(value).filter((entry): entry is [string, TypedShare[]] => isShares(entry[1]));
  return Object.fromEntries(lines);
}

function isShares(value: unknown): value is TypedShare[] {
  return (
    Array.isArray(value) &&
    value.every(
      (share: unknown) =>
        typeof share === 'object' &&
        share !== null &&
        'bidItemId' in share &&
        typeof share.bidItemId === 'string' &&
        'quantity' in share &&
        typeof share.quantity === 'string',
    )
  );
}
