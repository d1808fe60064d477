import type { OrdersOverview } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { asApiError, NotLoaded, ProblemMessage } from '../../http/problem-message.tsx';
import { formatToday } from '../../format/date/dates.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Activity } from './activity.tsx';
import { GettingStarted, isNewcomer } from './getting-started.tsx';
import { useGetOrdersOverviewQuery } from '../../entities/order/order-api.ts';
import styles from './home.module.css';
import { OrdersByStatus } from './orders-by-status.tsx';
import { Savings } from './savings.tsx';
import { TodayLists } from './today-lists.tsx';

/** `/zakupki` */
export default function HomeScreen() {
  const { data, error, isFetching, refetch } = useGetOrdersOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const problem = error === undefined || isFetching ? undefined : asApiError(error);
  const hasOrders = data !== undefined && Object.values(data.countsByStatus).some((count) => count > 0);
  return (
    <>
      <PageHead
        title={m.shell_nav_home()}
        facts={data ? [{ label: m.home_today(), value: formatToday() }] : []}
        action={hasOrders && <LinkButton to={paths.orderNew()}>{m.home_create()}</LinkButton>}
      />
      {data ? (
        <>
          <ProblemMessage error={problem} onRetry={refetch} />
          <Overview overview={data} />
        </>
      ) : (
        <NotLoaded error={problem} onRetry={refetch} lines={12} />
      )}
    </>
  );
}

function Overview({ overview }: { overview: OrdersOverview }) {
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
