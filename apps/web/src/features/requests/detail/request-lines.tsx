import type { Order, OrderItem } from '@zakupki/api-client/schema';
import { useId } from 'react';
import { m } from '#messages';
import { showsCeilings } from '../../../entities/order/ceilings.ts';
import { vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import type { RowsColumn } from '../../../ui/table/rows-table.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { Day } from '../../../ui/value/moment.tsx';
import { Quantity } from '../../../ui/value/quantity.tsx';
import { Labelled, LineCards, onlyInTable } from '../../../ui/table/rows/line-cards.tsx';
import { lineFacts } from '../line-facts.ts';

export function RequestLines({ order }: { order: Order }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="zk-stack zk-column zk-gap-12">
      <h2 id={id} className="zk-large">
        {m.requests_lines({ count: order.items.length })}
      </h2>
      <LineCards
        label={m.order_editor_lines()}
        rows={order.items}
        rowKey={(item) => item.id}
        columns={columnsOf(order)}
      />
    </section>
  );
}

function columnsOf(order: Order): RowsColumn<OrderItem>[] {
  const { items, currency, vatRateDefault } = order;
  const hasDates = items.some(({ requiredBy }) => requiredBy !== null);
  return [
    { header: m.words_number(), cell: ({ position }) => position },
    { header: fieldLabel('orderLine', 'name'), isRowHead: true, cell: (item) => <Name order={order} item={item} /> },
    {
      header: fieldLabel('orderLine', 'quantity'),
      isNumber: true,
      cell: ({ quantity, unitCode }) => <Quantity value={quantity} unitCode={unitCode} />,
    },
    ...(showsCeilings(order)
      ? [
          {
            header: fieldLabel('orderLine', 'maxUnitPrice'),
            isNumber: true,
            cell: ({ maxUnitPrice }: OrderItem) => (
              <Labelled label={fieldLabel('orderLine', 'maxUnitPrice')}>
                <Money amount={maxUnitPrice} currency={currency} maxDigits={4} />
              </Labelled>
            ),
          },
        ]
      : []),
    {
      header: fieldLabel('orderLine', 'vatRate'),
      cell: ({ vatRate }) => (
        <Labelled label={fieldLabel('orderLine', 'vatRate')}>{vatRateWord(vatRate ?? vatRateDefault)}</Labelled>
      ),
    },
    ...(hasDates
      ? [
          {
            header: fieldLabel('orderLine', 'requiredBy'),
            cell: ({ requiredBy }: OrderItem) =>
              requiredBy === null ? (
                <span className={onlyInTable}>{MISSING}</span>
              ) : (
                <Labelled label={fieldLabel('orderLine', 'requiredBy')}>
                  <Day date={requiredBy} />
                </Labelled>
              ),
          },
        ]
      : []),
  ];
}

function Name({ order, item }: { order: Order; item: OrderItem }) {
  return (
    <>
      {item.name}
      {item.specification && <span className="zk-block zk-lines zk-secondary zk-regular">{item.specification}</span>}
      {lineFacts(order, item).map((fact) => (
        <span key={fact} className="zk-block zk-lines zk-secondary zk-regular">
          {fact}
        </span>
      ))}
    </>
  );
}
