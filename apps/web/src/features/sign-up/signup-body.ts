import type { Body } from '@zakupki/api-client/operation';
import { zSignUpBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { contractComplaints, textOrNone } from '../../forms/contract-check.ts';
import type { Complaints, FormValues } from '../../forms/plain-form.ts';

export type SignUpField = 'email' | 'password' | 'company' | 'promoCode' | 'terms' | 'marketing';
export type SignUpValues = FormValues<SignUpField>;

/** Where each input goes in the body. */
export const POINTERS: Readonly<Record<SignUpField, string>> = {
  email: '/email',
  password: '/password',
  company: '/company',
  promoCode: '/promoCode',
  terms: '/consents/terms',
  marketing: '/consents/marketing',
};

/** What is wrong with the inputs, by the contract. */
export function signUpComplaints(values: SignUpValues): Complaints<SignUpField> {
  return contractComplaints(zSignUpBody, drafted(values), POINTERS, { promoCode: () => m.signup_promo_code_form() });
}

/**
 * The body to send.
 * @param values inputs without complaints
 * @param ref the referrer's code from the link that led here; one that cannot be a code is left out, as nobody could mend it
 */
export function signUpBody(values: SignUpValues, ref: string | null): Body<'signUp'> {
  const known = zSignUpBody.shape.ref.safeParse(ref ?? undefined);
  return {
    ...zSignUpBody.parse(drafted(values)),
    ...(known.success && known.data !== undefined && { ref: known.data }),
  };
}

function drafted({ email, password, company, promoCode, terms, marketing }: SignUpValues): unknown {
  return {
    email: textOrNone(email),
    password: password || undefined,
    company: textOrNone(company),
    promoCode: textOrNone(promoCode),
    consents: { terms: terms !== '' || undefined, marketing: marketing !== '' },
  };
}
