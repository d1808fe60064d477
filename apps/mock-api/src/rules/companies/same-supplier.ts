/**
 * Whether two bids, invitations or entries of the address book are of one supplier, and what shows it. The only place
 * that decides it: invitations, bids on paper, cheaper bids and conflicts ask here. Pure.
 */
import type { TaxId } from '@zakupki/api-client/schema';
import { taxKey } from '@zakupki/procurement/identifiers/tax-key';
import { companyNameKey } from '@zakupki/procurement/suppliers/company-name';
import type { SupplierRecord } from '../../model/records/suppliers.ts';

type Contact = { readonly email: string | null; readonly phone: string | null };

type Described = {
  /** entry of the address book */
  readonly supplierId: string | null;
  readonly taxId: TaxId | null;
  readonly name: string | null;
  readonly contacts: readonly Contact[];
};

/** What is known of a supplier, in a comparable form: null and empty where it is not. */
export type SupplierTraits = Pick<Described, 'supplierId' | 'taxId'> & {
  readonly names: ReadonlySet<string>;
  readonly emails: ReadonlySet<string>;
  readonly phones: ReadonlySet<string>;
};

/** What two suppliers have in common; null and false where nothing. */
type CommonTraits = {
  readonly isOneEntry: boolean;
  readonly taxId: TaxId | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

export const supplierTraits = ({ supplierId, taxId, name, contacts }: Described): SupplierTraits => ({
  supplierId,
  taxId,
  names: known([companyNameKey(name)]),
  emails: known(contacts.map(({ email }) => emailKey(email))),
  phones: known(contacts.map(({ phone }) => phone)),
});

export const entryTraits = ({ id, ...entry }: SupplierRecord): SupplierTraits =>
  supplierTraits({ ...entry, supplierId: id });

type Invited = { readonly email: string; readonly supplierName: string | null };

/** Of an invited address, by the name at the invitation as well. @param entry of the address book */
export function invitedTraits({ email, supplierName }: Invited, entry: SupplierRecord | null = null): SupplierTraits {
  const ofEntry = entry && entryTraits(entry);
  const contacts = [{ email, phone: null }];
  const { names, emails, ...others } = supplierTraits({ supplierId: null, taxId: null, name: supplierName, contacts });
  if (!ofEntry) return { names, emails, ...others };
  return { ...ofEntry, names: union(names, ofEntry.names), emails: union(emails, ofEntry.emails) };
}

/**
 * The entry of the address book decides, then tax numbers of one register, then a common e-mail address or name. Names
 * are compared without legal form and punctuation. A common phone number alone shows nothing.
 * @returns null for different suppliers
 */
export function findCommonTraits(a: SupplierTraits, b: SupplierTraits): CommonTraits | null {
  const isOneEntry = a.supplierId !== null && a.supplierId === b.supplierId;
  const hasOneTaxId = compareTaxIds(a, b);
  if (!isOneEntry && hasOneTaxId === false) return null;
  const taxId = hasOneTaxId === true ? a.taxId : null;
  const [name, email, phone] = [first(a.names, b.names), first(a.emails, b.emails), first(a.phones, b.phones)];
  const isSame = isOneEntry || taxId !== null || name !== null || email !== null;
  return isSame ? { isOneEntry, taxId, name, email, phone } : null;
}

export const isSameSupplier = (a: SupplierTraits, b: SupplierTraits): boolean => findCommonTraits(a, b) !== null;

/** True when tax numbers, or names where one is missing, differ: such suppliers may still share other traits. */
export function isOtherSupplier(a: SupplierTraits, b: SupplierTraits): boolean {
  const hasOneTaxId = compareTaxIds(a, b);
  if (hasOneTaxId !== null) return !hasOneTaxId;
  return (a.names.size > 0 || b.names.size > 0) && first(a.names, b.names) === null;
}

/** Null where one is missing, or they are of different registers. */
const compareTaxIds = ({ taxId: a }: SupplierTraits, { taxId: b }: SupplierTraits): boolean | null =>
  a === null || b === null || a.scheme !== b.scheme ? null : taxKey(a) === taxKey(b);

/** In alphabetical order, independent of the order of bids. */
const first = (a: ReadonlySet<string>, b: ReadonlySet<string>): string | null =>
  [...a].filter((value) => b.has(value)).toSorted()[0] ?? null;

/** In lower case, without a tag after a plus sign: tagged addresses are of one mailbox. */
const emailKey = (email: string | null): string | null =>
  email &&
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

const known = (values: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(values.filter((value): value is string => !!value));

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> => new Set([...a, ...b]);
