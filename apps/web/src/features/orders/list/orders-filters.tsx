import { m } from '#messages';
import { FiltersMenu } from '../../../ui/filter/filters-menu.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import type { OrdersFiltersProps } from './orders-filter-fields.tsx';

const OrdersFilterFields = loadPart(() => import('./orders-filter-fields.tsx'));

export function OrdersFilters(props: OrdersFiltersProps) {
  const { deadline, hasConflicts, tags, archived } = props.query;
  const on =
    [deadline.from, deadline.to, hasConflicts].filter((value) => value !== null).length +
    tags.length +
    (archived ? 1 : 0);
  return (
    <FiltersMenu label={m.orders_filters()} on={on} onWords={m.orders_filters_on({ count: on })}>
      <OrdersFilterFields {...props} />
    </FiltersMenu>
  );
}
