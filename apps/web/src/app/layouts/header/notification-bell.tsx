import { UnstyledButton } from '@mantine/core';
import type { Me } from '@zakupki/api-client/schema';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { m } from '#messages';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { usePolling } from '../../../http/polling.ts';
import { useIsSignedIn } from '../../../session/session-context.ts';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import styles from './notification-bell.module.css';

const NotificationPanel = loadPart(() => import('../../../features/notifications/notification-panel.tsx'));
// Without this file the count from `GET /me` remains, so a failed import is ignored.
const NotificationWatch = loadPart(() =>
  import('../../../features/notifications/notification-watch.tsx').catch(() => ({ default: () => null })),
);

const POLL_MS = 60_000;
/** The badge has room for two digits. */
const MAX_COUNT = 99;

export function NotificationBell() {
  const signedIn = useIsSignedIn();
  const { data: me } = useGetMeQuery(undefined, { skip: !signedIn });
  // A skipped query still returns its last data. Another user remounts the bell.
  return signedIn && me && <Bell key={me.user.id} me={me} />;
}

function Bell({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false);
  // `GET /me` already has the count at page load; the first request follows one interval later.
  const [since] = useState(() => Date.parse(me.access.serverTime));
  const [initialCount] = useState(me.unreadNotifications);
  const [isDue, setDue] = useState(false);
  usePolling(() => setDue(true), POLL_MS);
  const count = me.unreadNotifications;
  const name = count === 0 ? m.notifications_bell_none() : m.notifications_bell_unread({ count });
  return (
    <>
      <UnstyledButton
        className={styles['bell']}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconBell size={20} aria-hidden />
        {count > 0 && (
          <span className={`zk-bold zk-numeric ${styles['count']}`} aria-hidden>
            {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
          </span>
        )}
      </UnstyledButton>
      <Suspense>
        {isOpen && <NotificationPanel onClose={() => setOpen(false)} />}
        {(isDue || count > initialCount) && (
          <NotificationWatch me={me} since={since} everyMs={POLL_MS} isListOpen={isOpen} onList={() => setOpen(true)} />
        )}
      </Suspense>
    </>
  );
}
