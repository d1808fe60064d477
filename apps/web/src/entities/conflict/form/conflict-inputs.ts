/** What a person gives with a way out of a conflict: as it stands in the fields, and as the contract takes it. */
import type { ConflictInput, ConflictPayload, ConflictSuggestion } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { now } from '../../../format/date/clock.ts';
import { typedValues } from '../../../format/number/typed-values.ts';
import { parseTypedNumber, formatTypedNumber } from '../../../format/number/typed-number.ts';
import { toMoment, toWallClock } from '../../../format/date/zoned-time.ts';
import type { ConflictScene } from '../conflict-context.ts';

/** What stands in the fields; those the way does not ask for stay empty. */
export interface WayValues {
  reason: string;
  unitsPerPack: string;
  packsPerUnit: string;
  rate: string;
  nominal: string;
  date: string | null;
  source: string;
  bidId: string;
  reasonCode: string;
  quantityTolerancePercent: string;
  maxUnitPrice: string;
  budget: string;
  requiredBy: string | null;
  /** As the clocks of the order's zone show it. */
  submissionDeadline: string | null;
}

const DAY_MS = 86_400_000;
/** When the office is still there to take bids. */
const DUE_AT = '15:00:00';
/** As many days as a short extension needs: what one would type most often. */
const EXTENDED_BY = 2;

/** The fields with what is proposed. */
export function proposedValues({ payload, inputs }: ConflictSuggestion, { order }: ConflictScene): WayValues {
  const known = payload ?? {};
  const dayIn = (at: number) => (toWallClock(new Date(at).toISOString(), order.timeZone) ?? '').slice(0, 10);
  const isRate = inputs.includes('rate');
  return {
    reason: '',
    unitsPerPack: formatTypedNumber(known.unitsPerPack),
    packsPerUnit: formatTypedNumber(known.packsPerUnit),
    rate: formatTypedNumber(known.rate),
    nominal: String(known.nominal ?? 1),
    date: known.date ?? (isRate ? dayIn(now()) : null),
    source: known.source ?? 'cbr',
    bidId: known.bidId ?? '',
    reasonCode: known.reasonCode ?? 'other',
    quantityTolerancePercent: formatTypedNumber(known.quantityTolerancePercent),
    maxUnitPrice: formatTypedNumber(known.maxUnitPrice),
    budget: formatTypedNumber(known.budget),
    requiredBy: known.requiredBy ?? null,
    submissionDeadline: inputs.includes('submissionDeadline')
      ? (toWallClock(known.submissionDeadline, order.timeZone) ?? `${dayIn(now() + EXTENDED_BY * DAY_MS)} ${DUE_AT}`)
      : null,
  };
}

export interface WayReading {
  readonly payload: ConflictPayload | null;
  /** Problems by field. */
  readonly problems: ReadonlyMap<string, string>;
}

const RATE_DIGITS = 6;
/** The contract's shortest reason. */
const SHORTEST_REASON = 3;

/** Reads the fields the way asks for. */
export function readWay(values: WayValues, way: ConflictSuggestion, { order }: ConflictScene): WayReading {
  const typed = typedValues(order.currency);
  const reason = values.reason.trim();
  if (way.needsReason && reason === '') typed.problem('reason', m.conflicts_reason_missing());
  else if (reason !== '' && reason.length < SHORTEST_REASON)
    typed.problem('reason', m.validation_too_short({ count: SHORTEST_REASON }));
  // Each input writes its own field; the contract has no payload without any.
  const read: Readonly<Record<ConflictInput, () => string | number | null>> = {
    unitsPerPack: () => typed.quantity('unitsPerPack', values.unitsPerPack),
    packsPerUnit: () => typed.quantity('packsPerUnit', values.packsPerUnit || '1'),
    rate() {
      const reading = parseTypedNumber(values.rate, { fractionDigits: RATE_DIGITS });
      if (reading.ok) return reading.value;
      typed.problem('rate', reading.message);
      return null;
    },
    nominal: () => typed.count('nominal', values.nominal),
    date: () => values.date,
    source: () => values.source,
    bidId: () => values.bidId || null,
    reasonCode: () => values.reasonCode,
    quantityTolerancePercent: () => typed.percent('quantityTolerancePercent', values.quantityTolerancePercent),
    maxUnitPrice: () => typed.unitPrice('maxUnitPrice', values.maxUnitPrice),
    budget: () => typed.amount('budget', values.budget),
    requiredBy: () => values.requiredBy,
    submissionDeadline: () => toMoment(values.submissionDeadline, order.timeZone),
  };
  const given: Record<string, string | number> = {};
  for (const input of way.inputs) {
    const value = read[input]();
    if (value !== null) given[input] = value;
    else if (!typed.problems.has(input)) typed.problem(input, m.validation_required());
  }
  return { payload: way.inputs.length === 0 ? way.payload : given, problems: typed.problems };
}
