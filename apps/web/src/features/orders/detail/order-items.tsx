import type { Order, OrderItem } from '@zakupki/api-client/schema';
import { ORDER_LINE_FIELDS } from '@zakupki/procurement/orders/order-fields';
import { m } from '#messages';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { fieldText } from '../../../entities/record-field/field-text.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { Quantity } from '../../../ui/value/quantity.tsx';
import { Day } from '../../../ui/value/moment.tsx';
import { RowsTable } from '../../../ui/table/rows-table.tsx';
import { vatRateWord } from '../../../entities/order-line/vat-words.ts';
import styles from './order-detail.module.css';

type LineName = keyof typeof ORDER_LINE_FIELDS;

/** Fields with a column, and those that only the editor shows. */
const ELSEWHERE: ReadonlySet<LineName> = new Set([
  'name',
  'specification',
  'quantity',
  'unitCode',
  'maxUnitPrice',
  'vatRate',
  'requiredBy',
  'gtin',
  'quantityTolerancePercent',
  'okpd2',
  'lotKey',
  'deliveryNote',
] as const);

// Object.keys loses the names.
const ASIDE = (Object.keys(ORDER_LINE_FIELDS) as LineName[]).filter((name) => !ELSEWHERE.has(name));

export function OrderItems({ order }: { order: Order }) {
  return (
    <ScrollRegion className="zk-card zk-mt-16" role="region" label={m.order_editor_lines()}>
      <RowsTable
        className={styles['items']}
        rows={order.items}
        rowKey={({ id }) => id}
        columns={[
          { header: m.words_number(), cell: ({ position }) => position },
          {
            header: fieldLabel('orderLine', 'name'),
            isRowHead: true,
            cell: (item) => <Name order={order} item={item} />,
          },
          {
            header: fieldLabel('orderLine', 'quantity'),
            isNumber: true,
            cell: ({ quantity, unitCode }) => <Quantity value={quantity} unitCode={unitCode} />,
          },
          {
            header: fieldLabel('orderLine', 'maxUnitPrice'),
            isNumber: true,
            cell: ({ maxUnitPrice }) => <Money amount={maxUnitPrice} currency={order.currency} maxDigits={4} />,
          },
          {
            header: fieldLabel('orderLine', 'vatRate'),
            cell: ({ vatRate }) => vatRateWord(vatRate ?? order.vatRateDefault),
          },
          { header: fieldLabel('orderLine', 'requiredBy'), cell: ({ requiredBy }) => <Day date={requiredBy} /> },
        ]}
      />
    </ScrollRegion>
  );
}

function Name({ order, item }: { order: Order; item: OrderItem }) {
  return (
    <>
      {item.name}
      {item.specification && <span className="zk-block zk-lines zk-secondary zk-regular">{item.specification}</span>}
      {ASIDE.map((name) => {
        const value = item[name];
        if (!value) return null;
        const { kind } = ORDER_LINE_FIELDS[name];
        const text = fieldText({ noun: 'orderLine', path: name, kind }, value, order.currency);
        return (
          <span key={name} className="zk-block zk-lines zk-secondary zk-regular">
            {`${fieldLabel('orderLine', name)}: ${text}`}
          </span>
        );
      })}
    </>
  );
}
