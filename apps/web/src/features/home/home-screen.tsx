import type { OrderActivity, OrdersOverview } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { asApiError, NotLoaded, ProblemMessage } from '../../http/problem-message.tsx';
import { formatDay, formatToday } from '../../format/date/dates.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { GettingStarted, isNewcomer } from './getting-started.tsx';
import { useGetOrdersOverviewQuery } from '../../entities/order/order-api.ts';
import styles from './home.module.css';
import { TodayLists } from './today-lists.tsx';
import { Link } from 'react-router';
import { formatCount } from '../../format/number/numbers.ts';
import { ORDER_STATUSES, OrderStatusBadge } from '../../entities/order/order-status.tsx';
import { HomeSection } from './home-section.tsx';
import HomeSkeleton from './home-skeleton.tsx';
import { Money } from '../../ui/value/amount.tsx';
import { useActivityText } from '../../entities/history/audit-words.ts';
import { RelativeTime } from '../../ui/value/moment.tsx';
import { NumberedText } from '../../ui/value/numbered-text.tsx';

/** `/zakupki` */
export default function HomeScreen() {
  const { data, error, isFetching, refetch } = useGetOrdersOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const problem = error === undefined || isFetching ? undefined : asApiError(error);
  return (
    <>
      <PageHead
        title={m.shell_nav_home()}
        facts={data ? [{ label: m.home_today(), value: formatToday() }] : []}
        action={data && hasOrders(data) && <LinkButton to={paths.orderNew()}>{m.home_create()}</LinkButton>}
      />
      {data ? (
        <>
          <ProblemMessage error={problem} onRetry={refetch} />
          <Overview overview={data} />
        </>
      ) : (
        <NotLoaded error={problem} onRetry={refetch}>
          <HomeSkeleton />
        </NotLoaded>
      )}
    </>
  );
}

function hasOrders({ countsByStatus }: OrdersOverview): boolean {
  return Object.values(countsByStatus).some((count) => count > 0);
}

function Overview({ overview }: { overview: OrdersOverview }) {
  // Before the first order the other sections would be a column of zeros.
  if (!hasOrders(overview)) return <GettingStarted overview={overview} />;
  return (
    <div className={`zk-stack zk-top zk-gap-16 ${styles['page']}`}>
      <div className="zk-stack zk-shrink zk-gap-16">
        {isNewcomer(overview) && <GettingStarted overview={overview} />}
        <TodayLists overview={overview} />
      </div>
      <div className="zk-stack zk-shrink zk-gap-16">
        <OrdersByStatus counts={overview.countsByStatus} />
        <Savings savings={overview.savings} />
        <Activity events={overview.activity} />
      </div>
    </div>
  );
}

function OrdersByStatus({ counts }: { counts: OrdersOverview['countsByStatus'] }) {
  return (
    <HomeSection title={m.home_states()} all={paths.orders()}>
      <ul className={styles['states']}>
        {ORDER_STATUSES.map((status) => (
          <li key={status}>
            <Link to={paths.orders({ status })} data-none={counts[status] === 0}>
              <OrderStatusBadge status={status} />
              <span className="zk-numeric">{formatCount(counts[status])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Savings({ savings: { from, to, byCurrency } }: { savings: OrdersOverview['savings'] }) {
  return (
    <HomeSection title={m.home_savings()}>
      {byCurrency.length === 0 ? (
        <p className={styles['nothing']}>{m.home_savings_none()}</p>
      ) : (
        <ul className={styles['savings']}>
          {byCurrency.map(({ currency, amount, orders }) => (
            <li className="zk-stack" key={currency}>
              <span className={`zk-good zk-bold ${styles['amount']}`} data-over={amount.startsWith('-')}>
                <Money amount={amount} currency={currency} />
              </span>
              <span className="zk-secondary zk-small">
                {m.home_savings_from({ count: orders, from: formatDay(from), to: formatDay(to) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

function Activity({ events }: { events: readonly OrderActivity[] }) {
  const activityText = useActivityText({ isInOrder: true });
  return (
    <HomeSection title={m.home_activity()}>
      {events.length === 0 ? (
        <p className={styles['nothing']}>{m.audit_empty()}</p>
      ) : (
        <ol className={styles['events']}>
          {events.map((event) => (
            <li className="zk-stack zk-relative zk-small" key={event.id}>
              <Link
                to={paths.order(event.orderId, { tab: 'history' })}
                className={`zk-stack zk-break zk-text zk-undecorated ${styles['link']}`}
              >
                <span className="zk-medium">{event.orderTitle || <NumberedText text={event.orderNumber} />}</span>{' '}
                <span className="zk-secondary">
                  <NumberedText text={activityText(event)} />
                  {event.onBehalfOf && ` · ${m.audit_as({ name: event.onBehalfOf.name })}`}
                  {' · '}
                  <RelativeTime iso={event.at} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </HomeSection>
  );
}
