import { Button } from '@mantine/core';
import type { AuditEvent } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { EmptyState } from '../ui/empty-state.tsx';
import { Moment } from '../ui/moment.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { activityText } from './audit-words.ts';
import { useListOrderAuditQuery } from './order-api.ts';
import styles from './order-history.module.css';
import { asApiError, ProblemState } from './problem-message.tsx';

/** As many as the contract gives at once. */
const PAGE = 100;

export interface OrderHistoryProps {
  readonly orderId: string;
  /** What a changed field is called, by its JSON pointer; null for one without a name. */
  readonly labelOf: (path: string) => string | null;
  /** Only what happened to this bid. */
  readonly bidId?: string;
}

/** What happened to an order and its bids, newest first, with what was before and after. */
export function OrderHistory(props: OrderHistoryProps) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return cursors.map((cursor, index) => (
    <Page
      key={cursor}
      {...props}
      cursor={cursor}
      onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
    />
  ));
}

interface PageProps extends OrderHistoryProps {
  readonly cursor: string | null;
  /** Shows what happened before; null when that is shown already. */
  readonly onMore: ((cursor: string) => void) | null;
}

function Page({ orderId, labelOf, bidId, cursor, onMore }: PageProps) {
  const { data, error, refetch } = useListOrderAuditQuery({
    id: orderId,
    limit: PAGE,
    ...(cursor !== null && { cursor }),
  });
  if (error && !data) return <ProblemState error={asApiError(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  const { nextCursor } = data;
  const events = data.data.filter(({ entity }) => bidId === undefined || entity.id === bidId);
  if (events.length === 0 && nextCursor === null) {
    return cursor === null ? <EmptyState drawing="calm" text={m.audit_empty()} /> : null;
  }
  return (
    <>
      <ol className={styles['history']}>
        {events.map((event) => (
          <Event key={event.id} event={event} labelOf={labelOf} />
        ))}
      </ol>
      {nextCursor !== null && onMore && (
        <Button variant="default" onClick={() => onMore(nextCursor)}>
          {m.audit_more()}
        </Button>
      )}
    </>
  );
}

/** More changes than these are only counted. */
const FEW = 12;

function Event({ event, labelOf }: { event: AuditEvent; labelOf: OrderHistoryProps['labelOf'] }) {
  // That the status changed is what the sentence says already.
  const changes = event.changes.filter(({ path }) => path !== '/status');
  const rest = changes.length - FEW;
  return (
    <li className={styles['event']}>
      <span>{activityText(event)}</span>
      <span className={styles['when']}>
        <Moment iso={event.at} />
        {event.onBehalfOf && ` · ${m.audit_as({ name: event.onBehalfOf.name })}`}
      </span>
      {event.reason && <span className={styles['reason']}>{event.reason}</span>}
      {changes.length > 0 && (
        <ul className={styles['changes']}>
          {changes.slice(0, FEW).map(({ path, from, to }) => (
            <li key={path}>
              <code>{labelOf(path) ?? (path.startsWith('/conflicts/') ? m.audit_conflict() : path)}</code>{' '}
              {from !== null && <del>{from}</del>} {to === null ? '—' : <ins>{to}</ins>}
            </li>
          ))}
          {rest > 0 && <li>{m.audit_rest({ count: rest })}</li>}
        </ul>
      )}
    </li>
  );
}
