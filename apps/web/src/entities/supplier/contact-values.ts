import type { SupplierContact, SupplierContactDraft } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { parseTypedPhone } from '../../format/typed-phone.ts';

/** A contact in a form. */
export type ContactValues = {
  name: string;
  role: string;
  email: string;
  phone: string;
  isPrimary: boolean;
};

export const NO_CONTACT: ContactValues = { name: '', role: '', email: '', phone: '', isPrimary: false };

export function contactValues(contacts: readonly SupplierContact[]): ContactValues[] {
  return contacts.map(({ name, role, email, phone, isPrimary }) => ({
    name: name ?? '',
    role: role ?? '',
    email: email ?? '',
    phone: phone ?? '',
    isPrimary,
  }));
}

type ContactsReading = {
  readonly contacts: SupplierContactDraft[];
  /** The form row of each contact. Rows without name, e-mail address and phone number are left out. */
  readonly indexes: readonly number[];
  /** By field of the form. */
  readonly problems: ReadonlyMap<string, string>;
};

export function readContacts(values: readonly ContactValues[]): ContactsReading {
  const problems = new Map<string, string>();
  const indexes = values.flatMap(({ name, email, phone }, index) =>
    `${name}${email}${phone}`.trim() === '' ? [] : [index],
  );
  const contacts = indexes.map((index) => {
    const { name, role, email, phone, isPrimary } = values[index] ?? NO_CONTACT;
    const number = phone.trim() === '' ? null : parseTypedPhone(phone);
    if (phone.trim() !== '' && number === null) problems.set(`contacts.${index}.phone`, m.validation_phone());
    return {
      name: name.trim() || null,
      role: role.trim() || null,
      email: email.trim() || null,
      phone: number,
      isPrimary,
    };
  });
  return { contacts, indexes, problems };
}
