import type { OrderStatusCounts } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { ORDER_STATUSES, orderStatusWord } from '../../../entities/order/order-status.tsx';
import { useListSavedFiltersQuery } from '../../../entities/saved-filter/saved-filter-api.ts';
import { paths } from '../../../paths.ts';
import { type TabLink, TabLinks } from '../../../ui/layout/tab-links.tsx';
import { ORDERS, type OrdersQuery } from './orders-query.ts';

interface OrdersTabsProps {
  readonly query: OrdersQuery;
  /** Undefined until the list has loaded. */
  readonly counts: OrderStatusCounts | undefined;
}

/** All orders, those of each status, and the saved filters. The statuses keep the other filters. */
export function OrdersTabs({ query, counts }: OrdersTabsProps) {
  const { data: saved } = useListSavedFiltersQuery({ scope: 'orders' });
  const present = addressOf({ ...query, page: 1 });
  const filters = (saved?.data ?? []).map(({ name, query: filter }) => {
    const to = addressOf(ORDERS.parse(new URLSearchParams(filter)).query);
    return { to, label: name, isCurrent: to === present };
  });
  const isSaved = filters.some(({ isCurrent }) => isCurrent);
  const tabs: TabLink[] = [
    {
      to: addressOf({ ...query, statuses: [], page: 1 }),
      label: m.orders_tab_all(),
      count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
      isCurrent: query.statuses.length === 0 && !isSaved,
    },
    ...ORDER_STATUSES.map((status) => ({
      to: addressOf({ ...query, statuses: [status], page: 1 }),
      label: orderStatusWord(status),
      count: counts?.[status],
      isCurrent: query.statuses.length === 1 && query.statuses[0] === status && !isSaved,
    })),
    ...filters,
  ];
  return <TabLinks label={m.orders_tabs()} tabs={tabs} />;
}

const addressOf = (query: OrdersQuery) => paths.orders(ORDERS.serialize(query));
