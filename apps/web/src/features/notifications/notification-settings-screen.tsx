import { useState } from 'react';
import { m } from '#messages';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { NotificationPrefsForm } from './notification-prefs-form.tsx';
import styles from './notifications.module.css';

export default function NotificationSettingsScreen() {
  const { data: me, error, refetch } = useGetMeQuery();
  const [saves, setSaves] = useState(0);
  return (
    <>
      <PageHead title={m.settings_notifications()} />
      <div className={styles['settings']}>
        {me ? (
          // A new key after every save resets the unsaved ticks.
          <NotificationPrefsForm key={saves} me={me} onSaved={() => setSaves(saves + 1)} />
        ) : (
          <NotLoaded error={error} onRetry={refetch} lines={8} />
        )}
      </div>
    </>
  );
}
