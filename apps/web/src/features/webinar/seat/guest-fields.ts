import type { Body } from '@zakupki/api-client/operation';
import { zRegisterForWebinarBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { contractComplaints, textOrNone } from '../../../forms/contract-check.ts';
import type { Complaints, FormValues } from '../../../forms/plain-form.ts';
import { readTypedPhone } from '../../../format/typed-phone.ts';

export type GuestField = 'name' | 'email' | 'phone' | 'consent';

/** Where each input goes in the body. */
export const POINTERS: Readonly<Record<GuestField, string>> = {
  name: '/name',
  email: '/email',
  phone: '/phone',
  consent: '/consent',
};

/** What is wrong with the inputs: the contract's form, and what a guest has to give beyond it. */
export function guestComplaints(values: FormValues<GuestField>): Complaints<GuestField> {
  const needed = (['name', 'email', 'consent'] as const).filter((field) => values[field].trim() === '');
  return {
    ...contractComplaints(zRegisterForWebinarBody, drafted(values), POINTERS, { phone: () => m.webinar_phone_form() }),
    ...Object.fromEntries(needed.map((field) => [field, () => m.validation_required()])),
  };
}

/** The body to send. @param values inputs without complaints */
export function guestBody(values: FormValues<GuestField>): Body<'registerForWebinar'> {
  return zRegisterForWebinarBody.parse(drafted(values));
}

function drafted({ name, email, phone, consent }: FormValues<GuestField>): Record<string, unknown> {
  const typedPhone = textOrNone(phone);
  return {
    name: textOrNone(name),
    email: textOrNone(email),
    // What cannot be read as a number is left as it is, for the contract to complain of.
    ...(typedPhone !== undefined && { phone: readTypedPhone(typedPhone) ?? typedPhone }),
    ...(consent !== '' && { consent: true }),
    source: 'webinar_page',
  };
}
