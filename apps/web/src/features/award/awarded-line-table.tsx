import type { Award, PurchaseOrder, PurchaseOrderLine } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { formatDecimal } from '../../format/number/numbers.ts';
import { formatCounted } from '../../format/number/units.ts';
import type { RowsColumn } from '../../ui/table/rows-table.tsx';
import { Money } from '../../ui/value/amount.tsx';
import { priceVatWords, vatRateWord } from '../../entities/order-line/vat-words.ts';
import { makeOf, quotedPrice, quotedQuantity } from './allocation-words.ts';

/** A line as the award, its memo and a purchase order show it. */
export interface AwardedLine {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly notes: readonly string[];
  readonly quantity: ReactNode;
  readonly price: ReactNode;
  readonly net: ReactNode;
  readonly vat: ReactNode;
  readonly gross: ReactNode;
  /** The delivery day in the date format of the table. */
  readonly day: ReactNode;
}

/** Sums without VAT, of VAT and with VAT. */
export const sumColumns = (): RowsColumn<Pick<AwardedLine, 'net' | 'vat' | 'gross'>>[] => [
  { header: m.award_col_net(), isNumber: true, cell: ({ net }) => net },
  { header: m.award_vat(), isNumber: true, cell: ({ vat }) => vat },
  { header: m.award_col_gross(), isNumber: true, cell: ({ gross }) => gross },
];

const lineColumns = (price: string, day: string): RowsColumn<AwardedLine>[] => [
  { header: m.words_number(), cell: ({ position }) => position },
  {
    header: m.award_col_item(),
    isRowHead: true,
    cell: ({ name, notes }) => (
      <>
        {name}
        {notes.filter(Boolean).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </>
    ),
  },
  { header: m.award_col_quantity(), isNumber: true, cell: ({ quantity }) => quantity },
  { header: price, isNumber: true, cell: (line) => line.price },
  ...sumColumns(),
  { header: day, cell: (line) => line.day },
];

export const allocationColumns = () => lineColumns(m.award_col_price(), m.award_col_day());
export const purchaseOrderColumns = () => lineColumns(m.award_order_price(), m.award_order_by());

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
