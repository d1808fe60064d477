import type { Order } from '@zakupki/api-client/schema';
import { type ComponentType, Suspense } from 'react';
import { m } from '#messages';
import type { OrderTab } from '../../features/orders/detail/order-tab.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/**
 * The tabs that other features add to an order's page, after its overview and lines, in the order they are shown.
 * `lazyTab(() => import('../../features/…/…-tab.tsx'))` loads a tab when it is opened.
 */
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

/** A tab in a file of its own: the module's default export is given the order. */
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
