import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { PromoCode, PromoCodeDraft, PromoCodePatch } from '@zakupki/api-client/schema';
import { zCreatePromoCodeBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { missingFieldText } from '../../../forms/missing-field-text.ts';
import { contractFieldProblems } from '../../../forms/contract-check.ts';
import type { FieldProblems, FormValues } from '../../../forms/plain-form.ts';
import { dayEnd, dayOf, dayStart, lastDayBefore } from '../../../format/date/calendar-days.ts';
import { formatTypedNumber } from '../../../format/number/typed-number.ts';
import {
  BENEFIT_POINTERS,
  PROMO_KINDS,
  type BenefitFieldsProps,
  type PromoChoices,
} from '../../../entities/promo-code/promo-kinds.tsx';
import { typedValues } from '../../../format/typed-values.ts';

/** Input name → JSON pointer in the request body. */
export const PROMO_POINTERS = {
  code: '/code',
  ...BENEFIT_POINTERS,
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

export type PromoFieldsProps = {
  readonly values: PromoValues;
  readonly errorOf: (field: PromoField) => string | null;
} & BenefitFieldsProps;

// Object.keys loses the key type.
const FIELDS = Object.keys(PROMO_POINTERS) as readonly PromoField[];
const NEW: PromoValues = { ...(Object.fromEntries(FIELDS.map((field) => [field, ''])) as PromoValues), per: '1' };

const toTypedNumber = (value: string | number | null | undefined) =>
  value == null ? '' : formatTypedNumber(String(value));

export function initialValues(promo: PromoCode | undefined): PromoValues {
  if (!promo) return NEW;
  const { restrictions } = promo;
  return {
    ...NEW,
    code: promo.code,
    ...PROMO_KINDS[promo.kind].valuesOf(promo),
    from: dayOf(promo.startsAt),
    until: lastDayBefore(promo.expiresAt),
    max: toTypedNumber(promo.maxRedemptions),
    per: toTypedNumber(promo.perUserLimit),
    newUsers: restrictions.newUsersOnly ? 'on' : '',
    domain: restrictions.emailDomain ?? '',
    note: promo.note ?? '',
  };
}

/** Leaves out empty inputs, so that the contract reports them as missing. */
function read(values: PromoValues, choices: PromoChoices) {
  const { kind, planIds } = choices;
  const typed = typedValues(PAYMENT_CURRENCY);
  const count = (field: PromoField) => typed.count(field, values[field]) ?? undefined;
  const [from, until] = [typed.day('from', values.from), typed.day('until', values.until)];
  const body = {
    code: values.code.trim(),
    kind,
    ...PROMO_KINDS[kind].read(values, typed, choices),
    ...(from !== null && { startsAt: dayStart(from) }),
    expiresAt: dayEnd(until),
    maxRedemptions: count('max') ?? null,
    perUserLimit: count('per') ?? 1,
    restrictions: {
      newUsersOnly: values.newUsers !== '',
      emailDomain: values.domain.trim() || null,
      planIds: PROMO_KINDS[kind].isLimitedToPlans ? [...planIds] : [],
    },
    note: values.note.trim() || null,
  };
  const isReversed = from !== null && until !== null && until < from;
  return { body, problems: typed.problems, isReversed };
}

export function promoProblems(values: PromoValues, choices: PromoChoices): FieldProblems<PromoField> {
  const { body, problems, isReversed } = read(values, choices);
  const fieldProblems = contractFieldProblems(zCreatePromoCodeBody, body, PROMO_POINTERS, {
    code: () => m.promo_admin_f_code_help(),
  });
  const required = PROMO_KINDS[choices.kind].required?.(choices);
  if (required && values[required].trim() === '')
    fieldProblems[required] = () => missingFieldText(PROMO_POINTERS[required]);
  if (isReversed) fieldProblems.until = () => m.promo_admin_ends_first();
  for (const [field, message] of problems) fieldProblems[field as PromoField] = () => message;
  return fieldProblems;
}

export function newPromo(values: PromoValues, choices: PromoChoices): PromoCodeDraft {
  // `promoProblems` has validated it.
  return read(values, choices).body as PromoCodeDraft;
}

/** Empty when nothing changed. */
export function promoPatch(
  before: { values: PromoValues; choices: PromoChoices },
  values: PromoValues,
  choices: PromoChoices,
): PromoCodePatch {
  const oldBody: Readonly<Record<string, unknown>> = read(before.values, before.choices).body;
  const { kind: _kind, ...newBody } = read(values, choices).body;
  const changed = Object.entries(newBody).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(oldBody[name]),
  );
  // Every entry comes from a body of this type.
  return Object.fromEntries(changed) as PromoCodePatch;
}
