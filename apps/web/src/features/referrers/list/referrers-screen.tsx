import { Button } from '@mantine/core';
import type { ReferrerPage, ReferrerRow } from '@zakupki/api-client/schema';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { asApiError, ProblemMessage, ProblemState } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ChoiceFilter } from '../../../ui/filter/choice-filter.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PageMissing } from '../../../ui/table/page-missing.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { type ChangeUrlQuery, FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { REFERRER_STATUSES, ReferrerStatusBadge } from '../referrer-status.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { useListReferrersQuery } from '../referrers-api.ts';
import { REFERRER_COLUMNS } from './referrers-columns.tsx';
import { isFiltered, REFERRERS, type ReferrersQuery, requestOf } from './referrers-query.ts';
import styles from '../referrers.module.css';

const NO_ROWS: readonly ReferrerRow[] = [];

const CHANGES = { ...FIRST_PAGE, preventScrollReset: true } as const;

/** `/admin/referrers` */
export default function ReferrersScreen() {
  const navigate = useNavigate();
  const { query, unread, change, linkTo } = useUrlQuery(REFERRERS, CHANGES);
  const [isCreating, setCreating] = useState(false);
  const answer = useListReferrersQuery(requestOf(query), { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, refetch } = answer;
  const error = answer.error === undefined || isFetching ? undefined : asApiError(answer.error);
  // The previous page stays, dimmed, until the next one arrives.
  const shown = currentData ?? (isFetching ? answer.data : undefined);
  const rows = shown?.data ?? NO_ROWS;
  const open = useCallback(({ id }: ReferrerRow) => void navigate(paths.referrer(id)), [navigate]);

  return (
    <>
      <PageHead
        title={m.referrers_title()}
        breadcrumbs={[{ label: m.admin_title(), to: paths.admin() }]}
        action={<Button onClick={() => setCreating(true)}>{m.referrers_create()}</Button>}
      />
      <div className={styles['list']}>
        {unread.length > 0 && <Callout tone="warning">{m.referrers_unread({ what: unread.join(' · ') })}</Callout>}
        {shown && <ProblemMessage error={error} onRetry={() => void refetch()} />}
        <ChoiceFilter
          label={m.referrers_status()}
          choices={REFERRER_STATUSES}
          chosen={query.statuses}
          draw={(status) => <ReferrerStatusBadge status={status} />}
          onChange={(statuses) => change({ statuses })}
        />
        <DataTable
          name="referrers"
          label={m.referrers_title()}
          columns={REFERRER_COLUMNS}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          totalRows={shown?.page.totalItems ?? 0}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          onOpen={open}
          isStale={shown !== undefined && currentData === undefined}
          toolbar={
            <SearchBox
              label={m.referrers_search()}
              hint={m.referrers_search_hint()}
              q={query.q}
              // The first keystroke adds a history entry; later ones replace it.
              onSearch={(q) => change({ q }, { replace: query.q !== '' })}
            />
          }
          instead={
            shown ? (
              insteadOfRows(shown, query, change, () => setCreating(true))
            ) : error ? (
              <ProblemState error={error} onRetry={() => void refetch()} />
            ) : (
              <Skeleton lines={8} />
            )
          }
        />
        {rows.length > 0 && shown && (
          <Pager page={shown.page} to={(page) => linkTo({ page })} onSize={(perPage) => change({ perPage })} />
        )}
      </div>
      {isCreating && (
        <CreateDialog
          onClose={() => setCreating(false)}
          onCreated={(referrer) => void navigate(paths.referrer(referrer.id))}
        />
      )}
    </>
  );
}

/** Undefined when there are rows. */
function insteadOfRows(
  { data, page }: ReferrerPage,
  query: ReferrersQuery,
  change: ChangeUrlQuery<ReferrersQuery>,
  create: () => void,
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
        text={m.referrers_nothing()}
        action={
          <Button onClick={() => change({ ...REFERRERS.standard, sort: query.sort })}>{m.referrers_show_all()}</Button>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing="calm"
      text={m.referrers_empty()}
      action={<Button onClick={create}>{m.referrers_create()}</Button>}
    />
  );
}
