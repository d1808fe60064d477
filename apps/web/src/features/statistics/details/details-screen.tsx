import type { StatsDetailsPage, StatsDetailsRow } from '@zakupki/api-client/schema';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { asApiError, ProblemMessage, ProblemState } from '../../../http/problem-message.tsx';
import { useTrackedDownload } from '../../../http/tracked-download.ts';
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
import { ACCESS_STATUSES, accessWords } from '../access-words.ts';
import { FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { customerName, DETAILS_COLUMNS, totalsRow } from './details-columns.tsx';
import { type ExportFormat, ExportMenu, exportOf, ExportState } from './details-export.tsx';
import { ClearFilters, DetailsFilters, ActiveFilters } from './details-filters.tsx';
import { DETAILS, type DetailsQuery, isFiltered, requestOf } from './details-query.ts';
import { useListStatsDetailsQuery } from '../statistics-api.ts';
import styles from './details.module.css';

const NO_ROWS: readonly StatsDetailsRow[] = [];

const CHANGES = { ...FIRST_PAGE, preventScrollReset: true } as const;

/** `/admin/stats/details` */
export default function DetailsScreen() {
  const { query, unread, change, linkTo } = useUrlQuery(DETAILS, CHANGES);
  const navigate = useNavigate();
  const answer = useListStatsDetailsQuery(requestOf(query), { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, refetch } = answer;
  const error = answer.error === undefined || isFetching ? undefined : asApiError(answer.error);
  // The previous page stays, dimmed, until the next one arrives.
  const shown = currentData ?? (isFetching ? answer.data : undefined);
  const rows = shown?.data ?? NO_ROWS;
  const open = useCallback((row: StatsDetailsRow) => void navigate(paths.userStats(row.userId)), [navigate]);

  const { state, start, cancel, reset } = useTrackedDownload();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  function download(chosen: ExportFormat) {
    setFormat(chosen);
    const { what, name } = exportOf(query, chosen);
    void start(what, name);
  }

  return (
    <>
      <PageHead
        title={m.stats_details_title()}
        breadcrumbs={[{ label: m.admin_title(), to: paths.admin() }]}
        menu={
          <LinkButton to={paths.statsSummary()} variant="default">
            {m.stats_to_summary()}
          </LinkButton>
        }
        action={<ExportMenu isBusy={state.step === 'running' || rows.length === 0} onChoose={download} />}
      />
      <div className={`zk-stack zk-shrink zk-gap-12 ${styles['details']}`}>
        {unread.length > 0 && <Callout tone="warning">{m.stats_unread({ what: unread.join(' · ') })}</Callout>}
        <ExportState state={state} cancel={cancel} reset={reset} onRetry={() => download(format)} />
        {shown && <ProblemMessage error={error} onRetry={() => void refetch()} />}
        <ChoiceFilter
          label={m.stats_access()}
          choices={ACCESS_STATUSES}
          chosen={query.access}
          draw={(status) => <span className={styles['status']}>{accessWords(status)}</span>}
          onChange={(access) => change({ access })}
        />
        <DataTable
          name="customers"
          label={m.stats_details_title()}
          columns={DETAILS_COLUMNS}
          rows={rows}
          rowId={({ userId }) => userId}
          rowLabel={customerName}
          totalRows={shown?.page.totalItems ?? 0}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          onOpen={open}
          isStale={shown !== undefined && currentData === undefined}
          {...(shown && { foot: totalsRow(shown.totals, shown.page.totalItems) })}
          toolbar={
            <div className="zk-row zk-wrap zk-gap-8">
              <SearchBox
                label={m.stats_search()}
                hint={m.stats_search_hint()}
                q={query.q}
                // The first keystroke adds a history entry; later ones replace it.
                onSearch={(q) => change({ q }, { replace: query.q !== '' })}
              />
              <DetailsFilters query={query} onChange={change} />
              <ActiveFilters query={query} onChange={change} />
            </div>
          }
          instead={
            shown ? (
              insteadOfRows(shown, query, change)
            ) : error ? (
              <ProblemState error={error} onRetry={() => void refetch()} />
            ) : (
              <div className="zk-card zk-pad-16">
                <Skeleton lines={14} />
              </div>
            )
          }
        />
        {rows.length > 0 && shown && <PhoneTotals shown={shown} />}
        {rows.length > 0 && shown && (
          <Pager page={shown.page} to={(page) => linkTo({ page })} onSize={(perPage) => change({ perPage })} />
        )}
      </div>
    </>
  );
}

// Cards have no footer: on a phone the totals follow below.
function PhoneTotals({ shown: { totals, page } }: { shown: StatsDetailsPage }) {
  const sums = totalsRow(totals, page.totalItems);
  return (
    <dl className={styles['phoneTotals']} aria-label={m.stats_all_figures()}>
      {DETAILS_COLUMNS.filter(({ id }) => sums[id] !== undefined).map(({ id, header }) => (
        <div key={id}>
          <dt>{id === 'name' ? m.stats_all_figures() : header()}</dt>
          <dd>{sums[id]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Undefined when there are rows. */
function insteadOfRows(
  { data, page }: StatsDetailsPage,
  query: DetailsQuery,
  change: (part: Partial<DetailsQuery>) => void,
): ReactNode {
  if (data.length > 0) return undefined;
  if (page.totalItems > 0) {
    return (
      <PageMissing requested={query.page} last={page.totalPages} onLast={() => change({ page: page.totalPages })} />
    );
  }
  if (!isFiltered(query)) return <EmptyState drawing="calm" text={m.stats_empty()} />;
  return (
    <EmptyState drawing="search" text={m.stats_nothing()} action={<ClearFilters query={query} onChange={change} />} />
  );
}
