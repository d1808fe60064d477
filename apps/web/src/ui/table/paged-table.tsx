import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { UrlQueryState } from '../url-query/url-query.ts';
import type { DataTableProps, TableSort } from './data-table-column.ts';
import { DataTable } from './data-table.tsx';
import { useOpenedRow } from './rows/opened-row.ts';
import { Pager, type PagerProps } from './pager.tsx';

interface ListQuery {
  readonly sort: TableSort | null;
  readonly page: number;
  readonly perPage: number;
}

type OwnProps = 'rows' | 'totalRows' | 'sort' | 'onSort' | 'onEndReached' | 'instead' | 'opened';

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, OwnProps> {
  /** Undefined until the first page has arrived. */
  readonly list: { readonly data: readonly Row[]; readonly page: PagerProps['page'] } | undefined;
  /** Shown without a list: an error or a skeleton. */
  readonly notLoaded: ReactNode;
  /** Shown for a list without rows. */
  readonly empty: ReactNode;
  /** Order and page, kept in the address. */
  readonly address: Pick<UrlQueryState<ListQuery>, 'query' | 'change' | 'linkTo'>;
  /** Up to this many rows are shown without a pager. */
  readonly maxUnpaged?: number;
  /** Between the table and the pager. */
  readonly children?: ReactNode;
}

/** A page of a sorted list: its rows, or a replacement for them. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { list, notLoaded, empty, address, maxUnpaged = 0, children, ...table } = props;
  const { query, change, linkTo } = address;
  const opened = useOpenedRow();
  const rows = list?.data ?? NO_ROWS;
  const { totalItems = 0, totalPages = 1 } = list?.page ?? {};
  const hasRows = rows.length > 0;
  function standIn(): ReactNode {
    if (!list) return notLoaded;
    if (hasRows) return undefined;
    if (totalItems === 0) return empty;
    return <PageMissing requested={query.page} last={totalPages} onLast={() => change({ page: totalPages })} />;
  }
  return (
    <>
      <DataTable
        {...table}
        rows={rows}
        totalRows={totalItems}
        opened={opened}
        sort={query.sort}
        onSort={(sort) => change({ sort })}
        instead={standIn()}
      />
      {hasRows && children}
      {list && hasRows && totalItems > maxUnpaged && (
        <Pager page={list.page} to={(page) => linkTo({ page })} onSize={(perPage) => change({ perPage })} />
      )}
    </>
  );
}

const NO_ROWS: readonly never[] = [];

interface PageMissingProps {
  readonly requested: number;
  readonly last: number;
  readonly onLast: () => void;
}

/** The address asks for a page after the last one. */
function PageMissing({ requested, last, onLast }: PageMissingProps) {
  return (
    <EmptyState
      drawing="search"
      text={m.table_page_missing({ page: requested, last })}
      action={<Button onClick={onLast}>{m.table_page_last()}</Button>}
    />
  );
}
