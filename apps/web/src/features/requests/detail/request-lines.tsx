import type { Order, OrderItem } from '@zakupki/api-client/schema';
import { useId } from 'react';
import { m } from '#messages';
import { showsCeilings } from '../../../entities/order/ceilings.ts';
import { orderLineColumns } from '../../../entities/order-page/order-line-columns.tsx';
import { RowCards } from '../../../ui/table/rows/row-cards.tsx';
import { lineFacts } from '../line-facts.ts';

export function RequestLines({ order }: { order: Order }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="zk-stack zk-column zk-gap-12">
      <h2 id={id} className="zk-large">
        {m.requests_lines({ count: order.items.length })}
      </h2>
      <RowCards
        label={m.order_editor_lines()}
        rows={order.items}
        rowKey={(item) => item.id}
        columns={orderLineColumns(order, {
          hasCeilings: showsCeilings(order),
          name: (item) => <Name order={order} item={item} />,
        })}
      />
    </section>
  );
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
