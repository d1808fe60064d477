import type { Order } from '@zakupki/api-client/schema';
import { type ComponentType, Suspense } from 'react';
import type { OrderTab, OrderView } from '../../features/orders/detail/order-tab.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Tabs of other features on an order's page. */
export const ORDER_TABS: readonly OrderTab[] = [
  {
    name: 'comparison',
    Content: lazyTab(() => import('../../features/comparison/comparison-tab.tsx')),
  },
  {
    name: 'award',
    Content: lazyTab(() => import('../../features/award/award-tab.tsx')),
    views: [
      { name: 'memo', Content: lazyTab(() => import('../../features/award/memo/award-memo-screen.tsx')) },
      {
        name: 'purchase-order',
        Content: lazyTab(() => import('../../features/award/purchase-order/purchase-order-screen.tsx')),
      },
    ],
  },
  {
    name: 'suppliers',
    Content: lazyTab(() => import('../../features/invitations/invitations-tab.tsx')),
  },
  {
    name: 'questions',
    Content: lazyTab(() => import('../../features/questions/questions-tab.tsx')),
  },
  {
    name: 'history',
    Content: lazyTab(() => import('../../features/orders/history/history-tab.tsx')),
  },
];

/** Full pages of an order outside of its tabs. */
export const ORDER_VIEWS: readonly OrderView[] = [
  {
    name: 'opening-protocol',
    Content: lazyTab(() => import('../../features/bids/opening/opening-protocol-screen.tsx')),
  },
  {
    name: 'request',
    Content: lazyTab(() => import('../../features/requests/document/request-document-screen.tsx')),
  },
];

/** Loads the tab's module when the tab is opened. */
function lazyTab(load: () => Promise<{ default: ComponentType<{ readonly order: Order }> }>): OrderTab['Content'] {
  const Loaded = loadPart(load);
  return function LazyTab(props) {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
