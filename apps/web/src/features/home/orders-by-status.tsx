import type { OrdersOverview } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatCount } from '../../format/number/numbers.ts';
import { paths } from '../../paths.ts';
import { ORDER_STATUSES, OrderStatusBadge } from '../../entities/order/order-status.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './home.module.css';

export function OrdersByStatus({ counts }: { counts: OrdersOverview['countsByStatus'] }) {
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
