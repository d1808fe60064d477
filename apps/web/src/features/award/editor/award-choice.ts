import type { Allocation, AwardMode, AwardProposal } from '@zakupki/api-client/schema';
import { QUANTITY_DIGITS } from '@zakupki/procurement/money/amount';
import { compare, type Decimal, min, sign, subtract, sum } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { parseTypedNumber, formatTypedNumber } from '../../../format/number/typed-number.ts';
import type { AwardLine, LineOffer } from '../lines/award-lines.ts';

/** A typed quantity of a line from one offer. */
export interface TypedShare {
  readonly bidItemId: string;
  readonly quantity: string;
}

/** By line id. */
export type TypedShares = Readonly<Record<string, readonly TypedShare[]>>;

export interface AwardChoice {
  readonly mode: AwardMode;
  readonly bidId: string;
  /** Leave out offers that a conflict blocks. */
  readonly skipBlocked: boolean;
  /** Kept while the user looks at another way of awarding. */
  readonly shares: TypedShares;
  readonly justification: string;
}

export interface SharePlace {
  readonly lineId: string;
  readonly index: number;
}

export const placeKey = ({ lineId, index }: SharePlace) => `${lineId} ${index}`;

export interface LineCoverage {
  readonly given: Decimal;
  /** Asked minus given; negative when too much is given, null when the order names no quantity. */
  readonly remaining: Decimal | null;
  readonly state: 'none' | 'part' | 'whole' | 'more' | 'too_much';
}

export interface ReadChoice {
  /** Null while a field cannot be read or awarded. */
  readonly proposal: AwardProposal | null;
  /** The field behind each allocation of the proposal. */
  readonly places: readonly SharePlace[];
  /** By `placeKey`. */
  readonly problems: ReadonlyMap<string, string>;
}

export function readChoice(choice: AwardChoice, lines: readonly AwardLine[]): ReadChoice {
  if (choice.mode === 'single') {
    return read(choice.bidId === '' ? null : { mode: 'single', bidId: choice.bidId });
  }
  if (choice.mode === 'lowest_per_line') return read({ mode: 'lowest_per_line', skipBlocked: choice.skipBlocked });
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
    if (line.most === null || compare(lineCoverage(line, shares).given, line.most) <= 0) continue;
    const place = placeKey({ lineId: line.id, index: shares.length - 1 });
    if (!problems.has(place)) problems.set(place, m.award_more_than_asked({ most: formatTypedNumber(line.most) }));
  }
  return { proposal: problems.size > 0 ? null : { mode: 'manual', allocations }, places, problems };
}

const read = (proposal: AwardProposal | null): ReadChoice => ({ proposal, places: [], problems: new Map() });

type ReadQuantity = { readonly ok: true; readonly value: Decimal } | { readonly ok: false; readonly message: string };

function readShare({ quantity }: TypedShare, { available }: LineOffer, { most }: AwardLine): ReadQuantity {
  const reading = parseTypedNumber(quantity, { fractionDigits: QUANTITY_DIGITS });
  if (!reading.ok) return reading;
  if (reading.value === null || sign(reading.value) <= 0) return { ok: false, message: m.award_no_quantity() };
  // An excess over the whole line is reported at the line.
  const isScarce = available !== null && (most === null || compare(available, most) < 0);
  if (isScarce && compare(reading.value, available) > 0) {
    return { ok: false, message: m.award_more_than_offered({ most: formatTypedNumber(available) }) };
  }
  return { ok: true, value: reading.value };
}

/** Counts only quantities that can be read. */
export function lineCoverage(line: AwardLine, shares: readonly TypedShare[]): LineCoverage {
  const given = sum(
    shares.flatMap((share) => {
      const reading = parseTypedNumber(share.quantity, { fractionDigits: QUANTITY_DIGITS });
      return offerOf(line, share) && reading.ok && reading.value !== null ? [reading.value] : [];
    }),
  );
  return coverageOf(line, given);
}

export function coverageOf({ asked, least, most }: AwardLine, given: Decimal): LineCoverage {
  if (sign(given) <= 0) return { given: '0', remaining: asked, state: 'none' };
  if (asked === null || least === null || most === null) return { given, remaining: null, state: 'whole' };
  const remaining = subtract(asked, given);
  if (sign(remaining) < 0) return { given, remaining, state: compare(given, most) > 0 ? 'too_much' : 'more' };
  return { given, remaining, state: compare(given, least) >= 0 ? 'whole' : 'part' };
}

/** Starts with one empty share. */
export function sharesOf(shares: TypedShares, lineId: string): readonly TypedShare[] {
  return shares[lineId] ?? EMPTY;
}

const EMPTY: readonly TypedShare[] = [{ bidItemId: '', quantity: '' }];

export function offerOf({ offers }: AwardLine, { bidItemId }: TypedShare): LineOffer | null {
  return offers.find((offer) => offer.bidItemId === bidItemId) ?? null;
}

/** Fills in the smaller of the remaining and the available quantity, unless a quantity is typed already. */
export function withOffer(line: AwardLine, shares: readonly TypedShare[], index: number, bidItemId: string) {
  const share = shares[index];
  const offer = line.offers.find((one) => one.bidItemId === bidItemId) ?? null;
  const typed = share?.quantity ?? '';
  const quantity = typed !== '' || !offer ? typed : formatTypedNumber(left(line, shares, index, offer));
  return shares.toSpliced(index, 1, { bidItemId, quantity: offer ? quantity : '' });
}

/** Adds a share from the cheapest unused offer for the remaining quantity. */
export function withMore(line: AwardLine, shares: readonly TypedShare[]): readonly TypedShare[] {
  const taken = new Set(shares.map(({ bidItemId }) => bidItemId));
  const next = line.offers.find(({ bidItemId }) => !taken.has(bidItemId));
  const quantity = next ? left(line, shares, shares.length, next) : null;
  return [
    ...shares,
    {
      bidItemId: next?.bidItemId ?? '',
      quantity: quantity !== null && sign(quantity) > 0 ? formatTypedNumber(quantity) : '',
    },
  ];
}

function left(line: AwardLine, shares: readonly TypedShare[], index: number, { available }: LineOffer): Decimal | null {
  const others = shares.filter((_, at) => at !== index);
  const { remaining } = lineCoverage(line, others);
  if (remaining === null) return available;
  const wanted = sign(remaining) > 0 ? remaining : '0';
  if (sign(wanted) === 0) return null;
  return available === null ? wanted : min(wanted, available);
}

/** Turns allocations of another way into editable shares. */
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
  return Object.values(shares).some((own) =>
    own.some(({ bidItemId, quantity }) => bidItemId !== '' || quantity !== ''),
  );
}

/** A choice stored by the browser, perhaps by an older build; null when it cannot be used. */
export function restoreChoice(value: unknown, begin: AwardChoice): AwardChoice | null {
  if (typeof value !== 'object' || value === null) return null;
  // It was stored by this form; only its fields may have changed since.
  const kept = value as Partial<Record<keyof AwardChoice, unknown>>;
  const mode = AWARD_MODES.find((one) => one === kept.mode) ?? begin.mode;
  const text = (one: unknown) => (typeof one === 'string' ? one : '');
  return {
    mode,
    bidId: text(kept.bidId) || begin.bidId,
    skipBlocked: kept.skipBlocked === true,
    shares: keptShares(kept.shares),
    justification: text(kept.justification),
  };
}

const AWARD_MODES = ['single', 'lowest_per_line', 'manual'] as const satisfies readonly AwardMode[];

function keptShares(value: unknown): TypedShares {
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
