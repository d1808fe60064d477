import type { Supplier, SupplierDuplicateReason } from '@zakupki/api-client/schema';
import type { MERGE_LIMITS, MergeChoice } from '@zakupki/procurement/suppliers/merge-suppliers';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { taxNumberWord } from '../../../entities/supplier/tax-terms.ts';

type ChosenField = {
  readonly label: () => string;
  /** Empty when the supplier has none. */
  readonly text: (supplier: Supplier) => string;
};

/** The fields a merge chooses between two suppliers. */
export const MERGE_FIELDS: Readonly<Record<MergeChoice, ChosenField>> = {
  name: { label: () => fieldLabel('bid', 'supplier/name'), text: ({ name }) => name },
  legalForm: { label: () => m.suppliers_legal_form(), text: ({ legalForm }) => legalForm ?? '' },
  taxId: { label: () => m.suppliers_tax_number(), text: taxText },
  address: { label: () => fieldLabel('bid', 'supplier/address'), text: ({ address }) => address ?? '' },
  region: { label: () => m.suppliers_region(), text: ({ region }) => region ?? '' },
  website: { label: () => fieldLabel('bid', 'supplier/website'), text: ({ website }) => website ?? '' },
  bankAccount: {
    label: () => fieldLabel('bid', 'supplier/bankAccount'),
    text: ({ bankAccount, bik }) =>
      [bankAccount, bankAccount && bik && m.suppliers_bik_of({ bik })].filter(Boolean).join(', '),
  },
  vatPayer: {
    label: () => fieldLabel('bid', 'supplier/vatPayer'),
    text: ({ vatPayer }) => (vatPayer === null ? '' : vatPayer ? m.editor_yes() : m.editor_no()),
  },
};

export function taxText(supplier: Pick<Supplier, 'taxId' | 'kpp'>): string {
  const [word, text] = taxFact(supplier);
  return supplier.taxId && text ? `${word} ${text}` : text;
}

/** Label of the tax number, and the number with the KPP. */
export function taxFact({ taxId, kpp }: Pick<Supplier, 'taxId' | 'kpp'>): readonly [label: string, text: string] {
  const label = taxId ? taxNumberWord(taxId.scheme) : m.suppliers_tax_number();
  return [label, [taxId?.id, kpp && `${fieldLabel('bid', 'supplier/kpp')} ${kpp}`].filter(Boolean).join(', ')];
}

const REASONS: Readonly<Record<SupplierDuplicateReason, () => string>> = {
  tax_id: () => m.suppliers_same_tax_id(),
  name: () => m.suppliers_same_name(),
  email: () => m.suppliers_same_email(),
};

export function reasonsText(reasons: readonly SupplierDuplicateReason[]): string {
  return reasons.map((reason) => REASONS[reason]()).join(', ');
}

export const EXCESS: Readonly<Record<keyof typeof MERGE_LIMITS, (limit: number) => string>> = {
  contacts: (limit) => m.suppliers_merge_many_contacts({ limit }),
  tags: (limit) => m.suppliers_merge_many_tags({ limit }),
  documents: (limit) => m.suppliers_merge_many_documents({ limit }),
  notes: (limit) => m.suppliers_merge_long_notes({ limit }),
};
