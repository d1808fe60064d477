/** Builds a supplier from the main facts; everything else has a default. */
import type { PersonRef, TaxId } from '@zakupki/api-client/schema';
import type { AccountName } from '../../model/people.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { utc } from '../moments.ts';
import { personRef } from '../accounts/users.ts';

export type Contact = readonly [name: string, role: string, email: string, phone: string];

/** @param inn Russian INN, or another tax id */
export function buildSupplier(
  owner: AccountName | PersonRef,
  slug: string,
  name: string,
  inn: string | TaxId | null,
  [contact, role, email, phone]: Contact,
  more: Partial<SupplierRecord> = {},
): SupplierRecord {
  const createdBy = personRef(owner);
  const taxId: TaxId | null = typeof inn === 'string' ? { scheme: 'RU-INN', id: inn } : inn;
  const createdAt = utc('01-15 08:20');
  return {
    id: `sup_${slug}`,
    ownerId: createdBy.id,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    createdBy,
    name,
    legalForm: /^(?:ООО|АО|ОАО|ИП|ТОО) /.test(name) ? (name.split(' ')[0] ?? null) : null,
    taxId,
    // Only companies have a KPP: the tax office of the INN, with the reason 01.
    kpp: taxId?.scheme === 'RU-INN' && taxId.id.length === 10 ? `${taxId.id.slice(0, 4)}01001` : null,
    address: null,
    region: null,
    website: null,
    bankAccount: null,
    bik: null,
    vatPayer: true,
    contacts: [{ name: contact, role, email, phone, isPrimary: true }],
    tags: [],
    notes: null,
    blockedReason: null,
    blockedAt: null,
    blockedBy: null,
    ...more,
  };
}
