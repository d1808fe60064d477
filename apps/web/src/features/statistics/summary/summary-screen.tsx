import type { StatsSummary } from '@zakupki/api-client/schema';
import { type ReactNode, useState } from 'react';
import { m } from '#messages';
import { useGetStatsSummaryQuery } from '../../../entities/statistics/statistics-api.ts';
import { useListConflictKindsQuery } from '../../../entities/conflict/conflict-api.ts';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { formatSpan } from '../../../format/date/buckets.ts';
import { formatTime } from '../../../format/date/dates.ts';
import { currencySign } from '../../../format/number/numbers.ts';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Disclosure } from '../../../ui/layout/groups/disclosure.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { type Fact, PageHead } from '../../../ui/layout/page-head.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { type UrlQueryState, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import styles from '../statistics.module.css';
import { StatsCharts } from './stats-charts.tsx';
import { chartsOf, moneyCharts, type StatsChart } from './summary-charts.ts';
import { type Change, type Figure, moneyFigures, type Section, summaryFigures } from './summary-figures.ts';
import { requestOf, SUMMARY, type SummaryQuery } from './summary-query.ts';
import { SummaryToolbar } from './summary-toolbar.tsx';
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';

/** `/admin/stats/summary` */
export default function SummaryScreen() {
  const address = useUrlQuery(SUMMARY);
  const { query, unread, change } = address;
  const { shown, isStale, isFetching, error, refetch } = latestAnswer(
    useGetStatsSummaryQuery(requestOf(query), { refetchOnMountOrArgChange: true }),
  );
  return (
    <>
      <PageHead
        title={m.stats_summary_title()}
        breadcrumbs={[{ label: m.admin_title(), to: paths.admin() }]}
        facts={shown ? factsOf(shown) : error ? [] : 'loading'}
        action={
          <LinkButton to={paths.statsDetails()} variant="default">
            {m.stats_to_details()}
          </LinkButton>
        }
      />
      <div className="zk-stack zk-shrink zk-gap-16">
        {unread.length > 0 && <Callout tone="warning">{m.stats_unread({ what: unread.join(' · ') })}</Callout>}
        <SummaryToolbar query={query} onChange={change} />
        {shown ? (
          <div className={styles['sections']} data-stale={isStale} aria-busy={isFetching}>
            <ProblemMessage error={error} onRetry={refetch} />
            {shown.users.total === 0 ? (
              <EmptyState drawing="empty" text={m.stats_empty()} />
            ) : (
              <Sections summary={shown} address={address} />
            )}
          </div>
        ) : (
          <NotLoaded error={error} onRetry={refetch}>
            <SummarySkeleton />
          </NotLoaded>
        )}
      </div>
    </>
  );
}

function factsOf({ period, comparison, asOf }: StatsSummary): Fact[] {
  return [
    { label: m.stats_fact_period(), value: formatSpan(period) },
    ...(comparison ? [{ label: m.stats_fact_before(), value: formatSpan(comparison.previousPeriod) }] : []),
    { label: m.stats_fact_as_of(), value: formatTime(asOf, { zone: period.timeZone }) },
  ];
}

const TITLES: Readonly<Record<Section, () => string>> = {
  users: () => m.stats_section_users(),
  orders: () => m.stats_section_orders(),
  bids: () => m.stats_section_bids(),
  credits: () => m.stats_section_credits(),
  conflicts: () => m.stats_section_conflicts(),
  growth: () => m.stats_section_growth(),
};

type SectionsProps = {
  readonly summary: StatsSummary;
  readonly address: UrlQueryState<SummaryQuery>;
};

function Sections({ summary, address }: SectionsProps) {
  const { data: kinds } = useListConflictKindsQuery();
  const kindName = (kind: string) => kinds?.data.find((entry) => entry.kind === kind)?.name ?? kind;
  const isTable = ({ name }: StatsChart) => address.query.tables.includes(name);
  const section = (name: Section) => {
    const charts = chartsOf(name, summary, kindName);
    return (
      <StatsSection
        key={name}
        title={TITLES[name]()}
        figures={summaryFigures(name, summary)}
        // The others open one by one: all of them take five screens.
        isOpen={name === 'users' || charts.some(isTable)}
      >
        <StatsCharts charts={charts} period={summary.period} address={address} />
      </StatsSection>
    );
  };
  return (
    <>
      {(['users', 'orders', 'bids'] as const).map(section)}
      {summary.money.map(({ currency }) => (
        <StatsSection
          key={currency}
          title={
            summary.money.length > 1
              ? m.stats_section_money_in({ currency: currencySign(currency) })
              : m.stats_section_money()
          }
          figures={moneyFigures(summary, currency)}
          isOpen={moneyCharts(summary, currency).some(isTable)}
        >
          <StatsCharts charts={moneyCharts(summary, currency)} period={summary.period} address={address} />
        </StatsSection>
      ))}
      {(['credits', 'conflicts', 'growth'] as const).map(section)}
    </>
  );
}

/** Figures that fill a row. */
const MANY = 5;

function StatsSection({
  title,
  figures,
  isOpen,
  children,
}: {
  title: string;
  figures: readonly Figure[];
  /** Whether the charts show at first. */
  isOpen: boolean;
  children: ReactNode;
}) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <section
      className={`zk-stack zk-packed zk-shrink zk-gap-8 ${styles['section']} ${figures.length < MANY ? styles['few'] : ''}`}
      aria-label={title}
    >
      <h2>{title}</h2>
      <FigureList figures={figures} />
      <Disclosure
        title={
          <>
            {m.stats_charts()}
            <span className="zk-visually-hidden">: {title}</span>
          </>
        }
        isOpen={isOpenAtFirst}
        isPlain
      >
        <div className={`zk-stack zk-shrink zk-gap-16 ${styles['charts']}`}>{children}</div>
      </Disclosure>
    </section>
  );
}

// The shape of the page: figures, then charts.
function SummarySkeleton() {
  return (
    <div className={styles['sections']}>
      <Skeleton heading lines={3} />
      <div className={`zk-stack zk-shrink zk-gap-16 ${styles['charts']}`}>
        <div className="zk-card zk-pad-16">
          <Skeleton lines={8} />
        </div>
        <div className="zk-card zk-pad-16" aria-hidden>
          <Skeleton lines={8} />
        </div>
      </div>
    </div>
  );
}

const SIGNS = { up: IconArrowUp, down: IconArrowDown, same: IconEqual };

function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={`zk-stack zk-card ${styles['figures']}`}>
      {figures.map(({ key, label, value, change }) => (
        <div key={key} className={`zk-stack zk-packed zk-pad-12-16 zk-gap-2 ${styles['figure']}`}>
          <dt className="zk-secondary zk-small">{label}</dt>
          <dd className={`zk-break zk-bold zk-numeric ${styles['value']}`}>{value}</dd>
          {change && <ChangeLine change={change} />}
        </div>
      ))}
    </dl>
  );
}

function ChangeLine({ change: { words, before, direction, verdict } }: { change: Change }) {
  const Sign = SIGNS[direction];
  return (
    <dd className={`zk-flex zk-wrap zk-tiny zk-numeric ${styles['change']}`}>
      <span className={`zk-inline zk-medium zk-gap-2 ${styles['by']}`} data-verdict={verdict}>
        <Sign size={14} className="zk-icon" aria-hidden />
        {words}
        {/* Not every reader sees the colour. */}
        {verdict !== 'neither' && (
          <span className="zk-visually-hidden">
            {`, ${verdict === 'better' ? m.stats_change_better() : m.stats_change_worse()}`}
          </span>
        )}
      </span>
      <span className="zk-secondary">{before}</span>
    </dd>
  );
}
