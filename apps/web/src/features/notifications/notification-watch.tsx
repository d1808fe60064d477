import type { Me } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { api } from '../../http/api.ts';
import { usePolling } from '../../http/polling.ts';
import { useUpdateCachedMe } from '../../entities/user/profile-api.ts';
import { showNotification } from '../../ui/feedback/popups.ts';
import { useListNotificationsQuery, useReadNotificationsMutation } from './notifications-api.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import { type KnownNotifications, findNewNotifications } from './new-notifications.ts';
import { placeOfNotification } from './notification-place.ts';

/** More new notifications than this appear as one popup with their number. */
const POPUPS_AT_ONCE = 3;
const POLL_LIMIT = 20;

type NotificationWatchProps = {
  readonly me: Me;
  /** When the page was opened, by the server's clock, in milliseconds. */
  readonly since: number;
  readonly everyMs: number;
  /** The open list shows new notifications by itself. */
  readonly isListOpen: boolean;
  readonly onList: () => void;
};

/** Polls for notifications and renders nothing. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function NotificationWatch({ me, since, everyMs, isListOpen, onList }: NotificationWatchProps) {
  const { data, refetch } = useListNotificationsQuery(
    { unread: true, limit: POLL_LIMIT },
    { refetchOnMountOrArgChange: true },
  );
  const known = useRef<KnownNotifications>({ ids: null, since });
  const updateMe = useUpdateCachedMe();
  const dispatch = useDispatch();
  const [read] = useReadNotificationsMutation();
  const navigate = useNavigate();
  usePolling(() => void refetch(), everyMs);

  const announce = useEffectEvent((answer: NonNullable<typeof data>) => {
    const { fresh, known: updated } = findNewNotifications(answer.data, known.current);
    known.current = updated;
    if (answer.unread !== me.unreadNotifications) updateMe({ ...me, unreadNotifications: answer.unread });
    if (fresh.length === 0) return;
    if (isListOpen) dispatch(api.util.invalidateTags(['Notifications']));
    else if (fresh.length > POPUPS_AT_ONCE) {
      showNotification({
        title: m.notifications_many({ count: fresh.length }),
        tone: 'note',
        action: { label: m.notifications_show(), onAct: onList },
      });
    } else {
      for (const { id, type, title, body, link } of fresh) {
        const onAct = () => {
          void read({ body: { ids: [id] } });
          void navigate(placeOfNotification(link));
        };
        showNotification({
          title,
          text: body,
          tone: NOTIFICATION_KINDS[type].tone,
          action: { label: m.notifications_open(), onAct },
        });
      }
    }
  });
  useEffect(() => {
    if (data) announce(data);
  }, [data]);

  // After the user's actions the count in `me` may be newer: the list is then out of date.
  const isBehind = data !== undefined && me.unreadNotifications > data.unread;
  const refresh = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (isBehind) refresh();
  }, [isBehind, me.unreadNotifications]);
  return null;
}
