import { useState } from 'react';
import { m } from '#messages';
import { OwnOnlyNote } from '../../entities/impersonation/own-only-note.tsx';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { showMessage } from '../../ui/feedback/popups.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SettingsGroup } from '../../ui/layout/groups/settings-group.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

export default function SecurityScreen() {
  const { data: me, error, refetch } = useGetMeQuery();
  // A new key after every change empties the form.
  const [changes, setChanges] = useState(0);
  if (!me) {
    return (
      <>
        <PageHead title={m.settings_security()} />
        <NotLoaded error={error} onRetry={refetch} lines={10} />
      </>
    );
  }
  return (
    <>
      <PageHead title={m.settings_security()} />
      {me.impersonator ? (
        <OwnOnlyNote me={me} />
      ) : (
        <>
          <SettingsGroup title={m.settings_password()} text={m.settings_password_text()}>
            <PasswordForm
              key={changes}
              me={me}
              onChanged={() => {
                showMessage(m.settings_password_changed());
                setChanges(changes + 1);
              }}
            />
          </SettingsGroup>
          <SettingsGroup title={m.settings_sessions()} text={m.settings_sessions_text()}>
            <SessionList />
          </SettingsGroup>
        </>
      )}
    </>
  );
}
