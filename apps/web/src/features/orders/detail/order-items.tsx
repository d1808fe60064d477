import type { Order, OrderItem } from '@zakupki/api-client/schema';
import { ORDER_LINE_FIELDS } from '@zakupki/procurement/fields/order-fields';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { fieldText } from '../../../entities/record-field/field-text.ts';
import { orderLineColumns } from '../../../entities/order-page/order-line-columns.tsx';
import { RowCards } from '../../../ui/table/rows/row-cards.tsx';

type LineName = keyof typeof ORDER_LINE_FIELDS;

/** Fields with a column, and fields that only the editor shows. */
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

// Object.keys() widens the names to string.
const OTHER_FIELDS = (Object.keys(ORDER_LINE_FIELDS) as LineName[]).filter((name) => !ELSEWHERE.has(name));

export function OrderItems({ order }: { order: Order }) {
  const columns = orderLineColumns(order, { hasCeilings: true, name: (item) => <Name order={order} item={item} /> });
  return (
    <div className="zk-mt-16">
      <RowCards label={m.order_editor_lines()} rows={order.items} rowKey={({ id }) => id} columns={columns} />
    </div>
  );
}

function Name({ order, item }: { order: Order; item: OrderItem }) {
  return (
    <>
      {item.name}
      {item.specification && <span className="zk-block zk-lines zk-secondary zk-regular">{item.specification}</span>}
      {OTHER_FIELDS.map((name) => {
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
