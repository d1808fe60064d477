/** VAT rates of Russia. The contract lists the same codes (`VatRate`); a test of the mock compares them. */

/** In display order. "none" is a seller who does not charge VAT, which differs from rate 0. */
export const VAT_RATES = ['none', '0', '5', '7', '10', '20', '22'] as const;
export type VatRate = (typeof VAT_RATES)[number];

/** Of suppliers on the simplified system, who charge one of them on all that they sell (Tax Code, 164.8). */
export const SPECIAL_VAT_RATES: readonly VatRate[] = ['5', '7'];
/** Of everyone else, for some goods. */
const REDUCED_VAT_RATES: readonly VatRate[] = ['10'];

/** The rate of everything else before `GENERAL_RATE_SINCE`, and from that day (Federal Law 425-FZ of 2025-11-28). */
export const EARLIER_GENERAL_RATE: VatRate = '20';
export const GENERAL_RATE: VatRate = '22';
export const GENERAL_RATE_SINCE = '2026-01-01';

/** Rates that no supplier with a special rate charges. */
export const GENERAL_VAT_RATES: readonly VatRate[] = [...REDUCED_VAT_RATES, EARLIER_GENERAL_RATE, GENERAL_RATE];

/** @param delivery a day */
export function generalRateOn(delivery: string): VatRate {
  return delivery < GENERAL_RATE_SINCE ? EARLIER_GENERAL_RATE : GENERAL_RATE;
}

/** True for a general rate of other days. */
export function isOutOfForce(rate: VatRate, delivery: string): boolean {
  return (rate === EARLIER_GENERAL_RATE || rate === GENERAL_RATE) && rate !== generalRateOn(delivery);
}
