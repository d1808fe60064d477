/** A promo code as the inputs of its dialog hold it, and as the contract takes it. */
import type { PromoCode, PromoCodeDraft, PromoCodePatch } from '@zakupki/api-client/schema';
import { zCreatePromoCodeBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { contractComplaints } from '../../../forms/contract-check.ts';
import type { Complaints, FormValues } from '../../../forms/plain-form.ts';
import { dayEnd, dayOf, dayStart, lastDayBefore } from '../../../format/date/calendar-days.ts';
import { writeTypedNumber } from '../../../format/number/typed-number.ts';
import { typedValues } from '../../../format/number/typed-values.ts';

/** The inputs by name, each with the JSON pointer of the body it becomes. */
export const PROMO_POINTERS = {
  code: '/code',
  amount: '/credits/amount',
  expires: '/credits/expiresInDays',
  days: '/trialDays',
  percent: '/discount/percentOff',
  off: '/discount/amountOff',
  months: '/discount/months',
  from: '/startsAt',
  until: '/expiresAt',
  max: '/maxRedemptions',
  per: '/perUserLimit',
  newUsers: '/restrictions/newUsersOnly',
  domain: '/restrictions/emailDomain',
  note: '/note',
} as const;

export type PromoField = keyof typeof PROMO_POINTERS;
export type PromoValues = FormValues<PromoField>;

/** What is chosen beside the inputs. */
export interface PromoChoices {
  readonly kind: PromoCode['kind'];
  readonly unit: 'percent' | 'amount';
  readonly planIds: readonly string[];
}

const NEW: PromoValues = {
  ...{ code: '', amount: '', expires: '', days: '', percent: '', off: '', months: '', from: '', until: '' },
  ...{ max: '', per: '1', newUsers: '', domain: '', note: '' },
};

const written = (value: string | number | null | undefined) => (value == null ? '' : writeTypedNumber(String(value)));

/** What stands in the inputs when the dialog opens. */
export function initialValues(promo: PromoCode | undefined): PromoValues {
  if (!promo) return NEW;
  const { credits, trialDays, discount, restrictions } = promo;
  return {
    code: promo.code,
    amount: written(credits?.amount),
    expires: written(credits?.expiresInDays),
    days: written(trialDays),
    percent: written(discount?.percentOff),
    off: written(discount?.amountOff),
    months: written(discount?.months),
    from: dayOf(promo.startsAt),
    until: lastDayBefore(promo.expiresAt),
    max: written(promo.maxRedemptions),
    per: written(promo.perUserLimit),
    newUsers: restrictions.newUsersOnly ? 'on' : '',
    domain: restrictions.emailDomain ?? '',
    note: promo.note ?? '',
  };
}

/** The whole code, and what could not be read; what was not filled in is left out, so that the contract finds it missing. */
function read(values: PromoValues, { kind, unit, planIds }: PromoChoices) {
  const typed = typedValues('RUB');
  const count = (field: PromoField) => typed.count(field, values[field]) ?? undefined;
  const gifts = {
    credits: () => ({ credits: { amount: count('amount'), expiresInDays: count('expires') ?? null } }),
    trial_days: () => ({ trialDays: count('days') }),
    discount: () => ({ discount: { ...off(), months: count('months') } }),
  };
  const off = () =>
    unit === 'percent'
      ? { percentOff: typed.percent('percent', values.percent) ?? undefined }
      : { amountOff: typed.amount('off', values.off) ?? undefined };
  const body = {
    code: values.code.trim(),
    kind,
    ...gifts[kind](),
    ...(values.from !== '' && { startsAt: dayStart(values.from) }),
    expiresAt: dayEnd(values.until),
    maxRedemptions: count('max') ?? null,
    perUserLimit: count('per') ?? 1,
    restrictions: {
      newUsersOnly: values.newUsers !== '',
      emailDomain: values.domain.trim() || null,
      planIds: kind === 'trial_days' ? [] : [...planIds],
    },
    note: values.note.trim() || null,
  };
  return { body, problems: typed.problems };
}

/** What is wrong with it, by field. */
export function promoComplaints(values: PromoValues, choices: PromoChoices): Complaints<PromoField> {
  const { body, problems } = read(values, choices);
  const complaints = contractComplaints(zCreatePromoCodeBody, body, PROMO_POINTERS, {
    code: () => m.promo_admin_f_code_help(),
  });
  // To the contract each of these is optional; of the kind chosen it is needed.
  if (choices.kind === 'trial_days' && values.days.trim() === '') complaints.days = () => m.validation_required();
  const off = choices.unit === 'percent' ? 'percent' : 'off';
  if (choices.kind === 'discount' && values[off].trim() === '') complaints[off] = () => m.validation_required();
  if (values.from !== '' && values.until !== '' && values.until < values.from) {
    complaints.until = () => m.promo_admin_ends_first();
  }
  for (const [field, message] of problems) complaints[field as PromoField] = () => message;
  return complaints;
}

/** The body of a new code whose values are in order. */
export function newPromo(values: PromoValues, choices: PromoChoices): PromoCodeDraft {
  // Held against the contract before.
  return read(values, choices).body as PromoCodeDraft;
}

/** What of a code was changed in the dialog; empty when nothing was. */
export function promoPatch(
  before: { values: PromoValues; choices: PromoChoices },
  values: PromoValues,
  choices: PromoChoices,
): PromoCodePatch {
  const was: Readonly<Record<string, unknown>> = read(before.values, before.choices).body;
  const { kind: _kind, ...is } = read(values, choices).body;
  const changed = Object.entries(is).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]));
  // Names and values are those of the body it was read into.
  return Object.fromEntries(changed) as PromoCodePatch;
}
