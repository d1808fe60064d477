import type { Me } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { api } from '../../http/api.ts';
import { usePolling } from '../../http/polling.ts';
import { useUpdateCachedMe } from '../../entities/user/profile-api.ts';
import { showNotification } from '../../ui/feedback/popups.ts';
import { useListNotificationsQuery, useReadNotificationsMutation } from './notification-calls.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import { type KnownNotifications, findNewNotifications } from './new-notifications.ts';
import { placeOfNotification } from './notification-place.ts';

/** Above this, one popup gives the count. */
const POPUPS_AT_ONCE = 3;
const ASKED_AT_ONCE = 20;

interface NotificationWatchProps {
  readonly me: Me;
  /** When the page was opened, by the server's clock, in milliseconds. */
  readonly since: number;
  readonly everyMs: number;
  /** The open list shows new notifications by itself. */
  readonly isListOpen: boolean;
  readonly onList: () => void;
}

/** Polls for notifications and renders nothing. Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function NotificationWatch({ me, since, everyMs, isListOpen, onList }: NotificationWatchProps) {
  const { data, refetch } = useListNotificationsQuery(
    { unread: true, limit: ASKED_AT_ONCE },
    { refetchOnMountOrArgChange: true },
  );
  const known = useRef<KnownNotifications>({ ids: null, since });
  const rememberMe = useUpdateCachedMe();
  const dispatch = useDispatch();
  const [read] = useReadNotificationsMutation();
  const navigate = useNavigate();
  usePolling(() => void refetch(), everyMs);

  const look = useEffectEvent((answer: NonNullable<typeof data>) => {
    const found = findNewNotifications(answer.data, known.current);
    known.current = found.known;
    if (answer.unread !== me.unreadNotifications) rememberMe({ ...me, unreadNotifications: answer.unread });
    if (found.fresh.length === 0) return;
    if (isListOpen) dispatch(api.util.invalidateTags(['Notifications']));
    else if (found.fresh.length > POPUPS_AT_ONCE) {
      showNotification({
        title: m.notifications_many({ count: found.fresh.length }),
        tone: 'note',
        action: { label: m.notifications_show(), onAct: onList },
      });
    } else {
      for (const { id, type, title, body, link } of found.fresh) {
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
    if (data) look(data);
  }, [data]);

  // The count in `me`, fresh after the user's own actions, shows that the list is out of date.
  const isBehind = data !== undefined && me.unreadNotifications > data.unread;
  const catchUp = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (isBehind) catchUp();
  }, [isBehind, me.unreadNotifications]);
  return null;
}
