/** Converts the inputs of the grant form to the contract's request body. */
import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { AccessGrantDraft, AccessGrantNote } from '@zakupki/api-client/schema';
import { zGrantAccessBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { missingFieldText } from '../../forms/missing-field-text.ts';
import { contractFieldProblems } from '../../forms/contract-check.ts';
import type { FieldProblems, FormValues } from '../../forms/plain-form.ts';
import { dayEnd } from '../../format/date/calendar-days.ts';
import { formatTime } from '../../format/date/dates.ts';
import { typedValues } from '../../format/typed-values.ts';

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

/** Empty fields are left out, so that the contract's validation reports them. */
function readGrant(kind: GrantKind, values: FormValues<GrantField>) {
  const typed = typedValues(PAYMENT_CURRENCY);
  const count = (field: GrantField) => typed.count(field, values[field]) ?? undefined;
  const parts = {
    credits: () => ({ credits: { amount: count('amount'), expiresInDays: count('expires') } }),
    trial_days: () => ({ trialDays: count('days') }),
    plan: () => ({
      plan: { planId: values.planId || undefined, endsAt: dayEnd(typed.day('until', values.until)) ?? undefined },
    }),
  };
  return { body: { kind, ...parts[kind](), reason: values.reason.trim() }, problems: typed.problems };
}

export async function grantProblems(
  kind: GrantKind,
  values: FormValues<GrantField>,
): Promise<FieldProblems<GrantField>> {
  const { body, problems } = readGrant(kind, values);
  const parseErrors = Object.fromEntries([...problems].map(([field, message]) => [field, () => message]));
  const missing = { planId: () => m.grant_choose_plan(), until: () => m.grant_choose_day() };
  const fieldProblems = contractFieldProblems(zGrantAccessBody, body, GRANT_POINTERS, missing);
  // The contract makes each of the three parts optional; the chosen one is required.
  if (kind === 'trial_days' && values.days.trim() === '') fieldProblems.days = () => missingFieldText('trialDays');
  return { ...fieldProblems, ...parseErrors };
}

export function grantBody(kind: GrantKind, values: FormValues<GrantField>): AccessGrantDraft {
  // Validated against the contract by grantProblems.
  return readGrant(kind, values).body as AccessGrantDraft;
}

export function grantDone({ effect }: Pick<AccessGrantNote, 'effect'>): string {
  const { creditsAdded, creditsExpireAt, trialEndsAt, planEndsAt } = effect;
  if (creditsAdded !== null) {
    const end = creditsExpireAt
      ? m.grant_done_expires({ until: formatTime(creditsExpireAt, { nameZone: true }) })
      : m.grant_done_endless();
    return `${m.grant_done_credits({ count: creditsAdded })} · ${end}`;
  }
  const until = formatTime(trialEndsAt ?? planEndsAt, { nameZone: true });
  return trialEndsAt !== null ? m.grant_done_trial({ until }) : m.grant_done_plan({ until });
}
