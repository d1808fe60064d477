import { VAT_RATES } from '@zakupki/procurement/money/vat-rates';
import { m } from '#messages';
import { formatPercent } from '../../format/number/numbers.ts';

/** `22%`, in Russian `22 %`; `no VAT` */
export function vatRateWord(rate: string): string {
  return rate === 'none' ? m.words_vat_none() : formatPercent(rate);
}

/** @param byDefault label of the empty choice */
export function vatChoices(byDefault: string): { value: string; label: string }[] {
  return [{ value: '', label: byDefault }, ...VAT_RATES.map((rate) => ({ value: rate, label: vatRateWord(rate) }))];
}

export function vatModeWord(mode: 'included' | 'excluded'): string {
  return mode === 'included' ? m.words_vat_included() : m.words_vat_excluded();
}

/** `22% VAT included`, `plus 22% VAT`, `no VAT` */
export function priceVatWords(mode: 'included' | 'excluded', rate: string): string {
  if (rate === 'none') return m.words_vat_none();
  return mode === 'included'
    ? m.words_price_with_vat({ rate: vatRateWord(rate) })
    : m.words_price_before_vat({ rate: vatRateWord(rate) });
}
