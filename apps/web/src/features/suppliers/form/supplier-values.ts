/** Converts between the form of a supplier and the contract's draft. */
import type { Supplier, SupplierDraft, TaxId } from '@zakupki/api-client/schema';
import { zSupplierDraft } from '@zakupki/api-client/zod';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import {
  type ContactValues,
  contactValues,
  NO_CONTACT,
  readContacts,
} from '../../../entities/supplier/contact-values.ts';
import { innProblem } from '../../../entities/supplier/inn-problem.ts';
import { contractProblems } from '../../../forms/contract-problems.ts';
import type { FieldPlace } from '../../../forms/form-submission.ts';
import type { FormCheck } from '../../../ui/form/checked-form.ts';
import type { Difference } from '../../../ui/form/form-differences.ts';
import { taxNumberWord } from '../../../entities/supplier/tax-terms.ts';

export type SupplierValues = {
  name: string;
  legalForm: string;
  taxScheme: TaxId['scheme'];
  taxId: string;
  kpp: string;
  vatPayer: '' | 'yes' | 'no';
  address: string;
  website: string;
  bankAccount: string;
  bik: string;
  tags: string[];
  notes: string;
  contacts: ContactValues[];
};

export function supplierValues(supplier: Supplier | null): SupplierValues {
  const contacts = contactValues(supplier?.contacts ?? []);
  const vatPayer = supplier?.vatPayer ?? null;
  return {
    name: supplier?.name ?? '',
    legalForm: supplier?.legalForm ?? '',
    taxScheme: supplier?.taxId?.scheme ?? 'RU-INN',
    taxId: supplier?.taxId?.id ?? '',
    kpp: supplier?.kpp ?? '',
    vatPayer: vatPayer === null ? '' : vatPayer ? 'yes' : 'no',
    address: supplier?.address ?? '',
    website: supplier?.website ?? '',
    bankAccount: supplier?.bankAccount ?? '',
    bik: supplier?.bik ?? '',
    tags: [...(supplier?.tags ?? [])],
    notes: supplier?.notes ?? '',
    contacts: contacts.length > 0 ? contacts : [{ ...NO_CONTACT, isPrimary: true }],
  };
}

const orNull = (text: string) => text.trim() || null;
const digitsOf = (text: string) => text.replaceAll(/\s/g, '') || null;

/** The draft has every field of the form, so that empty inputs clear stored values. */
export function readSupplier(values: SupplierValues) {
  const { contacts, indexes, problems } = readContacts(values.contacts);
  const taxId = digitsOf(values.taxId);
  const website = orNull(values.website);
  const draft: SupplierDraft = {
    name: values.name.trim(),
    legalForm: orNull(values.legalForm),
    taxId: taxId === null ? null : { scheme: values.taxScheme, id: taxId },
    kpp: values.taxScheme === 'RU-INN' ? digitsOf(values.kpp) : null,
    vatPayer: values.vatPayer === '' ? null : values.vatPayer === 'yes',
    address: orNull(values.address),
    // Users often type only the host.
    website: website === null || /^\w+:/.test(website) ? website : `https://${website}`,
    bankAccount: digitsOf(values.bankAccount),
    bik: digitsOf(values.bik),
    tags: values.tags,
    notes: orNull(values.notes),
    contacts,
  };
  return { draft, contactIndexes: indexes, problems };
}

const LABELS: Readonly<Record<Exclude<keyof SupplierValues, 'taxScheme'>, () => string>> = {
  name: () => fieldLabel('bid', 'supplier/name'),
  legalForm: () => m.suppliers_legal_form(),
  taxId: () => m.suppliers_tax_number(),
  kpp: () => fieldLabel('bid', 'supplier/kpp'),
  vatPayer: () => fieldLabel('bid', 'supplier/vatPayer'),
  address: () => fieldLabel('bid', 'supplier/address'),
  website: () => fieldLabel('bid', 'supplier/website'),
  bankAccount: () => fieldLabel('bid', 'supplier/bankAccount'),
  bik: () => m.suppliers_bik(),
  tags: () => m.table_tags(),
  notes: () => m.suppliers_notes(),
  contacts: () => fieldLabel('bid', 'supplier/contacts'),
};

export function labelOf(name: keyof SupplierValues): string {
  return name === 'taxScheme' ? fieldLabel('bid', 'supplier/taxId/scheme') : LABELS[name]();
}

/** The element's id by the field's name. */
export const fieldId = (name: string) => `supplier-${name.replaceAll('.', '-')}`;

export function placeOfField(name: string): FieldPlace {
  const [field = ''] = name.split('.');
  // Every problem belongs to a field of the form.
  return { name, id: fieldId(name), label: labelOf(field as keyof SupplierValues) };
}

/** @param pointer into the draft */
export function placeOfPointer(pointer: string, values: SupplierValues): FieldPlace | null {
  const [, field = '', row, key] = pointer.split('/');
  if (field === 'contacts') {
    const index = readContacts(values.contacts).indexes[Number(row ?? 0)] ?? 0;
    return placeOfField(`contacts.${index}.${key ?? 'email'}`);
  }
  if (field === 'taxId') return placeOfField('taxId');
  return field in LABELS ? placeOfField(field) : null;
}

/** Format hints for fields where the contract only reports a mismatch. */
const FORMAT_HINTS: Readonly<Partial<Record<keyof SupplierValues, () => string>>> = {
  taxId: () => m.suppliers_wrong_tax_number(),
  kpp: () => m.suppliers_wrong_kpp(),
  website: () => m.suppliers_wrong_website(),
  bankAccount: () => m.suppliers_wrong_account(),
  bik: () => m.suppliers_wrong_bik(),
};

/** Finds problems by field, except a missing name. Checks numbers, the tax number, contacts and the contract. */
export const supplierCheck: FormCheck<SupplierValues> = (values) => {
  const { draft, contactIndexes, problems } = readSupplier(values);
  const byField = new Map(problems);
  const add = (name: string, message: string) => byField.has(name) || byField.set(name, message);
  const inn = values.taxScheme === 'RU-INN' ? innProblem(values.taxId) : null;
  if (inn !== null) add('taxId', inn);
  if (draft.kpp && (values.taxScheme !== 'RU-INN' || draft.taxId?.id.length !== 10))
    add('kpp', m.suppliers_kpp_of_inn());
  for (const [position, { email, phone }] of (draft.contacts ?? []).entries()) {
    const index = contactIndexes[position] ?? 0;
    if (!email && !phone) add(`contacts.${index}.email`, m.suppliers_contact_unreachable());
  }
  for (const { pointer, message, isMalformed } of contractProblems(zSupplierDraft, draft)) {
    const place = placeOfPointer(pointer, values);
    const field = place?.name as keyof SupplierValues | undefined;
    if (place) add(place.name, (isMalformed && field && FORMAT_HINTS[field]?.()) || message);
  }
  if (draft.name === '') byField.delete('name');
  return byField;
};

export const missingName: FormCheck<SupplierValues> = ({ name }) =>
  new Map(name.trim() === '' ? [['name', m.suppliers_name_missing()]] : []);

/** Compares the typed values with the supplier that another user saved. */
export function differencesOf(mine: SupplierValues, theirs: Supplier): Difference[] {
  const [myTexts, theirTexts] = [textsOf(mine), textsOf(supplierValues(theirs))];
  // Object.keys loses the key type.
  return (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((name) => myTexts[name] !== theirTexts[name])
    .map((name) => ({ label: labelOf(name), mine: myTexts[name], theirs: theirTexts[name] }));
}

function textsOf(values: SupplierValues): Record<keyof typeof LABELS, string> {
  const { taxScheme, vatPayer, tags, contacts, ...texts } = values;
  const answer = { '': '', yes: m.editor_yes(), no: m.editor_no() };
  return {
    ...texts,
    taxId: texts.taxId === '' ? '' : `${taxNumberWord(taxScheme)} ${texts.taxId}`,
    vatPayer: answer[vatPayer],
    tags: tags.join(', '),
    contacts: contacts
      .map(({ name, role, email, phone }) => [name, role, email, phone].filter(Boolean).join(' · '))
      .filter(Boolean)
      .join('; '),
  };
}
