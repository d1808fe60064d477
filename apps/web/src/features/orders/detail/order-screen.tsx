import type { Order } from '@zakupki/api-client/schema';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { OrderActions } from '../../../entities/order-page/order-actions.tsx';
import { NextStepPanel } from '../../../entities/order-page/next-step-panel.tsx';
import { OrderPage, orderCrumbs, orderTitle } from '../../../entities/order-page/order-page.tsx';
import { hasOrderTab } from '../../../entities/order-page/order-tabs.tsx';
import { useGetOrderQuery } from '../../../entities/order/order-api.ts';
import { OrderStatusBadge } from '../../../entities/order/order-status.tsx';
import { m } from '#messages';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderOverview } from './order-overview.tsx';
import styles from './order-detail.module.css';
import type { OrderTab, OrderView } from './order-tab.ts';

type OrderScreenProps = {
  /** Tabs of other features. */
  readonly tabs: readonly OrderTab[];
  readonly views: readonly OrderView[];
};

// The editor with its checks is as large as the rest of the page.
const DraftOrderEditor = loadPart(() => import('../editor/order-editor.tsx'));
const ReviseOrder = loadPart(() => import('../editor/order-revise.tsx'));

const OVERVIEW: OrderTab = { name: 'overview', Content: OrderOverview };
const LINES: OrderTab = { name: 'lines', Content: OrderItems };

/** `/zakupki/orders/:id`: drafts open in the editor. */
export function OrderScreen({ tabs, views }: OrderScreenProps) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: order } = useGetOrderQuery({ orderId: id });
  if (order?.status === 'draft') return <DraftOrder key={order.id} order={order} />;
  if (order?.access.editable && search.get('tab') === 'revise') {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <ReviseOrder order={order} />
      </Suspense>
    );
  }
  const requestedTab = [LINES, ...tabs].find(({ name }) => name === search.get('tab'));
  const tab = requestedTab && (!order || hasOrderTab(order, requestedTab.name)) ? requestedTab : OVERVIEW;
  const view = [...(tab.views ?? []), ...views].find(({ name }) => name === search.get('view'));
  if (order && view) return <view.Content order={order} />;
  return (
    <OrderPage orderId={id} tab={tab.name}>
      {(loaded) => <tab.Content order={loaded} />}
    </OrderPage>
  );
}

function DraftOrder({ order }: { order: Order }) {
  return (
    <>
      <PageHead
        title={orderTitle(order)}
        breadcrumbs={orderCrumbs()}
        status={<OrderStatusBadge status={order.status} />}
        facts={[{ label: m.order_page_number(), value: order.number }]}
        menu={<OrderActions order={order} />}
      />
      <div className={styles['draftStep']}>
        <NextStepPanel order={order} />
      </div>
      <Suspense fallback={<Skeleton lines={8} />}>
        <DraftOrderEditor order={order} />
      </Suspense>
    </>
  );
}
