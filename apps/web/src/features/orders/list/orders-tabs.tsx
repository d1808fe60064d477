import type { OrderStatusCounts } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { ORDER_STATUSES, orderStatusWord } from '../../../entities/order/order-status.tsx';
import { useListSavedFiltersQuery } from '../../../entities/saved-filter/saved-filter-api.ts';
import { type TabLink, TabLinks } from '../../../ui/layout/tab-links.tsx';
import { addressOfFilter, filterOf, type OrdersQuery } from './orders-query.ts';

type OrdersTabsProps = {
  readonly query: OrdersQuery;
  /** Undefined until the list has loaded. */
  readonly counts: OrderStatusCounts | undefined;
};

/** Tabs for all orders, each status and each saved filter. Tabs of statuses preserve the other filters. */
export function OrdersTabs({ query, counts }: OrdersTabsProps) {
  const { data: saved } = useListSavedFiltersQuery({ scope: 'orders' });
  const currentFilter = filterOf(query);
  const filters: TabLink[] = (saved?.data ?? []).map((filter) => ({
    to: addressOfFilter(filter.query),
    label: filter.name,
    isCurrent: filter.query === currentFilter,
  }));
  const isSaved = filters.some(({ isCurrent }) => isCurrent);
  const tab = (statuses: OrdersQuery['statuses'], label: string, count: number | undefined): TabLink => ({
    to: addressOfFilter(filterOf({ ...query, statuses })),
    label,
    count,
    isCurrent: !isSaved && String(query.statuses) === String(statuses),
  });
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <TabLinks
      label={m.orders_tabs()}
      tabs={[
        tab([], m.orders_tab_all(), all),
        ...ORDER_STATUSES.map((status) => tab([status], orderStatusWord(status), counts?.[status])),
        ...filters,
      ]}
    />
  );
}
