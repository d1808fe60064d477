import type { Order, OrderRow } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { paymentWords } from '../../../entities/order/payment-terms.ts';
import { useGetOrderQuery } from '../../../entities/order/order-api.ts';
import { OrderStatusBadge } from '../../../entities/order/order-status.tsx';
import { NextStepPanel } from '../../../entities/order-page/next-step-panel.tsx';
import { orderTitle } from '../../../entities/order-page/order-page.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { PeekFacts, PeekLines } from '../../../ui/table/peek/peek-facts.tsx';
import { PeekPanel, useSettledId } from '../../../ui/table/peek/peek-panel.tsx';
import type { PeekProps } from '../../../ui/table/peek/peek.ts';
import { Quantity } from '../../../ui/value/quantity.tsx';
import { TagList } from '../../../ui/value/tag-list.tsx';
import { OrderFigures } from '../detail/order-figures.tsx';

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function OrderPeek({ id, row, list }: PeekProps<OrderRow>) {
  const settled = useSettledId(id);
  const { currentData, error, refetch } = useGetOrderQuery({ orderId: settled ?? '' }, { skip: settled === null });
  const order = currentData?.id === id ? currentData : undefined;
  const known = order ?? row;
  return (
    <PeekPanel
      id={id}
      list={list}
      title={known ? orderTitle(known) : m.order_page_order()}
      facts={
        known && (
          <>
            <OrderStatusBadge status={known.status} />
            <span className="zk-secondary zk-small zk-numeric zk-nowrap">{known.number}</span>
          </>
        )
      }
      to={paths.order(id)}
    >
      {order ? <Facts order={order} /> : <NotLoaded error={error} onRetry={() => void refetch()} lines={10} />}
    </PeekPanel>
  );
}

function Facts({ order }: { order: Order }) {
  const { items, delivery, payment, tags } = order;
  return (
    <>
      <NextStepPanel order={order} />
      <OrderFigures order={order} />
      <PeekLines
        title={m.order_editor_lines()}
        lines={items.map(({ id, name, quantity, unitCode }) => ({
          id,
          name,
          value: <Quantity value={quantity} unitCode={unitCode} />,
        }))}
      />
      <PeekFacts
        facts={[
          { label: fieldLabel('order', 'delivery/address'), value: delivery.address ?? MISSING },
          { label: fieldLabel('order', 'payment/kind'), value: payment ? paymentWords(payment) : MISSING },
          ...(tags.length > 0 ? [{ label: m.orders_tags(), value: <TagList tags={tags} /> }] : []),
        ]}
      />
    </>
  );
}
