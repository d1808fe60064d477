import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { ApiError } from '@zakupki/api-client/problem';
import type {
  Currency,
  Referrer,
  ReferrerDraft,
  ReferrerRewardDraft,
  ReferrerStatus,
} from '@zakupki/api-client/schema';
import { roundAmount } from '@zakupki/procurement/money/amount';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { missingFieldText } from '../../forms/missing-field-text.ts';
import { type FieldProblems, type FormValues, type PlainForm, usePlainForm } from '../../forms/plain-form.ts';
import { parseTypedNumber, formatTypedNumber } from '../../format/number/typed-number.ts';
import { parseTypedPhone } from '../../format/typed-phone.ts';
import { REFERRER_STATUSES } from './referrer-status.tsx';

export type ReferrerField =
  | 'name'
  | 'email'
  | 'phone'
  | 'code'
  | 'status'
  | 'type'
  | 'value'
  | 'months'
  | 'cookieDays'
  | 'userId'
  | 'notes';

const POINTERS: Readonly<Record<ReferrerField, string>> = {
  name: '/name',
  email: '/email',
  phone: '/phone',
  code: '/code',
  status: '/status',
  type: '/reward/type',
  value: '/reward/value',
  months: '/reward/recurringMonths',
  cookieDays: '/cookieDays',
  userId: '/userId',
  notes: '/notes',
};

export type RewardType = ReferrerRewardDraft['type'];
export const REWARD_TYPES = ['percent', 'fixed', 'credits'] as const satisfies readonly RewardType[];

const CODE = /^[a-z0-9-]{3,32}$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const MAX_COOKIE_DAYS = 365;
const MAX_MONTHS = 120;

export type ReferrerForm = PlainForm<ReferrerField>;

/** `send` receives the complete referrer. A fixed reward is in `currency`. */
export function useReferrerForm(
  send: (body: ReferrerDraft) => Promise<unknown>,
  currency: Currency = PAYMENT_CURRENCY,
): ReferrerForm {
  return usePlainForm<ReferrerField>({
    pointers: POINTERS,
    check: referrerProblems,
    send: (values) => send(bodyOf(values, currency)),
    fieldOf: (error: ApiError) => (error.status === 409 && error.data.code === 'referrer_code_taken' ? 'code' : null),
  });
}

type Values = FormValues<ReferrerField>;

/** The contract's minimum length. */
const MIN_NAME = 2;

/** Reports only obvious mistakes; the server validates the rest. */
function referrerProblems(values: Values): FieldProblems<ReferrerField> {
  const { name, email, phone, code, months, cookieDays } = values;
  const problems: FieldProblems<ReferrerField> = {};
  if (name.trim() === '') problems.name = () => missingFieldText('name');
  else if (name.trim().length < MIN_NAME) problems.name = () => m.validation_too_short({ count: MIN_NAME });
  if (!EMAIL.test(email.trim())) problems.email = m.referrers_email_wrong;
  if (phone.trim() !== '' && parseTypedPhone(phone) === null) problems.phone = m.referrers_phone_wrong;
  if (!CODE.test(code.trim())) problems.code = m.referrers_code_wrong;
  const { value } = values;
  if (valueOf(values) === null) {
    const typed = parseTypedNumber(value, { fractionDigits: FRACTION_DIGITS[typeOf(values)] });
    problems.value = typed.ok ? m.referrers_value_wrong : () => typed.message;
  }
  if (months.trim() !== '' && wholeOf(months, MAX_MONTHS) === null)
    problems.months = () => m.referrers_whole_wrong({ most: MAX_MONTHS });
  if (cookieDays.trim() !== '' && wholeOf(cookieDays, MAX_COOKIE_DAYS) === null)
    problems.cookieDays = () => m.referrers_whole_wrong({ most: MAX_COOKIE_DAYS });
  return problems;
}

const FRACTION_DIGITS: Readonly<Record<RewardType, number>> = { percent: 2, fixed: 2, credits: 0 };

const typeOf = (values: Pick<Values, 'type'>): RewardType =>
  REWARD_TYPES.find((type) => type === values.type) ?? 'percent';

/** Returns null unless the value is a number above zero. */
function valueOf(values: Values): string | null {
  const type = typeOf(values);
  const typed = parseTypedNumber(values.value, { fractionDigits: FRACTION_DIGITS[type] });
  if (!typed.ok || typed.value === null || sign(typed.value) <= 0) return null;
  return type === 'fixed' ? roundAmount(typed.value, PAYMENT_CURRENCY) : typed.value;
}

function wholeOf(text: string, max: number): number | null {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : null;
}

const orNull = (text: string) => text.trim() || null;

function bodyOf(values: Values, currency: Currency): ReferrerDraft {
  const type = typeOf(values);
  const status = REFERRER_STATUSES.find((known) => known === values.status);
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() === '' ? null : parseTypedPhone(values.phone),
    code: values.code.trim(),
    ...(status && { status }),
    reward: {
      type,
      // Never null here: `referrerProblems` rejects it.
      value: valueOf(values) ?? '',
      currency: type === 'fixed' ? currency : null,
      recurringMonths: wholeOf(values.months, MAX_MONTHS),
    },
    ...(values.cookieDays.trim() !== '' && { cookieDays: Number(values.cookieDays) }),
    userId: orNull(values.userId),
    notes: orNull(values.notes),
  };
}

export function typedOf(referrer: Referrer): Record<Exclude<ReferrerField, 'status' | 'type'>, string> & {
  status: ReferrerStatus;
  type: RewardType;
} {
  const { name, email, phone, code, status, reward, cookieDays, userId, notes } = referrer;
  return {
    name,
    email,
    phone: phone ?? '',
    code,
    status,
    type: reward.type,
    value: formatTypedNumber(reward.value),
    months: reward.recurringMonths === null ? '' : String(reward.recurringMonths),
    cookieDays: String(cookieDays),
    userId: userId ?? '',
    notes: notes ?? '',
  };
}
