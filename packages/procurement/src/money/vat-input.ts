import { VAT_RATES, type VatRate } from './vat-rates.ts';

const WITHOUT_VAT = /^(?:без ?ндс|ндс не облагается|не облагается|none|no vat|vat exempt|exempt)$/u;
const RATE = /^(?:(?:в (?:т ?ч|том числе) )?(?:ндс|vat) ?)?(\d+) ?(?:% ?)?(?:(?:ндс|vat))?$/u;

/** Reads "22%", "НДС 20 %", "без НДС"; null for an unknown rate. */
export function readVatRate(text: string): VatRate | null {
  const plain = text
    .toLowerCase()
    .replace(/[.,]0+(?=\s*%?\s*$)/u, '')
    .replace(/[\s.,:()]+/gu, ' ')
    .trim();
  if (WITHOUT_VAT.test(plain)) return 'none';
  const [, percent] = RATE.exec(plain) ?? [];
  return VAT_RATES.find((rate) => rate === percent) ?? null;
}
