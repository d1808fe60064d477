/** What an administrator gives somebody, as the inputs hold it and as the contract takes it. */
import type { AccessGrantDraft, AccessGrantNote } from '@zakupki/api-client/schema';
import { zGrantAccessBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { contractComplaints } from '../../forms/contract-check.ts';
import type { Complaints, FormValues } from '../../forms/plain-form.ts';
import { dayEnd } from '../../format/date/calendar-days.ts';
import { formatTime } from '../../format/date/dates.ts';
import { typedValues } from '../../format/number/typed-values.ts';

export type GrantKind = AccessGrantDraft['kind'];
export type GrantField = keyof typeof GRANT_POINTERS;

export const GRANT_POINTERS = {
  amount: '/credits/amount',
  expires: '/credits/expiresInDays',
  days: '/trialDays',
  planId: '/plan/planId',
  until: '/plan/endsAt',
  reason: '/reason',
} as const;

/** The body, and what could not be read; what was not filled in is left out, so that the contract finds it missing. */
function read(kind: GrantKind, values: FormValues<GrantField>) {
  const typed = typedValues('RUB');
  const count = (field: GrantField) => typed.count(field, values[field]) ?? undefined;
  const parts = {
    credits: () => ({ credits: { amount: count('amount'), expiresInDays: count('expires') } }),
    trial_days: () => ({ trialDays: count('days') }),
    plan: () => ({ plan: { planId: values.planId || undefined, endsAt: dayEnd(values.until) ?? undefined } }),
  };
  return { body: { kind, ...parts[kind](), reason: values.reason.trim() }, problems: typed.problems };
}

/** What is wrong with it, by field. */
export async function grantComplaints(
  kind: GrantKind,
  values: FormValues<GrantField>,
): Promise<Complaints<GrantField>> {
  const { body, problems } = read(kind, values);
  const unread = Object.fromEntries([...problems].map(([field, message]) => [field, () => message]));
  const missing = { planId: () => m.grant_choose_plan(), until: () => m.grant_choose_day() };
  const found = contractComplaints(zGrantAccessBody, body, GRANT_POINTERS, missing);
  // The contract has each of the three parts optional; the one chosen is needed.
  if (kind === 'trial_days' && values.days.trim() === '') found.days = () => m.validation_required();
  return { ...found, ...unread };
}

/** The body of values that are in order. */
export function grantBody(kind: GrantKind, values: FormValues<GrantField>): AccessGrantDraft {
  // Held against the contract before.
  return read(kind, values).body as AccessGrantDraft;
}

/** What was given, for the message. */
export function grantDone({ effect }: Pick<AccessGrantNote, 'effect'>): string {
  const { creditsAdded, trialEndsAt, planEndsAt } = effect;
  if (creditsAdded !== null) return m.grant_done_credits({ count: creditsAdded });
  const until = formatTime(trialEndsAt ?? planEndsAt, { nameZone: true });
  return trialEndsAt !== null ? m.grant_done_trial({ until }) : m.grant_done_plan({ until });
}
