import type { StatsDetailsPage, StatsDetailsRow } from '@zakupki/api-client/schema';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ChoiceFilter } from '../../../ui/filter/choice-filter.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ACCESS_STATUSES, accessWords } from '../access-words.ts';
import { FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { customerName, DETAILS_COLUMNS, totalsRow } from './details-columns.tsx';
import { ExportMenu, ExportState, useDetailsExport } from './details-export.tsx';
import { ActiveFilters, ClearFilters, DetailsFilters, type FilterProps } from './details-filters.tsx';
import { DETAILS, isFiltered, requestOf } from './details-query.ts';
import { useListStatsDetailsQuery } from '../statistics-api.ts';
import styles from './details.module.css';

/** `/admin/stats/details` */
export default function DetailsScreen() {
  const address = useUrlQuery(DETAILS, FIRST_PAGE);
  const { query, unread, change } = address;
  const navigate = useNavigate();
  const { shown, isStale, error, refetch } = latestAnswer(
    useListStatsDetailsQuery(requestOf(query), { refetchOnMountOrArgChange: true }),
  );
  const open = useCallback((row: StatsDetailsRow) => void navigate(paths.userStats(row.userId)), [navigate]);
  const { start: startExport, ...exporting } = useDetailsExport(query);
  const isExporting = exporting.state.step === 'running';

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
        action={<ExportMenu isBusy={isExporting || !shown?.data.length} onChoose={startExport} />}
      />
      <div className={`zk-stack zk-shrink zk-gap-12 ${styles['details']}`}>
        {unread.length > 0 && <Callout tone="warning">{m.stats_unread({ what: unread.join(' · ') })}</Callout>}
        <ExportState {...exporting} />
        {shown && <ProblemMessage error={error} onRetry={refetch} />}
        <ChoiceFilter
          label={m.stats_access()}
          choices={ACCESS_STATUSES}
          chosen={query.access}
          draw={(status) => <span className={`zk-block zk-small ${styles['status']}`}>{accessWords(status)}</span>}
          onChange={(access) => change({ access })}
        />
        <PagedTable
          name="customers"
          label={m.stats_details_title()}
          columns={DETAILS_COLUMNS}
          list={shown}
          address={address}
          rowId={({ userId }) => userId}
          rowLabel={customerName}
          onOpen={open}
          isStale={isStale}
          {...(shown && { foot: totalsRow(shown.totals, shown.page.totalItems) })}
          toolbar={
            <div className="zk-row zk-wrap zk-gap-8">
              <SearchBox
                label={m.stats_search()}
                hint={m.stats_search_hint()}
                q={query.q}
                onSearch={(q, options) => change({ q }, options)}
              />
              <DetailsFilters query={query} onChange={change} />
              <ActiveFilters query={query} onChange={change} />
            </div>
          }
          notLoaded={
            <NotLoaded error={error} onRetry={refetch}>
              <div className="zk-card zk-pad-16">
                <Skeleton lines={14} />
              </div>
            </NotLoaded>
          }
          empty={<NoCustomers query={query} onChange={change} />}
        >
          {shown && <PhoneTotals shown={shown} />}
        </PagedTable>
      </div>
    </>
  );
}

// Cards have no footer: on a phone the totals follow below.
function PhoneTotals({ shown: { totals, page } }: { shown: StatsDetailsPage }) {
  const sums = totalsRow(totals, page.totalItems);
  return (
    <dl className={`zk-pad-12 zk-gap-4 ${styles['phoneTotals']}`} aria-label={m.stats_all_figures()}>
      {DETAILS_COLUMNS.filter(({ id }) => sums[id] !== undefined).map(({ id, header }) => (
        <div className="zk-flex zk-between zk-gap-8" key={id}>
          <dt>{id === 'name' ? m.stats_all_figures() : header()}</dt>
          <dd className="zk-bold zk-text-end">{sums[id]}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoCustomers({ query, onChange }: FilterProps) {
  if (!isFiltered(query)) return <EmptyState drawing="empty" text={m.stats_empty()} />;
  return (
    <EmptyState drawing="search" text={m.stats_nothing()} action={<ClearFilters query={query} onChange={onChange} />} />
  );
}
