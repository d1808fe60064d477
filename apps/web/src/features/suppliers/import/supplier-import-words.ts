import type { SupplierImportField } from '@zakupki/api-client/schema';
import { m } from '#messages';
import type { ImportWords } from '../../../entities/import/import-dialog.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';

const FIELDS: Readonly<Record<SupplierImportField, () => string>> = {
  name: () => fieldLabel('bid', 'supplier/name'),
  taxId: () => m.suppliers_tax_number(),
  taxScheme: () => m.suppliers_tax_register(),
  kpp: () => fieldLabel('bid', 'supplier/kpp'),
  contactName: () => m.suppliers_contact(),
  contactRole: () => m.suppliers_contact_role(),
  email: () => m.suppliers_contact_email(),
  phone: () => m.suppliers_contact_phone(),
  tags: () => m.table_tags(),
  vatPayer: () => fieldLabel('bid', 'supplier/vatPayer'),
  legalForm: () => m.suppliers_legal_form(),
  address: () => fieldLabel('bid', 'supplier/address'),
  region: () => m.suppliers_region(),
  website: () => fieldLabel('bid', 'supplier/website'),
  bankAccount: () => fieldLabel('bid', 'supplier/bankAccount'),
  bik: () => m.suppliers_bik(),
  blockedReason: () => m.suppliers_block_reason(),
  notes: () => m.suppliers_notes(),
};

// Object.keys loses the key type.
export const SUPPLIER_FIELDS = Object.keys(FIELDS) as readonly SupplierImportField[];

export const SUPPLIER_WORDS: ImportWords = {
  // Supplier lists have only supplier fields.
  wordOf: (field) => FIELDS[field as SupplierImportField](),
  example: () => m.suppliers_import_example(),
  taken: (count) => m.suppliers_import_taken({ count }),
  take: (count) => m.suppliers_import_take({ count }),
};
