import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import type { Order } from '@zakupki/api-client/schema';
import { useParams, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useGetOrderQuery } from '../../../entities/order/order-api.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { biddingFact } from '../../../entities/order/bidding-deadline.tsx';
import { DownloadMenu } from '../../../entities/order/download-menu.tsx';
import { CompareLink } from '../../../entities/order/compare-link.tsx';
import { paths } from '../../../paths.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { ConflictCounts } from '../../../entities/conflict/conflict-counts.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { type Fact, PageHead } from '../../../ui/layout/page-head.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { OrderStatusBadge } from '../../../entities/order/order-status.tsx';
import { OrderActions } from '../../../entities/order-page/order-actions.tsx';
import { DraftOrderEditor } from '../editor/order-editor.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderOverview } from './order-overview.tsx';
import { ReviseOrder } from '../editor/order-revise.tsx';
import type { OrderTab } from './order-tab.ts';

interface OrderScreenProps {
  /** Tabs of other features, after overview and lines. */
  readonly tabs: readonly OrderTab[];
}

/** `/zakupki/orders/:id`: drafts open in the editor. */
export function OrderScreen({ tabs }: OrderScreenProps) {
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useGetOrderQuery({ id });
  if (error && !order) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!order) return <Skeleton heading lines={10} />;
  if (order.status === 'draft') return <DraftOrder key={order.id} order={order} />;
  return <PlacedOrder order={order} tabs={[...OWN_TABS, ...tabs].filter(({ isFor }) => isFor?.(order) ?? true)} />;
}

/** Keeps the heading and a way back. */
function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <PageHead title={m.order_detail_failed()} breadcrumbs={breadcrumbs()} />
      <NotLoaded error={error} onRetry={onRetry} />
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

const OVERVIEW: OrderTab = { name: 'overview', label: () => m.order_detail_tab_overview(), Content: OrderOverview };

const OWN_TABS: readonly OrderTab[] = [
  OVERVIEW,
  { name: 'lines', label: ({ counts }) => m.order_detail_tab_lines({ count: counts.items }), Content: OrderItems },
];

function PlacedOrder({ order, tabs }: { order: Order; tabs: readonly OrderTab[] }) {
  const [search, setSearch] = useSearchParams();
  const shown = tabs.find(({ name }) => name === search.get('tab')) ?? OVERVIEW;
  if (search.get('tab') === 'revise' && order.access.editable) return <ReviseOrder order={order} />;
  const view = shown.views?.find(({ name }) => name === search.get('view'));
  if (view) return <view.Content order={order} />;
  return (
    <Tabs
      value={shown.name}
      onChange={(next) => setSearch(next === null || next === OVERVIEW.name ? {} : { tab: next }, { replace: true })}
      keepMounted={false}
    >
      <PageHead
        title={order.title}
        breadcrumbs={breadcrumbs()}
        status={<OrderStatusBadge status={order.status} />}
        facts={facts(order)}
        menu={
          <>
            <DownloadMenu order={order} />
            <OrderActions order={order} />
          </>
        }
        action={<NextStep order={order} tab={shown.name} />}
        tabs={
          <Tabs.List aria-label={m.order_detail_tabs()}>
            {tabs.map(({ name, label }) => (
              <Tabs.Tab key={name} value={name}>
                {label(order)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        }
      />
      {tabs.map(({ name, Content }) => (
        <Tabs.Panel key={name} value={name}>
          <Content order={order} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Bids first; when collecting is over, the award. */
function NextStep({ order, tab }: { order: Order; tab: string }) {
  const isToDecide = order.status === 'evaluation';
  return (
    <>
      <LinkButton to={paths.bids(order.id)} variant={isToDecide ? 'default' : 'filled'}>
        {m.order_detail_bids({ count: order.counts.bids })}
      </LinkButton>
      {isToDecide && tab !== 'award' && (
        <LinkButton to={paths.order(order.id, { tab: 'award' })}>{m.order_detail_award()}</LinkButton>
      )}
    </>
  );
}

function facts(order: Order): Fact[] {
  const { counts, summary, awardedTotal } = order;
  return [
    { label: m.order_detail_number(), value: order.number },
    biddingFact(order),
    { label: m.order_detail_submitted(), value: counts.submittedBids },
    ...(awardedTotal === null
      ? []
      : [{ label: m.order_detail_awarded(), value: <Money amount={awardedTotal} currency={order.currency} /> }]),
    ...(summary?.bestTotal && awardedTotal === null
      ? [
          {
            label: m.order_detail_best(),
            value: (
              <CompareLink orderId={order.id}>
                <Money amount={summary.bestTotal} currency={order.currency} />
              </CompareLink>
            ),
          },
        ]
      : []),
    ...(counts.bids === 0
      ? []
      : [
          {
            label: m.order_detail_conflicts(),
            value: <ConflictCounts counts={counts} to={paths.conflicts(order.id)} />,
          },
        ]),
  ];
}
