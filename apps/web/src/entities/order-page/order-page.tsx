import type { Order } from '@zakupki/api-client/schema';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#messages';
import { isMissing, NotLoaded } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { RowsSkeleton } from '../../ui/table/rows/rows-skeleton.tsx';
import { usePageCommands } from '../../ui/layout/page-commands.ts';
import { type Fact, PageHead } from '../../ui/layout/page-head.tsx';
import { formatMoney } from '../../format/number/numbers.ts';
import { Money } from '../../ui/value/amount.tsx';
import { PageZone } from '../../ui/value/page-zone.ts';
import { MissingRecord } from '../error-section/missing-record.tsx';
import { CompareLink } from '../order/compare-link.tsx';
import { DownloadItems, useDownloadCommands } from '../order/download-items.tsx';
import { biddingFact } from '../order/bidding-deadline.tsx';
import { useGetOrderQuery } from '../order/order-api.ts';
import { OrderStatusBadge } from '../order/order-status.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderTabs, type OrderTabName } from './order-tabs.tsx';
import { PrimaryAction } from './step-action-button.tsx';

type OrderPageProps = {
  readonly orderId: string;
  readonly tab: OrderTabName;
  /** The name of a page that has a separate address. */
  readonly page?: string;
  /** Whether the page itself renders the next action. */
  readonly hasOwnAction?: boolean;
  readonly children: (order: Order) => ReactNode;
};

/** The head and tabs that all pages of an order share. */
export function OrderPage({ orderId, tab, page, hasOwnAction = false, children }: OrderPageProps) {
  const { data: order, error, refetch } = useGetOrderQuery({ orderId });
  useFocusAfterStep(order?.status);
  if (!order && isMissing(error)) return <MissingRecord title={m.order_page_missing()} />;
  if (!order) {
    return (
      // As below, so that the heading stays, and with it the focus.
      <PageZone value={undefined}>
        <PageHead
          title={page ?? m.order_page_order()}
          breadcrumbs={orderCrumbs()}
          facts={error ? [] : 'loading'}
          tabs={!error && <OrderTabs orderId={orderId} order={undefined} current={tab} />}
        />
        <NotLoaded error={error} onRetry={() => void refetch()} lines={10}>
          <RowsSkeleton />
        </NotLoaded>
      </PageZone>
    );
  }
  return (
    <PageZone value={order.timeZone}>
      <PageHead
        title={orderTitle(order)}
        page={page}
        breadcrumbs={orderCrumbs()}
        status={<OrderStatusBadge status={order.status} />}
        facts={orderFacts(order)}
        menu={<OrderMenu order={order} />}
        action={!hasOwnAction && hasAction(order, tab) && <PrimaryAction order={order} />}
        tabs={<OrderTabs orderId={orderId} order={order} current={tab} />}
      />
      {children(order)}
    </PageZone>
  );
}

/** The page of the next step takes the focus that the button of the last one had. */
function useFocusAfterStep(status: Order['status'] | undefined): void {
  const previous = useRef(status);
  useEffect(() => {
    const isStep = previous.current !== undefined && previous.current !== status;
    previous.current = status;
    if (isStep && document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [status]);
}

function OrderMenu({ order }: { order: Order }) {
  usePageCommands(useDownloadCommands(order));
  return (
    <OrderActions order={order}>
      <DownloadItems order={order} />
    </OrderActions>
  );
}

export function orderCrumbs() {
  return [{ label: m.shell_nav_orders(), to: paths.orders() }];
}

export function orderTitle({ title, number }: Pick<Order, 'title' | 'number'>): string {
  return title || m.order_page_untitled({ number });
}

/** The overview shows the next step itself, and pages that are empty until bids arrive offer to add one. */
function hasAction({ status, counts }: Order, tab: OrderTabName): boolean {
  if (status === 'draft' || tab === 'overview' || tab === 'award' || tab === 'suppliers') return false;
  return counts.bids > 0 || tab === 'lines' || tab === 'questions' || tab === 'history';
}

function orderFacts(order: Order): Fact[] {
  const { number, status, budget, currency, summary, awardedTotal } = order;
  return [
    { label: m.order_page_number(), value: number, isMinor: true },
    ...(status === 'draft' ? [] : [biddingFact(order)]),
    ...(budget === null
      ? []
      : [{ label: m.order_page_budget(), value: <Money amount={budget} currency={currency} />, isMinor: true }]),
    ...(awardedTotal === null
      ? []
      : [{ label: m.order_page_awarded(), value: <Money amount={awardedTotal} currency={currency} /> }]),
    ...(summary?.bestTotal && awardedTotal === null
      ? [
          {
            label: m.order_page_best(),
            value: <CompareLink orderId={order.id} total={formatMoney(summary.bestTotal, currency)} />,
          },
        ]
      : []),
  ];
}
