import { Link } from 'react-router';
import { m } from '#messages';
import { useListOrdersQuery } from '../../../entities/order/order-api.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import styles from './no-orders.module.css';

/** The page of a user without orders. Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function NoOrders() {
  // A user may have archived every order.
  const hasArchive = (useListOrdersQuery({ archived: true, perPage: 1 }).data?.page.totalItems ?? 0) > 0;
  return (
    <>
      <PageHead title={m.shell_nav_orders()} />
      <EmptyState
        drawing="document"
        text={m.orders_empty()}
        action={<LinkButton to={paths.orderNew()}>{m.orders_create()}</LinkButton>}
      />
      {hasArchive && (
        <p className={styles['aside']}>
          <Link to={paths.orders({ archived: 'true' })}>{m.orders_empty_archive()}</Link>
        </p>
      )}
    </>
  );
}
