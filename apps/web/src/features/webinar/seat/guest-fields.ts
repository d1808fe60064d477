import type { Body } from '@zakupki/api-client/operation';
import { zRegisterForWebinarBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { missingFieldText } from '../../../forms/missing-field-text.ts';
import { contractFieldProblems, textOrNone } from '../../../forms/contract-check.ts';
import type { FieldProblems, FormValues } from '../../../forms/plain-form.ts';
import { parseTypedPhone } from '../../../format/typed-phone.ts';

export type GuestField = 'name' | 'email' | 'phone' | 'consent';

/** JSON pointer of each input. */
export const POINTERS: Readonly<Record<GuestField, string>> = {
  name: '/name',
  email: '/email',
  phone: '/phone',
  consent: '/consent',
};

/** Validates against the contract, and requires the fields that guests must fill in. */
export function guestProblems(values: FormValues<GuestField>): FieldProblems<GuestField> {
  return {
    ...contractFieldProblems(zRegisterForWebinarBody, toDraft(values), POINTERS, {
      phone: () => m.webinar_phone_form(),
    }),
    ...(values.name.trim() === '' && { name: () => missingFieldText('person') }),
    ...(values.email.trim() === '' && { email: () => missingFieldText('email') }),
    ...(values.consent === '' && { consent: () => m.webinar_consent_needed() }),
  };
}

/** @param values validated inputs */
export function guestBody(values: FormValues<GuestField>): Body<'registerForWebinar'> {
  return zRegisterForWebinarBody.parse(toDraft(values));
}

function toDraft({ name, email, phone, consent }: FormValues<GuestField>): Record<string, unknown> {
  const typedPhone = textOrNone(phone);
  return {
    name: textOrNone(name),
    email: textOrNone(email),
    // Keeps text that is not a phone number, so that the contract reports it.
    ...(typedPhone !== undefined && { phone: parseTypedPhone(typedPhone) ?? typedPhone }),
    ...(consent !== '' && { consent: true }),
    source: 'webinar_page',
  };
}
