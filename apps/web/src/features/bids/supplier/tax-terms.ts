import type { TaxId } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';

type Words = readonly [number: () => string, register: () => string];

const WORDS: Readonly<Record<TaxId['scheme'], Words>> = {
  'RU-INN': [() => m.bids_tax_ru(), () => m.bid_editor_tax_ru()],
  'BY-UNP': [() => m.bids_tax_by(), () => m.bid_editor_tax_by()],
  'KZ-BIN': [() => m.bids_tax_kz(), () => m.bid_editor_tax_kz()],
  OTHER: [() => fieldLabel('bid', 'supplier/taxId/id'), () => m.bid_editor_tax_other()],
};

// Object.keys widens the key type.
export const TAX_SCHEMES = Object.keys(WORDS) as readonly TaxId['scheme'][];

export function taxNumberWord(scheme: TaxId['scheme']): string {
  return WORDS[scheme][0]();
}

export function taxSchemeWord(scheme: TaxId['scheme']): string {
  return WORDS[scheme][1]();
}
