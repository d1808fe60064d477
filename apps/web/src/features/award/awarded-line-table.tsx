import type { Award, PurchaseOrder, PurchaseOrderLine } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { formatDecimal } from '../../format/number/numbers.ts';
import { formatCounted } from '../../format/number/units.ts';
import { Money } from '../../ui/value/amount.tsx';
import { priceVatWords, vatRateWord } from '../../entities/order-line/vat-words.ts';
import { makeOf, quotedPrice, quotedQuantity } from './allocation-words.ts';

interface Heading {
  readonly label: () => string;
  readonly isNumber: boolean;
}

const number = (label: () => string): Heading => ({ label, isNumber: true });
const text = (label: () => string): Heading => ({ label, isNumber: false });

/** Sums without VAT, of VAT and with VAT. */
export const SUM_HEADINGS: readonly Heading[] = [
  number(() => m.award_col_net()),
  number(() => m.award_vat()),
  number(() => m.award_col_gross()),
];

const lineHeadings = (price: () => string, day: () => string): readonly Heading[] => [
  text(() => '№'),
  text(() => m.award_col_item()),
  number(() => m.award_col_quantity()),
  number(price),
  ...SUM_HEADINGS,
  text(day),
];

export const ALLOCATION_HEADINGS = lineHeadings(
  () => m.award_col_price(),
  () => m.award_col_day(),
);

export const PURCHASE_ORDER_HEADINGS = lineHeadings(
  () => m.award_order_price(),
  () => m.award_order_by(),
);

/** @param first heading of the row labels, where the columns have none for them */
export function HeadingRow({ headings, first }: { headings: readonly Heading[]; first?: string }) {
  return (
    <tr>
      {first !== undefined && <th scope="col">{first}</th>}
      {headings.map(({ label, isNumber }) => (
        <th key={label()} scope="col" data-kind={isNumber ? 'number' : undefined}>
          {label()}
        </th>
      ))}
    </tr>
  );
}

/** Net, VAT and gross of a row, in the order of SUM_HEADINGS. */
export function SumCells({ net, vat, gross }: { net: ReactNode; vat: ReactNode; gross: ReactNode }) {
  return (
    <>
      <td data-kind="number">{net}</td>
      <td data-kind="number">{vat}</td>
      <td data-kind="number">{gross}</td>
    </>
  );
}

interface LineRowProps {
  readonly position: number;
  readonly name: string;
  readonly notes: readonly string[];
  readonly quantity: ReactNode;
  readonly price: ReactNode;
  readonly sums: { readonly net: string; readonly gross: string };
  readonly vat: ReactNode;
  readonly currency: string;
  readonly day: ReactNode;
}

function LineRow({ position, name, notes, quantity, price, sums, vat, currency, day }: LineRowProps) {
  return (
    <tr>
      <td>{position}</td>
      <th scope="row">
        {name}
        {notes.filter(Boolean).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </th>
      <td data-kind="number">{quantity}</td>
      <td data-kind="number">{price}</td>
      <SumCells
        net={<Money amount={sums.net} currency={currency} />}
        vat={vat}
        gross={<Money amount={sums.gross} currency={currency} />}
      />
      <td>{day}</td>
    </tr>
  );
}

interface AllocationRowProps {
  readonly allocation: Award['allocations'][number];
  readonly currency: string;
  /** The delivery day in the date format of the surrounding table. */
  readonly day: ReactNode;
}

export function AllocationRow({ allocation, currency, day }: AllocationRowProps) {
  const { position, lineName, offeredName, quantity, unitCode, quoted, vat, isEquivalent, isBestPrice } = allocation;
  const requested = offeredName === lineName ? '' : m.award_requested({ name: lineName });
  return (
    <LineRow
      position={position}
      name={offeredName}
      notes={[
        makeOf(allocation),
        isEquivalent ? m.award_equivalent_of({ name: lineName }) : requested,
        isBestPrice ? '' : m.award_not_best(),
      ]}
      quantity={
        <>
          {formatCounted(quantity, unitCode)}
          {quoted.unitCode !== unitCode && <small>{quotedQuantity(quoted)}</small>}
        </>
      }
      price={
        <>
          {quotedPrice(quoted)}
          <small>{priceVatWords(quoted.vatMode, quoted.vatRate)}</small>
        </>
      }
      sums={allocation}
      vat={quoted.vatRate === 'none' ? m.words_vat_none() : <Money amount={vat} currency={currency} />}
      currency={currency}
      day={day}
    />
  );
}

interface PurchaseOrderRowProps {
  readonly line: PurchaseOrderLine;
  readonly currency: PurchaseOrder['currency'];
  readonly day: ReactNode;
}

export function PurchaseOrderRow({ line, currency, day }: PurchaseOrderRowProps) {
  const { position, name, lineName, isEquivalent, unitsPerPack, packsPerUnit, vatMode, vatRate, vat } = line;
  const hasPack = unitsPerPack !== null && packsPerUnit === null;
  return (
    <LineRow
      position={position}
      name={name}
      notes={[
        makeOf(line),
        isEquivalent || name !== lineName ? m.award_requested({ name: lineName }) : '',
        hasPack ? m.award_order_pack({ amount: formatDecimal(unitsPerPack) }) : '',
      ]}
      quantity={formatCounted(line.quantity, line.unitCode)}
      price={
        <>
          {quotedPrice({ ...line, currency })}
          {vatRate !== 'none' && (
            <small>{vatMode === 'included' ? m.award_order_price_with_vat() : m.award_order_price_before_vat()}</small>
          )}
        </>
      }
      sums={line}
      vat={
        <>
          {vatRate === 'none' ? m.words_vat_none() : <Money amount={vat} currency={currency} />}
          {vatRate !== 'none' && <small>{vatRateWord(vatRate)}</small>}
        </>
      }
      currency={currency}
      day={day}
    />
  );
}
