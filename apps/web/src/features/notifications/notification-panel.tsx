import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { NotificationList } from './notification-list.tsx';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { NotificationPrefsForm } from './notification-prefs-form.tsx';
import styles from './notifications.module.css';

// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function NotificationPanel({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<'list' | 'settings' | 'back'>('list');
  return (
    <SidePanel title={view === 'settings' ? m.notifications_prefs_title() : m.notifications_title()} onClose={onClose}>
      {view === 'settings' ? (
        <NotificationSettings onDone={() => setView('back')} />
      ) : (
        <NotificationList isBack={view === 'back'} onSettings={() => setView('settings')} onFollow={onClose} />
      )}
    </SidePanel>
  );
}

function NotificationSettings({ onDone }: { onDone: () => void }) {
  const { data: me, error, refetch } = useGetMeQuery();
  const back = useRef<HTMLButtonElement>(null);
  // The button that opened the settings is gone.
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <Button
        ref={back}
        className={styles['back']}
        variant="subtle"
        color="gray"
        size="compact-md"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={onDone}
      >
        {m.notifications_prefs_back()}
      </Button>
      {me ? (
        <NotificationPrefsForm me={me} onSaved={onDone} />
      ) : (
        <NotLoaded error={error} onRetry={refetch} lines={6} />
      )}
    </>
  );
}
