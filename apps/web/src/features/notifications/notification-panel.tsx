import { useState } from 'react';
import { m } from '#messages';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { NotificationList } from './notification-list.tsx';
import { NotificationSettings } from './notification-settings.tsx';

/** Loaded on the first press, hence the default export. */
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
