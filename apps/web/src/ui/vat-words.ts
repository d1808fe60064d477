import { m } from '#messages';

/** A VAT rate in words: `22 %`, `без НДС`. */
export function vatRateWord(rate: string): string {
  return rate === 'none' ? m.words_vat_none() : `${rate}\u00a0%`;
}

/** Whether prices contain VAT, in words. */
export function vatModeWord(mode: 'included' | 'excluded'): string {
  return mode === 'included' ? m.words_vat_included() : m.words_vat_excluded();
}
