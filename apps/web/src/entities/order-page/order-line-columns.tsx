import type { Order, OrderItem } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { MISSING } from '../../format/number/numbers.ts';
import { Labelled } from '../../ui/table/rows/row-cards.tsx';
import type { RowsColumn } from '../../ui/table/rows-table.tsx';
import { Money } from '../../ui/value/amount.tsx';
import { Day } from '../../ui/value/moment.tsx';
import { Quantity } from '../../ui/value/quantity.tsx';
import { fieldLabel } from '../record-field/field-label.ts';
import { vatRateWord } from '../order-line/vat-words.ts';

interface LineColumnOptions {
  readonly name: (item: OrderItem) => ReactNode;
  readonly hasCeilings: boolean;
}

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
          labelled(
            fieldLabel('orderLine', 'maxUnitPrice'),
            ({ maxUnitPrice }) =>
              maxUnitPrice !== null && <Money amount={maxUnitPrice} currency={currency} maxDigits={4} />,
            { isNumber: true },
          ),
        ]
      : []),
    labelled(fieldLabel('orderLine', 'vatRate'), ({ vatRate }) => vatRateWord(vatRate ?? vatRateDefault)),
    ...(hasDates
      ? [
          labelled(
            fieldLabel('orderLine', 'requiredBy'),
            ({ requiredBy }) => requiredBy !== null && <Day date={requiredBy} />,
          ),
        ]
      : []),
  ];
}

/** @param value returns false when the line has no value */
function labelled(
  header: string,
  value: (item: OrderItem) => ReactNode,
  { isNumber = false } = {},
): RowsColumn<OrderItem> {
  return {
    header,
    isNumber,
    cell: (item) => <Labelled label={header}>{value(item) || MISSING}</Labelled>,
  };
}
