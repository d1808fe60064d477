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
// Nobody asked for it: without its file the count stays as the person's own answer has it, and nothing is disturbed.
const NotificationWatch = loadPart(() =>
  import('../../../features/notifications/notification-watch.tsx').catch(() => ({ default: () => null })),
);

/** How often it is asked whether something came. */
const POLL_MS = 60_000;
/** The count stands in a small place. */
const MOST = 99;

/** How much there is to read; opens the list. */
export function NotificationBell() {
  const signedIn = useIsSignedIn();
  const { data: me } = useGetMeQuery(undefined, { skip: !signedIn });
  // A skipped query still holds its last answer. Somebody else's news are watched for anew.
  return signedIn && me && <Bell key={me.user.id} me={me} />;
}

function Bell({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false);
  // What was there when the page was opened came with the person's own answer; nothing is asked for until a while later.
  const [since] = useState(() => Date.parse(me.access.serverTime));
  const [countThen] = useState(me.unreadNotifications);
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
          <span className={styles['count']} aria-hidden>
            {count > MOST ? `${MOST}+` : count}
          </span>
        )}
      </UnstyledButton>
      <Suspense>
        {isOpen && <NotificationPanel onClose={() => setOpen(false)} />}
        {(isDue || count > countThen) && (
          <NotificationWatch me={me} since={since} everyMs={POLL_MS} isListOpen={isOpen} onList={() => setOpen(true)} />
        )}
      </Suspense>
    </>
  );
}
