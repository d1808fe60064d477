import type { Allocation, AwardOffer } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatMoney } from '../../format/number/numbers.ts';
import { formatCounted, unitOfPrice } from '../../format/number/units.ts';
import { bidStatusWord } from '../../entities/bid/bid-status.tsx';
import { priceVatWords } from '../../entities/order-line/vat-words.ts';

const PRICE_DIGITS = 4;

type Priced = Pick<Allocation['quoted'], 'unitCode' | 'unitPrice' | 'currency' | 'vatMode' | 'vatRate'>;

/** `₽950.00 per pack` */
export function quotedPrice({ unitPrice, currency, unitCode }: Priced): string {
  const price = formatMoney(unitPrice, currency, { maxDigits: PRICE_DIGITS });
  return m.words_price_per({ price, unit: unitOfPrice(unitCode) });
}

/** `₽950.00 per pack, no VAT` */
export function quotedPriceWithVat(quoted: Priced): string {
  return `${quotedPrice(quoted)}, ${priceVatWords(quoted.vatMode, quoted.vatRate)}`;
}

/** `12 packs` */
export function quotedQuantity({ quantity, unitCode }: Allocation['quoted']): string {
  return formatCounted(quantity, unitCode);
}

/** `Kama K-2`; empty where neither is known. */
export function makeOf({ brand, model }: Pick<Allocation, 'brand' | 'model'>): string {
  return [brand, model].filter(Boolean).join(' ');
}

export function countWonLines({ lines }: Pick<AwardOffer, 'lines'>): { won: number; offered: number } {
  return {
    won: new Set(lines.flatMap(({ outcome, orderItemId }) => (outcome === 'won' ? [orderItemId] : []))).size,
    offered: new Set(lines.map(({ orderItemId }) => orderItemId)).size,
  };
}

/** "won 1 of 3 lines" for a bid that wins in part. */
export function offerOutcomeWord(offer: Pick<AwardOffer, 'lines'>): string {
  const { won, offered } = countWonLines(offer);
  if (won === 0) return bidStatusWord('lost');
  return won === offered ? bidStatusWord('won') : m.award_won_lines({ won, offered });
}
