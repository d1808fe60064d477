import { ENDED_STATUSES } from '@zakupki/procurement/orders/ended';
import { etag } from '@zakupki/api-client/operation';
import type { OrderRow } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { useArchiveOrderMutation, useUnarchiveOrderMutation } from '../../../entities/order/order-api.ts';
import { asApiError } from '../../../http/problem-message.tsx';
import { problemText } from '../../../http/error-statuses.ts';
import { showNotification } from '../../../ui/feedback/popups.ts';

export type Direction = 'archive' | 'restore';

export type Failure = {
  readonly number: string;
  readonly reason: string;
};

export type Archiving = {
  readonly isBusy: boolean;
  /** Whether the order was moved although the list still contains it. */
  readonly isMoved: (order: OrderRow) => boolean;
  /** Failures of the last run. */
  readonly failures: readonly Failure[];
  /** Sends one request per order and notifies the user of the result. */
  readonly move: (orders: readonly OrderRow[], direction: Direction) => Promise<void>;
  readonly clearFailures: () => void;
};

/** Parallel requests. The list reloads once, after the last of them. */
const PARALLEL_REQUESTS = 4;

export function isMovable(order: OrderRow, direction: Direction): boolean {
  if (direction === 'restore') return order.archivedAt !== null;
  return order.archivedAt === null && ENDED_STATUSES.includes(order.status);
}

/** Identifies a version of an order: a moved order that returns has another key. */
function keyOf(order: OrderRow): string {
  return `${order.id} ${etag(order)}`;
}

export function useArchiving(): Archiving {
  const [archive] = useArchiveOrderMutation();
  const [restore] = useUnarchiveOrderMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [movedKeys, setMovedKeys] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  async function move(orders: readonly OrderRow[], direction: Direction): Promise<void> {
    setIsBusy(true);
    setFailures([]);
    setMovedKeys((before) => new Set([...before, ...orders.map(keyOf)]));
    const call = direction === 'archive' ? archive : restore;
    const moved: OrderRow[] = [];
    const failed: Failure[] = [];
    // The workers share one queue.
    const queue = orders.values();
    await Promise.all(
      Array.from({ length: PARALLEL_REQUESTS }, async () => {
        for (const order of queue) {
          try {
            moved.push(await call({ orderId: order.id, ifMatch: etag(order) }).unwrap());
          } catch (error) {
            setMovedKeys((before) => new Set([...before].filter((key) => key !== keyOf(order))));
            failed.push({ number: order.number, reason: problemText(asApiError(error)) });
          }
        }
      }),
    );
    setIsBusy(false);
    setFailures(failed.toSorted((a, b) => (a.number < b.number ? -1 : 1)));
    if (moved.length > 0) notifyMoved(moved, direction);
  }

  function notifyMoved(moved: readonly OrderRow[], direction: Direction) {
    const back = direction === 'archive' ? 'restore' : 'archive';
    showNotification({
      tone: 'good',
      title:
        direction === 'archive'
          ? m.orders_archived({ count: moved.length })
          : m.orders_restored({ count: moved.length }),
      action: { label: m.orders_undo(), onAct: () => void move(moved, back) },
    });
  }

  return {
    isBusy,
    isMoved: (order) => movedKeys.has(keyOf(order)),
    failures,
    move,
    clearFailures: () => setFailures([]),
  };
}
