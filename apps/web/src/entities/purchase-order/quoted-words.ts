import type { Allocation } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatMoney } from '../../format/number/numbers.ts';
import { unitOfPrice } from '../../format/number/units.ts';

const PRICE_DIGITS = 4;

/** `₽950.00 per pack` */
export function quotedPrice({
  unitPrice,
  currency,
  unitCode,
}: Pick<Allocation['quoted'], 'unitCode' | 'unitPrice' | 'currency'>): string {
  const price = formatMoney(unitPrice, currency, { maxDigits: PRICE_DIGITS });
  return m.words_price_per({ price, unit: unitOfPrice(unitCode) });
}

/** `Kama K-2`; empty when neither is known. */
export function makeOf({ brand, model }: Pick<Allocation, 'brand' | 'model'>): string {
  return [brand, model].filter(Boolean).join(' ');
}
