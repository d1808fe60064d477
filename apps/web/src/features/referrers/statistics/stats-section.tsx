import type { Referrer, ReferrerStats } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { type DaySpan, formatSpan } from '../../../format/date/buckets.ts';
import { readerZone } from '../../../format/date/dates.ts';
import { fittingGranularity } from '../../../format/date/period.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { PeriodPicker } from './period-picker.tsx';
import { clicksOf, referrerFigures, funnelOf, moneyOf, peopleOf } from './referrer-charts.ts';
import { PERIOD, periodOf, type Preset } from './referrer-period.ts';
import { useGetReferrerStatsQuery } from '../referrers-api.ts';
import styles from '../referrers.module.css';

const CHANGES = { keepsOthers: true } as const;

export function StatsSection({ referrer }: { referrer: Referrer }) {
  const { query, change } = useUrlQuery(PERIOD, CHANGES);
  const period = periodOf(query, referrer.createdAt);
  const { from, to } = period;
  const { shown, isStale, isFetching, error, refetch } = latestAnswer(
    useGetReferrerStatsQuery(
      { referrerId: referrer.id, from, to, granularity: fittingGranularity(period), timeZone: readerZone() },
      { refetchOnMountOrArgChange: true },
    ),
  );

  const show = (preset: Preset, days: DaySpan) => change({ preset, customDays: preset === 'own' ? days : null });

  return (
    <section className={`zk-stack zk-shrink zk-gap-12 ${styles['section']}`} aria-label={m.referrers_figures()}>
      <div className="zk-row zk-wrap zk-between zk-gap-8-16">
        <h2>{m.referrers_figures()}</h2>
        <span className="zk-secondary zk-small">{formatSpan(period)}</span>
      </div>
      <PeriodPicker period={period} onChange={show} />
      {shown ? (
        <div className="zk-stack zk-shrink zk-gap-12" aria-busy={isFetching} data-stale={isStale}>
          <ProblemMessage error={error} onRetry={refetch} />
          <Figures stats={shown} />
          <Charts stats={shown} code={referrer.code} />
        </div>
      ) : (
        <NotLoaded error={error} onRetry={refetch} lines={10} />
      )}
    </section>
  );
}

function Figures({ stats }: { stats: ReferrerStats }) {
  return (
    <dl className={`zk-stack zk-card ${styles['figures']}`}>
      {referrerFigures(stats).map(({ label, value, note }) => (
        <div key={label} className={styles['figure']}>
          <dt className="zk-secondary zk-small">{label}</dt>
          <dd className="zk-break zk-large zk-bold zk-numeric">{value}</dd>
          {note && <dd className="zk-break zk-secondary zk-small">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Charts({ stats, code }: { stats: ReferrerStats; code: string }) {
  const { from, to } = stats.period;
  const file = (name: string) => `${code}-${name}-${from}-${to}`;
  return (
    <div className={`zk-stack zk-gap-16 ${styles['charts']}`}>
      <Chart title={m.referrers_funnel()} data={funnelOf(stats)} kind="list" fileName={file('funnel')} />
      <Chart title={m.referrers_chart_people()} data={peopleOf(stats)} kind="line" fileName={file('people')} />
      <Chart title={m.referrers_chart_clicks()} data={clicksOf(stats)} kind="bars" fileName={file('clicks')} />
      <Chart title={m.referrers_chart_money()} data={moneyOf(stats)} kind="bars" fileName={file('money')} />
    </div>
  );
}
