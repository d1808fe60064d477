import type { Order } from '@zakupki/api-client/schema';
import { type ComponentType, Suspense } from 'react';
import { m } from '#messages';
import type { OrderTab } from '../../features/orders/detail/order-tab.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Tabs of other features on an order's page, after its overview and lines, in display order. */
export const ORDER_TABS: readonly OrderTab[] = [
  {
    name: 'comparison',
    label: () => m.order_detail_tab_comparison(),
    Content: lazyTab(() => import('../../features/comparison/comparison-tab.tsx')),
  },
  {
    name: 'award',
    label: () => m.order_detail_tab_award(),
    isFor: ({ status }) => status === 'published' || status === 'evaluation' || status === 'awarded',
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
    name: 'questions',
    label: () => m.questions_tab(),
    Content: lazyTab(() => import('../../features/questions/questions-tab.tsx')),
  },
  {
    name: 'history',
    label: () => m.order_detail_tab_history(),
    Content: lazyTab(() => import('../../features/orders/history/history-tab.tsx')),
  },
];

/** Loads the tab's module when the tab is opened. */
export function lazyTab(
  load: () => Promise<{ default: ComponentType<{ readonly order: Order }> }>,
): OrderTab['Content'] {
  const Loaded = loadPart(load);
  return function LazyTab(props) {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
