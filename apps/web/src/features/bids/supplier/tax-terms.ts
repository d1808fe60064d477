import type { TaxId } from '@zakupki/api-client/schema';
import { m } from '#messages';

type Words = readonly [number: () => string, register: () => string];

/** Every register of the contract: what its number is called, and whose it is. */
const WORDS: Readonly<Record<TaxId['scheme'], Words>> = {
  'RU-INN': [() => m.bids_tax_ru(), () => m.bid_editor_tax_ru()],
  'BY-UNP': [() => m.bids_tax_by(), () => m.bid_editor_tax_by()],
  'KZ-BIN': [() => m.bids_tax_kz(), () => m.bid_editor_tax_kz()],
  OTHER: [() => m.bids_tax_other(), () => m.bid_editor_tax_other()],
};

// Only these keys exist; Object.keys forgets it.
export const TAX_SCHEMES = Object.keys(WORDS) as readonly TaxId['scheme'][];

/** What a tax number of that register is called. */
export function taxNumberWord(scheme: TaxId['scheme']): string {
  return WORDS[scheme][0]();
}

/** Whose register it is. */
export function taxSchemeWord(scheme: TaxId['scheme']): string {
  return WORDS[scheme][1]();
}
