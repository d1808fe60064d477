import type { Order, OrderItem } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { MISSING } from '../../format/number/numbers.ts';
import type { RowsColumn } from '../../ui/table/rows-table.tsx';
import { Money } from '../../ui/value/amount.tsx';
import { Day } from '../../ui/value/moment.tsx';
import { Quantity } from '../../ui/value/quantity.tsx';
import { fieldLabel } from '../record-field/field-label.ts';
import { vatRateWord } from '../order-line/vat-words.ts';

type LineColumnOptions = {
  readonly name: (item: OrderItem) => ReactNode;
  readonly hasCeilings: boolean;
};

/** Read-only columns of an order's lines. The dates are included only if a line has one. */
export function orderLineColumns(order: Order, { name, hasCeilings }: LineColumnOptions): RowsColumn<OrderItem>[] {
  const { items, currency, vatRateDefault } = order;
  const hasDates = items.some(({ requiredBy }) => requiredBy !== null);
  return [
    { header: m.words_number(), cell: ({ position }) => position },
    { header: fieldLabel('orderLine', 'name'), isRowHead: true, cell: name },
    {
      header: fieldLabel('orderLine', 'quantity'),
      isNumber: true,
      cell: ({ quantity, unitCode }) => <Quantity value={quantity} unitCode={unitCode} />,
    },
    ...(hasCeilings
      ? [
          {
            header: fieldLabel('orderLine', 'maxUnitPrice'),
            isNumber: true,
            isLabelled: true,
            cell: ({ maxUnitPrice }: OrderItem) =>
              maxUnitPrice === null ? MISSING : <Money amount={maxUnitPrice} currency={currency} maxDigits={4} />,
          },
        ]
      : []),
    {
      header: fieldLabel('orderLine', 'vatRate'),
      isLabelled: true,
      cell: ({ vatRate }) => vatRateWord(vatRate ?? vatRateDefault),
    },
    ...(hasDates
      ? [
          {
            header: fieldLabel('orderLine', 'requiredBy'),
            isLabelled: true,
            cell: ({ requiredBy }: OrderItem) => (requiredBy === null ? MISSING : <Day date={requiredBy} />),
          },
        ]
      : []),
  ];
}
