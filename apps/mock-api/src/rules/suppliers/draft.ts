/** Patches and validates suppliers of the address book. Pure. */
import type { SupplierDraft, SupplierPatch } from '@zakupki/api-client/schema';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { contactFaults } from '../bids/completeness.ts';
import { fillContacts } from '../bids/draft.ts';
import type { Fault } from '../../sentences/fault.ts';
import { taxpayerFaults } from '../companies/tax-id.ts';
import { taxKey } from '@zakupki/procurement/identifiers/tax-key';

export const BLANK_SUPPLIER = {
  name: '',
  legalForm: null,
  taxId: null,
  kpp: null,
  address: null,
  region: null,
  website: null,
  bankAccount: null,
  bik: null,
  vatPayer: null,
  contacts: [],
  tags: [],
  notes: null,
  blockedReason: null,
} satisfies Partial<SupplierRecord>;

/** Absent fields stay, null clears, contacts and tags are replaced. */
export function patchSupplier<T extends Pick<SupplierRecord, keyof typeof BLANK_SUPPLIER>>(
  before: T,
  input: SupplierDraft | SupplierPatch,
): T {
  return {
    ...before,
    ...input,
    name: input.name?.trim() ?? before.name,
    contacts: input.contacts ? fillContacts(input.contacts) : before.contacts,
    tags: input.tags?.map((tag) => tag.trim()) ?? before.tags,
  };
}

/** @param others the other suppliers of the address book */
export function supplierFaults(supplier: SupplierRecord, others: readonly SupplierRecord[]): Fault[] {
  const faults = [...taxpayerFaults(supplier), ...contactFaults(supplier.contacts, '')];
  if (supplier.name.length < 2)
    faults.push({ pointer: '/name', code: 'too_short', said: 'too_short', params: { limit: 2 } });
  const { taxId } = supplier;
  const same = taxId && others.find((other) => other.taxId && taxKey(other.taxId) === taxKey(taxId));
  if (same) {
    faults.push({ pointer: '/taxId', code: 'unique', said: 'supplier_tax_id_taken', params: { name: same.name } });
  }
  return faults;
}
