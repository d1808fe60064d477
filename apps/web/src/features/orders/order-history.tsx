import { Button } from '@mantine/core';
import type { AuditEvent } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { activityText } from '../../api/audit-words.ts';
import { asApiError, ProblemState } from '../../api/problem-message.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './order-detail.module.css';
import { placeOf } from './order-fields.ts';
import { useListOrderAuditQuery } from './orders-api.ts';

const STEP = 25;

/** What happened to the order and its bids, newest first, with what was before and after. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const [limit, setLimit] = useState(STEP);
  const { data, error, refetch, isFetching } = useListOrderAuditQuery({ id: orderId, limit: Math.min(limit, 100) });
  if (error && !data) return <ProblemState error={asApiError(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  if (data.data.length === 0) return <EmptyState drawing="calm" text={m.order_detail_history_empty()} />;
  return (
    <>
      <ol className={styles['history']}>
        {data.data.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {data.nextCursor !== null && limit < 100 && (
        <Button variant="default" loading={isFetching} onClick={() => setLimit(limit + STEP)}>
          {m.order_detail_history_more()}
        </Button>
      )}
    </>
  );
}

const FEW = 12;

function Event({ event }: { event: AuditEvent }) {
  const rest = event.changes.length - FEW;
  return (
    <li className={styles['event']}>
      <span>{activityText(event)}</span>
      <span className={styles['when']}>
        <Moment iso={event.at} />
        {event.onBehalfOf && ` · ${m.order_detail_history_as({ name: event.onBehalfOf.name })}`}
      </span>
      {event.reason && <span className={styles['reason']}>{event.reason}</span>}
      {event.changes.length > 0 && (
        <ul className={styles['changes']}>
          {event.changes.slice(0, FEW).map(({ path, from, to }) => (
            <li key={path}>
              <code>{placeOf(path, [])?.label ?? path}</code> {from !== null && <del>{from}</del>}{' '}
              {to === null ? '—' : <ins>{to}</ins>}
            </li>
          ))}
          {rest > 0 && <li>{m.order_detail_history_rest({ count: rest })}</li>}
        </ul>
      )}
    </li>
  );
}
