import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { loadPart } from '../loading/load-part.tsx';
import type { UrlQueryState } from '../url-query/url-query.ts';
import type { DataTableProps, TableSort } from './data-table-column.ts';
import { DataTable } from './data-table.tsx';
import { useIsPhone } from '../../browser/phone.ts';
import { type PeekProps, usePeek } from './peek/peek.ts';
import { useOpenedRow } from './rows/opened-row.ts';
import styles from './data-table.module.css';
import { Pager, type PagerProps } from './pager.tsx';

type ListQuery = {
  readonly sort: TableSort | null;
  readonly page: number;
  readonly perPage: number;
};

type ControlledProps = 'rows' | 'totalRows' | 'sort' | 'onSort' | 'onEndReached' | 'instead' | 'opened' | 'peek';

type PagedTableProps<Row> = {
  /** Undefined until the first page has arrived. */
  readonly list: { readonly data: readonly Row[]; readonly page: PagerProps['page'] } | undefined;
  /** Shown without a list: an error or a skeleton. */
  readonly notLoaded: ReactNode;
  /** Shown for a list without rows. */
  readonly empty: ReactNode;
  /** The order and page in the address. */
  readonly address: Pick<UrlQueryState<ListQuery>, 'query' | 'change' | 'linkTo'>;
  /** Up to this many rows are shown without a pager. */
  readonly maxUnpaged?: number;
  /** Renders a row beside the list. */
  readonly renderPeek?: (row: PeekProps<Row>) => ReactNode;
  /** Between the table and the pager. */
  readonly children?: ReactNode;
} & Omit<DataTableProps<Row>, ControlledProps>;

/** A page of a sorted list: its rows, or a replacement for them. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  // The first rows are rendered in slices, so that presses and scrolling do not wait.
  const isLoaded = useDeferredValue(props.list !== undefined);
  const list = isLoaded ? props.list : undefined;
  const { notLoaded, empty, address, maxUnpaged = 0, renderPeek, children, list: _, ...tableProps } = props;
  const { query, change, linkTo } = address;
  const opened = useOpenedRow();
  const peek = usePeek();
  const isPhone = useIsPhone();
  const rows = list?.data ?? NO_ROWS;
  const { totalItems = 0, totalPages = 1 } = list?.page ?? {};
  const hasRows = rows.length > 0;
  function replacement(): ReactNode {
    if (!list) return notLoaded;
    if (hasRows) return undefined;
    const last = () => change({ page: totalPages });
    return (
      <Suspense>
        {totalItems === 0 ? empty : <PageMissing requested={query.page} last={totalPages} onLast={last} />}
      </Suspense>
    );
  }
  const table = (
    <>
      <DataTable
        {...tableProps}
        rows={rows}
        totalRows={list?.page.totalItems}
        opened={opened}
        peek={renderPeek && peek}
        sort={query.sort}
        onSort={(sort) => change({ sort })}
        instead={replacement()}
      />
      {hasRows && children}
      {list && hasRows && totalItems > maxUnpaged && (
        <Pager page={list.page} to={(page) => linkTo({ page })} onSize={(perPage) => change({ perPage })} />
      )}
    </>
  );
  if (!renderPeek) return table;
  const { id } = peek;
  return (
    <div className={`zk-stack ${styles['list']}`} data-peeks={list !== undefined && id !== null}>
      {/* On phones the panel covers the list. */}
      <div className="zk-stack zk-column zk-shrink zk-gap-12" inert={isPhone && peek.id !== null}>
        {table}
      </div>
      {list && id !== null && (
        // Reserves the panel's space while it loads.
        <Suspense fallback={<div />}>
          {renderPeek({
            id,
            row: rows.find((row) => tableProps.rowId(row) === id),
            list: {
              ids: rows.map(tableProps.rowId),
              page: list.page,
              isStale: tableProps.isStale ?? false,
              linkTo: (page) => linkTo({ page }),
            },
          })}
        </Suspense>
      )}
    </div>
  );
}

const PageMissing = loadPart(() => import('./page-missing.tsx'));
const NO_ROWS: readonly never[] = [];
