import type { Supplier, SupplierContact } from '@zakupki/api-client/schema';

/** The primary contact, else the first; undefined without contacts. */
export function primaryContact({ contacts }: Pick<Supplier, 'contacts'>): SupplierContact | undefined {
  return contacts.find(({ isPrimary }) => isPrimary) ?? contacts[0];
}
