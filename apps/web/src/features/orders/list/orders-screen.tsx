import type { OrderRow } from '@zakupki/api-client/schema';
import { Suspense, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useListOrdersQuery } from '../../../entities/order/order-api.ts';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { useDefaultFilter } from '../../../entities/saved-filter/default-filter.ts';
import { SavedFilters } from '../../../entities/saved-filter/saved-filters.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { usePageSelection } from '../../../ui/table/rows/page-selection.ts';
import { RowsSkeleton } from '../../../ui/table/rows/rows-skeleton.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { type ChangeUrlQuery, FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { useArchiving } from './archiving.ts';
import { ORDER_COLUMNS, orderName } from './orders-columns.tsx';
import { OrdersTabs } from './orders-tabs.tsx';
import { FiltersMenu } from '../../../ui/filter/filters-menu.tsx';
import type { OrdersFiltersProps } from './orders-filter-fields.tsx';
import styles from './orders-list.module.css';
import { addressOfFilter, filterOf, isFiltered, ORDERS, type OrdersQuery, requestOf } from './orders-query.ts';

const OrdersFilterFields = loadPart(() => import('./orders-filter-fields.tsx'));
const ArchivingBar = loadPart(() => import('./archiving-bar.tsx'));
const NoOrders = loadPart(() => import('./no-orders.tsx'));
const NoneFound = loadPart(() => import('./none-found.tsx'));
const OrderPeek = loadPart(() => import('../peek/order-peek.tsx'));
const ListNotes = loadPart(() => import('./list-notes.tsx'));
const ArchivingFailures = loadPart(() => import('./archiving-failures.tsx'));

const NO_ROWS: readonly OrderRow[] = [];

/** `/zakupki/orders` */
export default function OrdersScreen() {
  const address = useUrlQuery(ORDERS, FIRST_PAGE);
  const { query, unread, change, isBare } = address;
  const navigate = useNavigate();
  const list = useListOrdersQuery(requestOf(query), { refetchOnMountOrArgChange: true });
  const { shown, isStale, error, refetch } = latestAnswer(list);
  const applyFirst = (first: string) => void navigate(addressOfFilter(first), { replace: true });
  const saved = useDefaultFilter('orders', isBare, applyFirst, refetch);
  const archiving = useArchiving();
  const rows = shown?.data.filter((order) => !archiving.isMoved(order)) ?? NO_ROWS;
  const selection = usePageSelection(paths.orders(ORDERS.serialize(query)));
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const open = useCallback((order: OrderRow) => void navigate(paths.order(order.id)), [navigate]);

  const filters = <Filters query={query} onChange={change} rows={rows} />;
  if (shown && !isFiltered(query) && !query.archived && shown.page.totalItems === 0) {
    return (
      <Suspense fallback={<PageHead title={m.shell_nav_orders()} />}>
        <NoOrders />
      </Suspense>
    );
  }
  return (
    <>
      <PageHead
        title={m.shell_nav_orders()}
        action={<LinkButton to={paths.orderNew()}>{m.orders_create()}</LinkButton>}
      />
      <div className={`zk-stack zk-shrink zk-gap-12 ${styles['screen']}`}>
        <Suspense>
          {/* A note that loads above the list's error would move the button that a user reaches for. */}
          {!error && (unread.length > 0 || saved.isError) && <ListNotes unread={unread} saved={saved} />}
          {archiving.failures.length > 0 && (
            <ArchivingFailures failures={archiving.failures} onClose={archiving.clearFailures} />
          )}
        </Suspense>
        {shown && <ProblemMessage error={error} onRetry={saved.retry} />}
        {/* The last known counts stay while the next list loads. */}
        <OrdersTabs query={query} counts={list.data?.countsByStatus} />
        <PagedTable
          name="orders"
          label={m.shell_nav_orders()}
          columns={ORDER_COLUMNS}
          // After every order of the page was moved, the next response shows what follows.
          list={shown && (rows.length > 0 || shown.data.length === 0) ? { ...shown, data: rows } : undefined}
          address={address}
          rowId={(order) => order.id}
          rowLabel={orderName}
          selection={selection}
          onOpen={open}
          renderPeek={(order) => <OrderPeek {...order} />}
          isStale={isStale}
          toolbar={
            chosen.length > 0 ? (
              <Suspense fallback={filters}>
                <ArchivingBar
                  orders={chosen}
                  direction={query.archived ? 'restore' : 'archive'}
                  archiving={archiving}
                  onClear={selection.clear}
                />
              </Suspense>
            ) : (
              filters
            )
          }
          notLoaded={
            <NotLoaded error={error} onRetry={saved.retry}>
              <RowsSkeleton />
            </NotLoaded>
          }
          empty={<NoneFound query={query} onChange={change} />}
        />
      </div>
    </>
  );
}

type FiltersProps = {
  readonly query: OrdersQuery;
  readonly onChange: ChangeUrlQuery<OrdersQuery>;
  /** Rows whose tags are suggested. */
  readonly rows: readonly OrderRow[];
};

function Filters({ query, onChange, rows }: FiltersProps) {
  const tags = useMemo(() => [...new Set(rows.flatMap((row) => row.tags))].toSorted(), [rows]);
  return (
    <div className="zk-row zk-wrap zk-gap-8">
      <SearchBox
        label={m.orders_search()}
        hint={m.orders_search_hint()}
        q={query.q}
        onSearch={(q, options) => onChange({ q }, options)}
      />
      <OrdersFilters query={query} onChange={onChange} tags={tags} />
      <SavedFilters scope="orders" query={filterOf(query)} to={addressOfFilter} />
      <ActiveFilters query={query} onChange={onChange} />
    </div>
  );
}

function OrdersFilters(props: OrdersFiltersProps) {
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
