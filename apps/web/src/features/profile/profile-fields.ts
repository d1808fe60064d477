import type { Body } from '@zakupki/api-client/operation';
import { zUpdateProfileBody } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { contractComplaints, textOrNone } from '../../forms/contract-check.ts';
import type { Complaints, FormValues } from '../../forms/plain-form.ts';
import { loadTool } from '../../ui/loading/load-part.tsx';

export type ProfileField = 'phone' | 'firstName' | 'company';

/** JSON pointer of each input; the phone has a request of its own. */
export const POINTERS: Readonly<Record<ProfileField, string>> = {
  phone: '/phone',
  firstName: '/firstName',
  company: '/company/name',
};

/** Null when nothing was filled in. */
export function profilePatch({ firstName, company }: FormValues<ProfileField>): Body<'updateProfile'> | null {
  const [first, name] = [textOrNone(firstName), textOrNone(company)];
  if (first === undefined && name === undefined) return null;
  return { ...(first !== undefined && { firstName: first }), ...(name !== undefined && { company: { name } }) };
}

export async function profileComplaints(
  values: FormValues<ProfileField>,
  needsPhone: boolean,
): Promise<Complaints<ProfileField>> {
  const complaints = contractComplaints(zUpdateProfileBody, profilePatch(values) ?? {}, POINTERS);
  if (!needsPhone) return complaints;
  if (values.phone.trim() === '') return { ...complaints, phone: () => m.validation_required() };
  const numbers = await loadTool(() => import('./phone-number.ts'));
  // Without numbering plans the server validates.
  return numbers?.readPhone(values.phone) === null
    ? { ...complaints, phone: () => m.profile_phone_form() }
    : complaints;
}
