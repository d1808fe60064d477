import type { Allocation, AwardOffer } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatCounted } from '../../format/number/units.ts';
import { bidStatusWord } from '../../entities/bid/bid-status.tsx';
import { priceVatWords } from '../../entities/order-line/vat-words.ts';
import { quotedPrice } from '../../entities/purchase-order/quoted-words.ts';

type Priced = Pick<Allocation['quoted'], 'unitCode' | 'unitPrice' | 'currency' | 'vatMode' | 'vatRate'>;

/** `₽950.00 per pack, no VAT` */
export function quotedPriceWithVat(quoted: Priced): string {
  return `${quotedPrice(quoted)}, ${priceVatWords(quoted.vatMode, quoted.vatRate)}`;
}

/** `12 packs` */
export function quotedQuantity({ quantity, unitCode }: Allocation['quoted']): string {
  return formatCounted(quantity, unitCode);
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
