import type { Award } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { type AwardedLine, awardedColumns, sumColumns } from '../../entities/purchase-order/awarded-line.tsx';
import { makeOf, quotedPrice } from '../../entities/purchase-order/quoted-words.ts';
import { formatCounted } from '../../format/number/units.ts';
import { Money } from '../../ui/value/amount.tsx';
import { priceVatWords } from '../../entities/order-line/vat-words.ts';
import { quotedQuantity } from './allocation-words.ts';

export const allocationColumns = (sums = sumColumns()) => awardedColumns(m.award_col_price(), m.award_col_day(), sums);

export function allocationLine(
  allocation: Award['allocations'][number],
  currency: string,
  day: ReactNode,
): AwardedLine {
  const { position, lineName, offeredName, quantity, unitCode, quoted, isEquivalent, isBestPrice } = allocation;
  const requested = offeredName === lineName ? '' : m.award_requested({ name: lineName });
  return {
    id: allocation.bidItemId,
    position,
    name: offeredName,
    notes: [
      makeOf(allocation),
      isEquivalent ? m.award_equivalent_of({ name: lineName }) : requested,
      isBestPrice ? '' : m.award_not_best(),
    ],
    quantity: (
      <>
        {formatCounted(quantity, unitCode)}
        {quoted.unitCode !== unitCode && <small>{quotedQuantity(quoted)}</small>}
      </>
    ),
    price: (
      <>
        {quotedPrice(quoted)}
        <small>{priceVatWords(quoted.vatMode, quoted.vatRate)}</small>
      </>
    ),
    net: <Money amount={allocation.net} currency={currency} />,
    vat: quoted.vatRate === 'none' ? m.words_vat_none() : <Money amount={allocation.vat} currency={currency} />,
    gross: <Money amount={allocation.gross} currency={currency} />,
    day,
  };
}
