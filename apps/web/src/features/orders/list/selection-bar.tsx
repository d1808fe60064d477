import { Button } from '@mantine/core';
import type { OrderRow } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { type Archiving, type Direction, type Failure, isMovable } from './archiving.ts';
import styles from './orders-list.module.css';

interface SelectionBarProps {
  readonly orders: readonly OrderRow[];
  readonly direction: Direction;
  readonly archiving: Archiving;
  readonly onClear: () => void;
}

/** Replaces the filters while orders are selected. */
export function SelectionBar({ orders, direction, archiving, onClear }: SelectionBarProps) {
  const movable = orders.filter((order) => isMovable(order, direction));
  const left = orders.length - movable.length;
  const count = movable.length;
  return (
    <div className={`zk-row zk-wrap zk-between zk-gap-8-16 ${styles['selection']}`}>
      <span role="status">
        <strong>{m.orders_selected({ count: orders.length })}</strong>
        {left > 0 && ` · ${m.orders_selected_unfinished({ count: left })}`}
      </span>
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button
          loading={archiving.isBusy}
          disabled={count === 0}
          onClick={() => {
            void archiving.move(movable, direction);
            onClear();
          }}
        >
          {direction === 'archive' ? m.orders_to_archive({ count }) : m.orders_from_archive({ count })}
        </Button>
        <Button variant="subtle" onClick={onClear}>
          {m.orders_deselect()}
        </Button>
      </div>
    </div>
  );
}

export function Failures({ failures, onClose }: { failures: readonly Failure[]; onClose: () => void }) {
  return (
    <Callout tone="warning" isAnnounced>
      <strong>{m.orders_failed({ count: failures.length })}</strong>
      <ul className={styles['failures']}>
        {failures.map(({ number, why }) => (
          <li key={number}>
            <span className="zk-numeric">{number}</span> — {why}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" size="compact-md" onClick={onClose}>
          {m.orders_failed_close()}
        </Button>
      </div>
    </Callout>
  );
}
