import { Button } from '@mantine/core';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { asApiError, NotLoaded } from '../../http/problem-message.tsx';
import { formatHistoryDay, readerDay } from '../../format/date/dates.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showMessage } from '../../ui/feedback/popups.ts';
import { useListNotificationsQuery, useReadNotificationsMutation } from './notifications-api.ts';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';

const PAGE = 20;

type NotificationListProps = {
  /** True after the settings close: their button takes the focus. */
  readonly isBack: boolean;
  readonly onSettings: () => void;
  readonly onFollow: () => void;
};

export function NotificationList({ isBack, onSettings, onFollow }: NotificationListProps) {
  const { data: me } = useGetMeQuery();
  const unread = me?.unreadNotifications ?? 0;
  // The button stays until the list closes: it may hold the focus.
  const [hadUnread] = useState(unread > 0);
  const [read, { isLoading }] = useReadNotificationsMutation();
  const settings = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) settings.current?.focus();
  }, [isBack]);

  async function readAll() {
    if (isLoading) return;
    const { error } = unread > 0 ? await read({ body: { all: true } }) : {};
    if (!error) showMessage(m.notifications_said_all_read());
  }

  return (
    <>
      <div className={`zk-flex zk-wrap zk-gap-8 ${styles['tools']}`}>
        {(hadUnread || unread > 0) && (
          <Button
            variant="light"
            size="compact-md"
            leftSection={<IconChecks size={16} aria-hidden />}
            aria-busy={isLoading}
            onClick={() => void readAll()}
          >
            {m.notifications_mark_all()}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<IconSettings size={16} aria-hidden />}
          ref={settings}
          onClick={onSettings}
        >
          {m.notifications_settings()}
        </Button>
      </div>
      <Pages onFollow={onFollow} onRead={(id) => void read({ body: { ids: [id] } })} />
    </>
  );
}

type PartProps = {
  readonly onFollow: () => void;
  readonly onRead: (id: string) => void;
};

/** A page starts after this notification, on this day. */
type Start = {
  readonly cursor: string | null;
  readonly day: string | null;
};

const FIRST: Start = { cursor: null, day: null };

function Pages(props: PartProps) {
  const [starts, setStarts] = useState<readonly Start[]>([FIRST]);
  return (
    <div className="zk-stack zk-gap-16">
      {starts.map((start, index) => (
        <Page
          key={start.cursor}
          {...props}
          start={start}
          onMore={index === starts.length - 1 ? (next) => setStarts([...starts, next]) : null}
          onLost={() => setStarts([FIRST])}
        />
      ))}
    </div>
  );
}

type PageProps = {
  readonly start: Start;
  /** Null when the next page is shown already. */
  readonly onMore: ((next: Start) => void) | null;
  /** The notification before the page no longer exists. */
  readonly onLost: () => void;
} & PartProps;

function Page({ start, onMore, onLost, onFollow, onRead }: PageProps) {
  const { cursor } = start;
  const { data, error, refetch } = useListNotificationsQuery(
    { limit: PAGE, ...(cursor !== null && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  const isLost = cursor !== null && error !== undefined && asApiError(error).status === 422;
  const restart = useEffectEvent(onLost);
  useEffect(() => {
    if (isLost) restart();
  }, [isLost]);
  if (!data) return <NotLoaded error={error} onRetry={refetch} lines={6} />;
  const { data: notifications, nextCursor } = data;
  const last = notifications.at(-1);
  if (!last) return cursor === null ? <EmptyState drawing="empty" text={m.notifications_empty()} /> : null;
  return (
    <>
      {[...Map.groupBy(notifications, ({ at }) => readerDay(at))].map(([day, ofDay]) => (
        <section key={day} aria-label={formatHistoryDay(ofDay[0]?.at ?? '')}>
          {day !== start.day && <h3 className={styles['day']}>{formatHistoryDay(ofDay[0]?.at ?? '')}</h3>}
          <ul className={`zk-stack zk-gap-2 ${styles['items']}`}>
            {ofDay.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onFollow={() => {
                  if (notification.readAt === null) onRead(notification.id);
                  onFollow();
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {nextCursor !== null && onMore && (
        <Button variant="default" onClick={() => onMore({ cursor: nextCursor, day: readerDay(last.at) })}>
          {m.notifications_more()}
        </Button>
      )}
    </>
  );
}
