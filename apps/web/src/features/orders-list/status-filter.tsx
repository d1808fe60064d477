import type { OrderStatus } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { ORDER_STATUSES, OrderStatusBadge } from '../../ui/status-badge.tsx';
import styles from './orders-list.module.css';

export interface StatusFilterProps {
  readonly statuses: readonly OrderStatus[];
  readonly onChange: (statuses: readonly OrderStatus[]) => void;
}

/** Which statuses to show; none pressed shows all. */
export function StatusFilter({ statuses, onChange }: StatusFilterProps) {
  function toggle(status: OrderStatus) {
    const isOn = statuses.includes(status);
    // In the order of an order's life, so that the same choice is the same address.
    onChange(ORDER_STATUSES.filter((one) => (one === status ? !isOn : statuses.includes(one))));
  }
  return (
    <div role="group" aria-label={m.orders_status()} className={styles['statuses']}>
      {ORDER_STATUSES.map((status) => (
        <button
          key={status}
          type="button"
          className={styles['status']}
          aria-pressed={statuses.includes(status)}
          onClick={() => toggle(status)}
        >
          <OrderStatusBadge status={status} />
        </button>
      ))}
    </div>
  );
}
