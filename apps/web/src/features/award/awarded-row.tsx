import type { Award, OrderItem } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { unitSign } from '../../format/units.ts';
import { Money, Quantity } from '../../ui/amount.tsx';

/** What the columns of awarded lines are called. */
export function AwardedHead() {
  return (
    <tr>
      <th scope="col">№</th>
      <th scope="col">{m.award_col_line()}</th>
      <th scope="col" data-kind="number">
        {m.award_col_quantity()}
      </th>
      <th scope="col" data-kind="number">
        {m.award_col_price()}
      </th>
      <th scope="col" data-kind="number">
        {m.award_col_sum()}
      </th>
      <th scope="col">{m.award_col_day()}</th>
    </tr>
  );
}

export interface AwardedRowProps {
  readonly allocation: Award['allocations'][number];
  readonly item: OrderItem | undefined;
  readonly currency: string;
  /** The day it is promised for, written as the table around it writes days. */
  readonly day: ReactNode;
}

/** A line as it was awarded to one supplier. */
export function AwardedRow({ allocation, item, currency, day }: AwardedRowProps) {
  const { quantity, unitPrice, lineTotal, isBestPrice, isEquivalent } = allocation;
  const notes = [...(isBestPrice ? [] : [m.award_not_best()]), ...(isEquivalent ? [m.award_equivalent()] : [])];
  return (
    <tr>
      <td>{item?.position}</td>
      <th scope="row">
        {item?.name}
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
      </th>
      <td data-kind="number">
        <Quantity value={quantity} unit={unitSign(item?.unitCode ?? '')} />
      </td>
      <td data-kind="number">
        <Money amount={unitPrice} currency={currency} maxDigits={4} />
      </td>
      <td data-kind="number">
        <Money amount={lineTotal} currency={currency} />
      </td>
      <td>{day}</td>
    </tr>
  );
}
