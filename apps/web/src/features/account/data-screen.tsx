import { Button } from '@mantine/core';
import type { Me } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { OwnOnlyNote } from '../../entities/impersonation/own-only-note.tsx';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SettingsGroup } from '../../ui/layout/groups/settings-group.tsx';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import { ExportControls } from '../../entities/user/export-controls.tsx';

const DeleteAccountDialog = lazyDialog(() => import('./delete-account-dialog.tsx'));

export default function DataScreen() {
  const { data: me, error, refetch } = useGetMeQuery();
  return (
    <>
      <PageHead title={m.settings_data()} />
      {!me && <NotLoaded error={error} onRetry={refetch} lines={8} />}
      {me?.impersonator && <OwnOnlyNote me={me} />}
      {me && !me.impersonator && (
        <>
          <SettingsGroup title={m.notices_export()} text={m.notices_export_text()}>
            <ExportControls />
          </SettingsGroup>
          <SettingsGroup title={m.settings_delete()} text={m.settings_delete_text()}>
            <DeleteAccount me={me} />
          </SettingsGroup>
        </>
      )}
    </>
  );
}

function DeleteAccount({ me }: { me: Me }) {
  const [isAsking, setAsking] = useState(false);
  if (me.user.role === 'admin') return <p>{m.settings_delete_admin()}</p>;
  return (
    <>
      <p>{m.settings_delete_gone()}</p>
      <p>{m.settings_delete_stays()}</p>
      <div>
        <Button variant="outline" color="danger" onClick={() => setAsking(true)}>
          {m.settings_delete_open()}
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog me={me} onClose={() => setAsking(false)} />}
    </>
  );
}
