import type { Award } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { formatCounted } from '../../../format/number/units.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { priceVatWords } from '../../../entities/order-line/vat-words.ts';
import { makeOf, quotedPrice, quotedQuantity } from '../allocation-words.ts';

export function AwardedHead() {
  return (
    <tr>
      <th scope="col">№</th>
      <th scope="col">{m.award_col_item()}</th>
      <th scope="col" data-kind="number">
        {m.award_col_quantity()}
      </th>
      <th scope="col" data-kind="number">
        {m.award_col_price()}
      </th>
      <th scope="col" data-kind="number">
        {m.award_col_net()}
      </th>
      <th scope="col" data-kind="number">
        {m.award_vat()}
      </th>
      <th scope="col" data-kind="number">
        {m.award_col_gross()}
      </th>
      <th scope="col">{m.award_col_day()}</th>
    </tr>
  );
}

export const AWARDED_COLUMNS = 8;

export interface AwardedRowProps {
  readonly allocation: Award['allocations'][number];
  readonly currency: string;
  /** The delivery day in the date format of the surrounding table. */
  readonly day: ReactNode;
}

export function AwardedRow({ allocation, currency, day }: AwardedRowProps) {
  const { position, offeredName, quantity, unitCode, quoted, net, vat, gross } = allocation;
  return (
    <tr>
      <td>{position}</td>
      <th scope="row">
        {offeredName}
        {notesOn(allocation).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </th>
      <td data-kind="number">
        {formatCounted(quantity, unitCode)}
        {quoted.unitCode !== unitCode && <small>{quotedQuantity(quoted)}</small>}
      </td>
      <td data-kind="number">
        {quotedPrice(quoted)}
        <small>{priceVatWords(quoted.vatMode, quoted.vatRate)}</small>
      </td>
      <td data-kind="number">
        <Money amount={net} currency={currency} />
      </td>
      <td data-kind="number">
        {quoted.vatRate === 'none' ? m.words_vat_none() : <Money amount={vat} currency={currency} />}
      </td>
      <td data-kind="number">
        <Money amount={gross} currency={currency} />
      </td>
      <td>{day}</td>
    </tr>
  );
}

function notesOn(allocation: Award['allocations'][number]): string[] {
  const { lineName, offeredName, isEquivalent, isBestPrice } = allocation;
  return [
    makeOf(allocation),
    isEquivalent
      ? m.award_equivalent_of({ name: lineName })
      : offeredName === lineName
        ? ''
        : m.award_requested({ name: lineName }),
    isBestPrice ? '' : m.award_not_best(),
  ].filter(Boolean);
}
