import type { StatsFlow } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { NotLoaded } from '../../http/problem-message.tsx';
import { useGetStatsSummaryQuery } from '../../entities/statistics/statistics-api.ts';
import { dayOf } from '../../format/date/calendar-days.ts';
import { now } from '../../format/date/clock.ts';
import { readerZone } from '../../format/date/dates.ts';
import { formatCount } from '../../format/number/numbers.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AdminSection } from './admin-section.tsx';
import styles from './admin.module.css';

type Flow = Pick<StatsFlow, 'users' | 'orders' | 'bids' | 'credits'>;

/** In the order of the page. */
const FIGURES: readonly { label: () => string; of: (day: Flow) => number }[] = [
  { label: m.admin_today_registered, of: ({ users }) => users.registered },
  { label: m.admin_today_published, of: ({ orders }) => orders.published },
  { label: m.admin_today_bids, of: ({ bids }) => bids.submitted },
  { label: m.admin_today_awarded, of: ({ orders }) => orders.awarded },
  { label: m.admin_today_credits, of: ({ credits }) => credits.spent },
];

export function TodayFigures() {
  const today = dayOf(new Date(now()).toISOString());
  const { data, error, isFetching, refetch } = useGetStatsSummaryQuery(
    { from: today, to: today, granularity: 'day', timeZone: readerZone() },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <AdminSection title={m.admin_today()}>
      {data ? (
        <dl className={styles['figures']} aria-busy={isFetching}>
          {FIGURES.map(({ label, of }) => (
            <div key={label()}>
              <dt>{label()}</dt>
              <dd className={`${styles['figure']} zk-numeric`}>{formatCount(of(data))}</dd>
              {data.comparison && (
                <dd className={`zk-secondary zk-tiny ${styles['before']}`}>
                  {m.admin_today_before({ n: formatCount(of(data.comparison.previous)) })}
                </dd>
              )}
            </div>
          ))}
          <div>
            <dt>{m.admin_today_active()}</dt>
            <dd className={`${styles['figure']} zk-numeric`}>{formatCount(data.users.active7d)}</dd>
          </div>
        </dl>
      ) : (
        <NotLoaded error={isFetching ? undefined : error} onRetry={refetch}>
          <div className={styles['waiting']}>
            <Skeleton lines={3} />
          </div>
        </NotLoaded>
      )}
    </AdminSection>
  );
}
