import type { Body } from '@zakupki/api-client/operation';
import { zSignUpBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { contractFieldProblems, textOrNone } from '../../forms/contract-check.ts';
import type { FieldProblems, FormValues } from '../../forms/plain-form.ts';

export type SignUpField = 'email' | 'password' | 'company' | 'promoCode' | 'terms' | 'marketing';
export type SignUpValues = FormValues<SignUpField>;

/** JSON pointer of each input. */
export const POINTERS: Readonly<Record<SignUpField, string>> = {
  email: '/email',
  password: '/password',
  company: '/company',
  promoCode: '/promoCode',
  terms: '/consents/terms',
  marketing: '/consents/marketing',
};

export function signUpProblems(values: SignUpValues): FieldProblems<SignUpField> {
  return contractFieldProblems(zSignUpBody, toDraft(values), POINTERS, { promoCode: () => m.signup_promo_code_form() });
}

/**
 * @param values validated inputs
 * @param ref the referrer's code from the link; an invalid code is omitted, because the user cannot correct it
 */
export function signUpBody(values: SignUpValues, ref: string | null): Body<'signUp'> {
  const known = zSignUpBody.shape.ref.safeParse(ref ?? undefined);
  return {
    ...zSignUpBody.parse(toDraft(values)),
    ...(known.success && known.data !== undefined && { ref: known.data }),
  };
}

function toDraft({ email, password, company, promoCode, terms, marketing }: SignUpValues): unknown {
  return {
    email: textOrNone(email),
    password: password || undefined,
    company: textOrNone(company),
    promoCode: textOrNone(promoCode),
    consents: { terms: terms !== '' || undefined, marketing: marketing !== '' },
  };
}
