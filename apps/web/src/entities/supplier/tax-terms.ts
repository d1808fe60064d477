import type { TaxId } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { fieldLabel } from '../record-field/field-label.ts';

type Words = readonly [number: () => string, country: () => string];

const WORDS: Readonly<Record<TaxId['scheme'], Words>> = {
  'RU-INN': [() => m.suppliers_tax_ru(), () => m.suppliers_country_ru()],
  'BY-UNP': [() => m.suppliers_tax_by(), () => m.suppliers_country_by()],
  'KZ-BIN': [() => m.suppliers_tax_kz(), () => m.suppliers_country_kz()],
  OTHER: [() => fieldLabel('bid', 'supplier/taxId/id'), () => m.suppliers_country_other()],
};

// Object.keys widens the key type.
export const TAX_SCHEMES = Object.keys(WORDS) as readonly TaxId['scheme'][];

export function taxNumberWord(scheme: TaxId['scheme']): string {
  return WORDS[scheme][0]();
}

export function taxSchemeWord(scheme: TaxId['scheme']): string {
  return WORDS[scheme][1]();
}
