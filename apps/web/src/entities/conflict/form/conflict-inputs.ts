/** Values of a resolution's form, and their conversion to the contract's payload. */
import type { ConflictInput, ConflictPayload, ConflictSuggestion } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { missingFieldText } from '../../../forms/missing-field-text.ts';
import { now } from '../../../format/date/clock.ts';
import { typedValues } from '../../../format/typed-values.ts';
import { parseTypedNumber, formatTypedNumber } from '../../../format/number/typed-number.ts';
import { toWallClock } from '../../../format/date/zoned-time.ts';
import { DEADLINE_TIME } from '../../order/deadline-limits.ts';
import type { ConflictContextData } from '../conflict-context.ts';

/** Fields the resolution does not ask for stay empty. */
export type ResolutionValues = {
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
  /** Wall-clock time in the order's zone. */
  submissionDeadline: string | null;
};

const DAY_MS = 86_400_000;
const EXTENSION_DAYS = 2;

export function proposedValues(
  { payload, inputs }: ConflictSuggestion,
  { order }: ConflictContextData,
): ResolutionValues {
  const proposed = payload ?? {};
  const dayIn = (at: number) => (toWallClock(new Date(at).toISOString(), order.timeZone) ?? '').slice(0, 10);
  const isRate = inputs.includes('rate');
  return {
    reason: '',
    unitsPerPack: formatTypedNumber(proposed.unitsPerPack),
    packsPerUnit: formatTypedNumber(proposed.packsPerUnit),
    rate: formatTypedNumber(proposed.rate),
    nominal: String(proposed.nominal ?? 1),
    date: proposed.date ?? (isRate ? dayIn(now()) : null),
    source: proposed.source ?? 'cbr',
    bidId: proposed.bidId ?? '',
    reasonCode: proposed.reasonCode ?? 'other',
    quantityTolerancePercent: formatTypedNumber(proposed.quantityTolerancePercent),
    maxUnitPrice: formatTypedNumber(proposed.maxUnitPrice),
    budget: formatTypedNumber(proposed.budget),
    requiredBy: proposed.requiredBy ?? null,
    submissionDeadline: inputs.includes('submissionDeadline')
      ? (toWallClock(proposed.submissionDeadline, order.timeZone) ??
        `${dayIn(now() + EXTENSION_DAYS * DAY_MS)} ${DEADLINE_TIME}:00`)
      : null,
  };
}

type ResolutionReading = {
  readonly payload: ConflictPayload | null;
  readonly problems: ReadonlyMap<string, string>;
};

const RATE_DIGITS = 6;
/** The contract's minimum length. */
const MIN_REASON_LENGTH = 3;

export function readResolution(
  values: ResolutionValues,
  suggestion: ConflictSuggestion,
  { order }: ConflictContextData,
): ResolutionReading {
  const typed = typedValues(order.currency);
  const reason = values.reason.trim();
  if (suggestion.needsReason && reason === '') typed.problem('reason', missingFieldText('reason'));
  else if (reason !== '' && reason.length < MIN_REASON_LENGTH)
    typed.problem('reason', m.validation_too_short({ count: MIN_REASON_LENGTH }));
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
    date: () => typed.day('date', values.date),
    source: () => values.source,
    bidId: () => values.bidId || null,
    reasonCode: () => values.reasonCode,
    quantityTolerancePercent: () => typed.percent('quantityTolerancePercent', values.quantityTolerancePercent),
    maxUnitPrice: () => typed.unitPrice('maxUnitPrice', values.maxUnitPrice),
    budget: () => typed.amount('budget', values.budget),
    requiredBy: () => typed.day('requiredBy', values.requiredBy),
    submissionDeadline: () => typed.moment('submissionDeadline', values.submissionDeadline, order.timeZone),
  };
  const payload: Record<string, string | number> = {};
  for (const input of suggestion.inputs) {
    const value = read[input]();
    if (value !== null) payload[input] = value;
    else if (!typed.problems.has(input)) typed.problem(input, missingFieldText(input));
  }
  // The contract has no empty payload.
  return { payload: suggestion.inputs.length === 0 ? suggestion.payload : payload, problems: typed.problems };
}
