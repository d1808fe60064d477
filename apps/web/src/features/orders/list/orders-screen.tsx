import type { OrderPage, OrderRow } from '@zakupki/api-client/schema';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages';
import { useListOrdersQuery } from '../../../entities/order/order-api.ts';
import { asApiError, ProblemMessage, ProblemState } from '../../../http/problem-message.tsx';
import { useDefaultFilter } from '../../../entities/saved-filter/default-filter.ts';
import { SavedFilters } from '../../../entities/saved-filter/saved-filters.tsx';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ChoiceFilter } from '../../../ui/filter/choice-filter.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PageMissing } from '../../../ui/table/page-missing.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { ORDER_STATUSES, OrderStatusBadge } from '../../../entities/order/order-status.tsx';
import { ClearFilters, ActiveFilters } from './active-filters.tsx';
import { useArchiving } from './archiving.ts';
import { ORDER_COLUMNS, orderName } from './orders-columns.tsx';
import { OrdersFilters } from './orders-filters.tsx';
import styles from './orders-list.module.css';
import { isFiltered, ORDERS, type OrdersQuery, requestOf } from './orders-query.ts';
import { Failures, SelectionBar } from './selection-bar.tsx';

const NO_ROWS: readonly OrderRow[] = [];

/** Takes the query string of a saved filter. */
const by = (filter: string) => paths.orders(Object.fromEntries(new URLSearchParams(filter)));

/** `/zakupki/orders` */
export default function OrdersScreen() {
  const { query, unread, change, linkTo, isBare } = useUrlQuery(ORDERS, FIRST_PAGE);
  const navigate = useNavigate();
  const applyFirst = useCallback((first: string) => void navigate(by(first), { replace: true }), [navigate]);
  useDefaultFilter('orders', isBare, applyFirst);
  const answer = useListOrdersQuery(requestOf(query), { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, refetch } = answer;
  const error = answer.error === undefined || isFetching ? undefined : asApiError(answer.error);
  // The previous page stays, dimmed, until the next one arrives.
  const shown = currentData ?? (isFetching ? answer.data : undefined);
  const rows = shown?.data ?? NO_ROWS;
  const tags = useMemo(() => [...new Set(rows.flatMap((row) => row.tags))].toSorted(), [rows]);

  const open = useCallback((order: OrderRow) => void navigate(paths.order(order.id)), [navigate]);

  const archiving = useArchiving();
  const address = paths.orders(ORDERS.serialize(query));
  const [ticked, setTicked] = useState<{ at: string; ids: ReadonlySet<string> }>({ at: address, ids: new Set() });
  // A selection belongs to the page it was made on.
  const ids = ticked.at === address ? ticked.ids : new Set<string>();
  const chosen = rows.filter(({ id }) => ids.has(id));
  const tick = (next: ReadonlySet<string>) => setTicked({ at: address, ids: next });

  if (shown && !isFiltered(query) && !query.archived && shown.page.totalItems === 0) return <NoOrders />;
  return (
    <>
      <Head />
      <div className={`zk-stack zk-shrink zk-gap-12 ${styles['screen']}`}>
        {unread.length > 0 && <Callout tone="warning">{m.orders_unread({ what: unread.join(' · ') })}</Callout>}
        {archiving.failures.length > 0 && <Failures failures={archiving.failures} onClose={archiving.forgetFailures} />}
        {shown && <ProblemMessage error={error} onRetry={() => void refetch()} />}
        <ChoiceFilter
          label={m.orders_status()}
          choices={ORDER_STATUSES}
          chosen={query.statuses}
          draw={(status) => <OrderStatusBadge status={status} />}
          onChange={(statuses) => change({ statuses })}
        />
        <DataTable
          name="orders"
          label={m.shell_nav_orders()}
          columns={ORDER_COLUMNS}
          rows={rows}
          rowId={(order) => order.id}
          rowLabel={orderName}
          totalRows={shown?.page.totalItems ?? 0}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          selection={{ ids, onChange: tick }}
          onOpen={open}
          isStale={shown !== undefined && currentData === undefined}
          toolbar={
            chosen.length > 0 ? (
              <SelectionBar
                orders={chosen}
                direction={query.archived ? 'restore' : 'archive'}
                archiving={archiving}
                onClear={() => tick(new Set())}
              />
            ) : (
              <div className="zk-row zk-wrap zk-gap-8">
                <SearchBox
                  label={m.orders_search()}
                  hint={m.orders_search_hint()}
                  q={query.q}
                  // The first keystroke adds a history entry; later ones replace it.
                  onSearch={(q) => change({ q }, { replace: query.q !== '' })}
                />
                <OrdersFilters query={query} onChange={change} tags={tags} />
                <SavedFilters
                  scope="orders"
                  query={String(new URLSearchParams(ORDERS.serialize({ ...query, page: 1 })))}
                  to={by}
                />
                <ActiveFilters query={query} onChange={change} />
              </div>
            )
          }
          instead={
            shown ? (
              insteadOfRows(shown, query, change)
            ) : error ? (
              <ProblemState error={error} onRetry={() => void refetch()} />
            ) : (
              <div className={`zk-card ${styles['skeleton']}`}>
                <Skeleton lines={12} />
              </div>
            )
          }
        />
        {rows.length > 0 && shown && (
          <Pager page={shown.page} to={(page) => linkTo({ page })} onSize={(perPage) => change({ perPage })} />
        )}
      </div>
    </>
  );
}

/** Undefined when there are rows. */
function insteadOfRows(
  { data, page }: OrderPage,
  query: OrdersQuery,
  change: (part: Partial<OrdersQuery>) => void,
): ReactNode {
  if (data.length > 0) return undefined;
  if (page.totalItems > 0) {
    return (
      <PageMissing requested={query.page} last={page.totalPages} onLast={() => change({ page: page.totalPages })} />
    );
  }
  if (isFiltered(query)) {
    return (
      <EmptyState
        drawing="search"
        text={m.orders_nothing()}
        action={<ClearFilters query={query} onChange={change} />}
      />
    );
  }
  return (
    <EmptyState
      drawing="calm"
      text={m.orders_archive_empty()}
      action={<LinkButton to={paths.orders()}>{m.orders_to_current()}</LinkButton>}
    />
  );
}

function Head() {
  return (
    <PageHead
      title={m.shell_nav_orders()}
      action={<LinkButton to={paths.orderNew()}>{m.orders_create()}</LinkButton>}
    />
  );
}

function NoOrders() {
  // A user who archived every order is not a newcomer.
  const hasArchive = (useListOrdersQuery({ archived: true, perPage: 1 }).data?.page.totalItems ?? 0) > 0;
  return (
    <>
      <PageHead title={m.shell_nav_orders()} />
      <EmptyState
        drawing="orders"
        text={m.orders_empty()}
        action={<LinkButton to={paths.orderNew()}>{m.orders_create()}</LinkButton>}
      />
      {hasArchive && (
        <p className={styles['aside']}>
          <Link to={paths.orders({ archived: 'true' })}>{m.orders_empty_archive()}</Link>
        </p>
      )}
    </>
  );
}
