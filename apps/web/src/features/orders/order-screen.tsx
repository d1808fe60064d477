import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import type { Order } from '@zakupki/api-client/schema';
import { useParams, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useGetOrderQuery } from '../../api/order-api.ts';
import { OrderHistory } from '../../api/order-history.tsx';
import { asApiError, ProblemState } from '../../api/problem-message.tsx';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/amount.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RelativeTime } from '../../ui/moment.tsx';
import { type Fact, PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrderStatusBadge } from '../../ui/status-badge.tsx';
import { OrderActions } from './order-actions.tsx';
import { DraftOrderEditor } from './order-editor.tsx';
import { placeOf } from './order-fields.ts';
import { OrderItems } from './order-items.tsx';
import { OrderOverview } from './order-overview.tsx';
import { ReviseOrder } from './order-revise.tsx';

/** `/zakupki/orders/:id`: a draft in its editor, anything later as it stands. */
export default function OrderScreen() {
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useGetOrderQuery({ id });
  if (error && !order) return <LoadFailure error={asApiError(error)} onRetry={() => void refetch()} />;
  if (!order) return <Skeleton heading lines={10} />;
  return order.status === 'draft' ? <DraftOrder key={order.id} order={order} /> : <PlacedOrder order={order} />;
}

/** In place of an order that could not be loaded: the page still has its heading and a way back. */
function LoadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return (
    <>
      <PageHead title={m.order_detail_failed()} breadcrumbs={breadcrumbs()} />
      <ProblemState error={error} onRetry={onRetry} />
    </>
  );
}

const breadcrumbs = () => [{ label: m.shell_nav_orders(), to: paths.orders() }];

function DraftOrder({ order }: { order: Order }) {
  return (
    <>
      <PageHead
        title={order.title || m.order_detail_untitled({ number: order.number })}
        breadcrumbs={breadcrumbs()}
        status={<OrderStatusBadge status={order.status} />}
        facts={[{ label: m.order_detail_number(), value: order.number }]}
        menu={<OrderActions order={order} />}
      />
      <DraftOrderEditor order={order} />
    </>
  );
}

const TABS = ['overview', 'lines', 'history'] as const;

function PlacedOrder({ order }: { order: Order }) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'overview';
  if (search.get('tab') === 'revise' && order.access.editable) return <ReviseOrder order={order} />;
  return (
    <Tabs
      value={tab}
      onChange={(next) => setSearch(next === 'overview' ? {} : { tab: next ?? 'overview' }, { replace: true })}
      keepMounted={false}
    >
      <PageHead
        title={order.title}
        breadcrumbs={breadcrumbs()}
        status={<OrderStatusBadge status={order.status} />}
        facts={facts(order)}
        menu={<OrderActions order={order} />}
        action={<LinkButton to={paths.bids(order.id)}>{m.order_detail_bids({ count: order.counts.bids })}</LinkButton>}
        tabs={
          <Tabs.List aria-label={m.order_detail_tabs()}>
            <Tabs.Tab value="overview">{m.order_detail_tab_overview()}</Tabs.Tab>
            <Tabs.Tab value="lines">{m.order_detail_tab_lines({ count: order.counts.items })}</Tabs.Tab>
            <Tabs.Tab value="history">{m.order_detail_tab_history()}</Tabs.Tab>
          </Tabs.List>
        }
      />
      <Tabs.Panel value="overview">
        <OrderOverview order={order} />
      </Tabs.Panel>
      <Tabs.Panel value="lines">
        <OrderItems order={order} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <OrderHistory orderId={order.id} labelOf={(path) => placeOf(path, [])?.label ?? null} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** One line of key facts: number · deadline · bids · best total · open conflicts. */
function facts(order: Order): Fact[] {
  const { counts, summary } = order;
  return [
    { label: m.order_detail_number(), value: order.number },
    { label: m.order_detail_deadline(), value: <RelativeTime iso={order.submissionDeadline} zone={order.timeZone} /> },
    { label: m.order_detail_submitted(), value: counts.submittedBids },
    ...(summary?.bestTotal
      ? [{ label: m.order_detail_best(), value: <Money amount={summary.bestTotal} currency={order.currency} /> }]
      : []),
    { label: m.order_detail_conflicts(), value: counts.openConflicts },
    ...(counts.blockers > 0 ? [{ label: m.order_detail_blockers(), value: counts.blockers }] : []),
  ];
}
