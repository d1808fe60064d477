import { Button } from '@mantine/core';
import type { Arg } from '@zakupki/api-client/operation';
import type { AuditEvent } from '@zakupki/api-client/schema';
import { type ReactNode, use, useState } from 'react';
import { m } from '#messages';
import { dayIn, formatHistoryDay, readerZone } from '../../format/date/dates.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { HistoryEvent } from './history-event.tsx';
import { useListOrderAuditQuery } from '../order/order-api.ts';
import styles from './order-history.module.css';
import { NotLoaded } from '../../http/problem-message.tsx';
import { PageZone } from '../../ui/value/page-zone.ts';

const PAGE = 50;

export type HistoryFilter = Pick<Arg<'listOrderAudit'>, 'actorId' | 'action' | 'bidId'>;

type OrderHistoryProps = {
  readonly orderId: string;
  readonly filter?: HistoryFilter;
  /** The order's currency for null, else the bid's. */
  readonly currencyOf: (bidId: string | null) => string;
  /** Shown when the filter matches nothing. */
  readonly nothing?: ReactNode;
};

/** The history of an order and its bids by day, newest first. */
export function OrderHistory(props: OrderHistoryProps) {
  const { orderId, filter = {} } = props;
  // Another filter starts over at the newest event.
  return <Pages key={`${orderId} ${JSON.stringify(filter)}`} {...props} filter={filter} />;
}

/** The last event of the previous page, and its day. */
type Start = {
  readonly cursor: string | null;
  readonly day: string | null;
};

function Pages(props: FilteredProps) {
  const [starts, setStarts] = useState<readonly Start[]>([{ cursor: null, day: null }]);
  return (
    <div className={`zk-stack zk-leading zk-gap-20 ${styles['history']}`}>
      {starts.map((start, index) => (
        <Page
          key={start.cursor}
          {...props}
          start={start}
          onMore={index === starts.length - 1 ? (next) => setStarts([...starts, next]) : null}
        />
      ))}
    </div>
  );
}

type FilteredProps = {
  readonly filter: HistoryFilter;
} & OrderHistoryProps;

type PageProps = {
  readonly start: Start;
  /** Loads the next page; null once it is loaded. */
  readonly onMore: ((next: Start) => void) | null;
} & FilteredProps;

function Page({ orderId, filter, currencyOf, nothing, start, onMore }: PageProps) {
  const { cursor } = start;
  const zone = use(PageZone) ?? readerZone();
  const { data, error, refetch } = useListOrderAuditQuery(
    { orderId, limit: PAGE, ...filter, ...(cursor !== null && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  if (!data) return <NotLoaded error={error} onRetry={refetch} lines={6} />;
  const { data: events, nextCursor } = data;
  const last = events.at(-1);
  if (!last) return cursor === null ? (nothing ?? <EmptyState drawing="empty" text={m.audit_empty()} />) : null;
  return (
    <>
      {byDay(events, zone).map(([day, eventsOfDay]) => (
        <section key={day} aria-label={formatHistoryDay(eventsOfDay[0]?.at ?? '', zone)}>
          {day !== start.day && <h2 className={styles['day']}>{formatHistoryDay(eventsOfDay[0]?.at ?? '', zone)}</h2>}
          <ol>
            {eventsOfDay.map((event) => (
              <HistoryEvent
                key={event.id}
                event={event}
                currency={currencyOf(event.entity.type === 'bid' ? event.entity.id : null)}
                linksBids={filter.bidId === undefined}
              />
            ))}
          </ol>
        </section>
      ))}
      {nextCursor !== null && onMore && (
        <Button variant="default" onClick={() => onMore({ cursor: nextCursor, day: dayIn(zone, Date.parse(last.at)) })}>
          {m.audit_more()}
        </Button>
      )}
    </>
  );
}

/** Groups the events by the days of the zone. */
function byDay(events: readonly AuditEvent[], zone: string): [day: string, events: AuditEvent[]][] {
  return [...Map.groupBy(events, ({ at }) => dayIn(zone, Date.parse(at)))];
}
