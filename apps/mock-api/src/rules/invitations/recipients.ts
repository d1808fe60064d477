/** Reads the recipients of invitations. Pure. */
import type { InvitationRecipient, InvitationsSent, Locale } from '@zakupki/api-client/schema';
import { contactToEmail } from '@zakupki/procurement/suppliers/contacts';
import type { Fault } from '../../sentences/fault.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { invitedTraits, isSameSupplier, type SupplierTraits } from '../companies/same-supplier.ts';

/** An address to invite; `supplier` is null when it is not in the address book. */
export type Addressee = {
  readonly email: string;
  readonly supplier: SupplierRecord | null;
  readonly contactName: string | null;
  readonly company: string | null;
  readonly locale: Locale | null;
};

export type Skipped = InvitationsSent['skipped'][number];

type Known = {
  /** the caller's address book */
  readonly suppliers: readonly SupplierRecord[];
  /** lower-case addresses with a live invitation to the order */
  readonly invited: ReadonlySet<string>;
  /** of the live invitations, where a supplier may have one only; null where it may have several */
  readonly invitedSuppliers: readonly SupplierTraits[] | null;
};

export function readRecipients(
  recipients: readonly InvitationRecipient[],
  { suppliers, invited, invitedSuppliers }: Known,
): { addressees: Addressee[]; skipped: Skipped[]; faults: Fault[] } {
  const [addressees, skipped, faults]: [Addressee[], Skipped[], Fault[]] = [[], [], []];
  const seen = new Set<string>();
  const taken = [...(invitedSuppliers ?? [])];
  for (const [index, recipient] of recipients.entries()) {
    const read = readRecipient(recipient, suppliers, `/recipients/${index}`);
    if ('pointer' in read) {
      faults.push(read);
      continue;
    }
    const { email, supplier, company } = read;
    const traits = invitedTraits({ email, supplierName: company }, supplier);
    const reason = invited.has(email.toLowerCase())
      ? 'already_invited'
      : seen.has(email.toLowerCase())
        ? 'repeated'
        : supplier?.blockedReason != null
          ? 'blocked'
          : taken.some((other) => isSameSupplier(other, traits))
            ? 'same_supplier'
            : null;
    seen.add(email.toLowerCase());
    if (reason === null) {
      addressees.push(read);
      if (invitedSuppliers) taken.push(traits);
    } else skipped.push({ email, reason });
  }
  return { addressees, skipped, faults };
}

function readRecipient(
  { supplierId, email, name, company, locale }: InvitationRecipient,
  suppliers: readonly SupplierRecord[],
  path: string,
): Addressee | Fault {
  if (supplierId !== undefined) {
    if (email !== undefined) return { pointer: `${path}/email`, code: 'not_allowed', said: 'recipient_twice' };
    const supplier = suppliers.find(({ id }) => id === supplierId);
    const pointer = `${path}/supplierId`;
    if (!supplier) return { pointer, code: 'ref_not_found', said: 'supplier_unknown' };
    if (supplier.blockedReason !== null) {
      return { pointer, code: 'not_allowed', said: 'supplier_blocked', params: { name: supplier.name } };
    }
    const contact = contactToEmail(supplier.contacts);
    if (!contact)
      return { pointer, code: 'not_allowed', said: 'supplier_without_email', params: { name: supplier.name } };
    return { email: contact.email, contactName: contact.name, supplier, company: null, locale: locale ?? null };
  }
  if (email === undefined) return { pointer: `${path}/email`, code: 'required', said: 'required' };
  const supplier = suppliers.find((one) => contactOf(one, email)) ?? null;
  const contactName = name?.trim() || (supplier && contactOf(supplier, email)?.name) || null;
  return { email, supplier, contactName, company: company?.trim() || null, locale: locale ?? null };
}

const contactOf = ({ contacts }: SupplierRecord, email: string) =>
  contacts.find((contact) => contact.email?.toLowerCase() === email.toLowerCase());
