import type { PurchaseOrder, PurchaseOrderLine } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { formatDecimal } from '../../format/number/numbers.ts';
import { formatCounted } from '../../format/number/units.ts';
import { Money } from '../../ui/value/amount.tsx';
import { vatRateWord } from '../order-line/vat-words.ts';
import { type AwardedLine, awardedColumns } from './awarded-line.tsx';
import { makeOf, quotedPrice } from './quoted-words.ts';

export const purchaseOrderColumns = () => awardedColumns(m.award_order_price(), m.award_order_by());

export function purchaseOrderLine(
  line: PurchaseOrderLine,
  currency: PurchaseOrder['currency'],
  day: ReactNode,
): AwardedLine {
  const { name, lineName, isEquivalent, unitsPerPack, packsPerUnit, vatMode, vatRate } = line;
  const hasPack = unitsPerPack !== null && packsPerUnit === null;
  return {
    id: line.bidItemId,
    position: line.position,
    name,
    notes: [
      makeOf(line),
      isEquivalent || name !== lineName ? m.award_requested({ name: lineName }) : '',
      hasPack ? m.award_order_pack({ amount: formatDecimal(unitsPerPack) }) : '',
    ],
    quantity: formatCounted(line.quantity, line.unitCode),
    price: (
      <>
        {quotedPrice({ ...line, currency })}
        {vatRate !== 'none' && (
          <small>{vatMode === 'included' ? m.award_order_price_with_vat() : m.award_order_price_before_vat()}</small>
        )}
      </>
    ),
    net: <Money amount={line.net} currency={currency} />,
    vat:
      vatRate === 'none' ? (
        m.words_vat_none()
      ) : (
        <>
          <Money amount={line.vat} currency={currency} />
          <small>{vatRateWord(vatRate)}</small>
        </>
      ),
    gross: <Money amount={line.gross} currency={currency} />,
    day,
  };
}
