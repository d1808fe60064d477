/** VAT of delivery, which a supplier charges at its own rate (docs/decisions/0102-vat-of-delivery.md). */
import { EARLIER_GENERAL_RATE, GENERAL_RATE, GENERAL_VAT_RATES, SPECIAL_VAT_RATES, type VatRate } from './vat-rates.ts';

/**
 * Rates of one bid that no supplier charges together: two special ones, or a special and a general one; in the order
 * given. Empty when the rates agree. Rate 0 and "none" go with any other: exports and exempt goods are sold by all.
 */
export function contradictoryRates(rates: readonly VatRate[]): VatRate[] {
  const taxed = [...new Set(rates)].filter((rate) => [...SPECIAL_VAT_RATES, ...GENERAL_VAT_RATES].includes(rate));
  return taxed.length > 1 && taxed.some((rate) => SPECIAL_VAT_RATES.includes(rate)) ? taxed : [];
}

/**
 * The special rate of the lines, "none" for lines without VAT, otherwise the order's default rate, which goods of
 * 10 or 0 % do not change. Contradictory lines say nothing about the supplier, so they leave the default.
 * @param rates of the priced lines
 */
export function deliveryVatRate(rates: readonly VatRate[], defaultRate: VatRate): VatRate {
  if (rates.length > 0 && rates.every((rate) => rate === 'none')) return 'none';
  if (contradictoryRates(rates).length > 0) return defaultRate;
  const special = rates.find((rate) => SPECIAL_VAT_RATES.includes(rate));
  if (special !== undefined) return special;
  const isGeneral = rates.some((rate) => GENERAL_VAT_RATES.includes(rate));
  // A default of 5 or 7 % is another supplier's rate.
  if (isGeneral && SPECIAL_VAT_RATES.includes(defaultRate))
    return rates.includes(EARLIER_GENERAL_RATE) ? EARLIER_GENERAL_RATE : GENERAL_RATE;
  return defaultRate;
}
