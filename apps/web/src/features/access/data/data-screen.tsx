import { m } from '#messages';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { SettingsGroup } from '../../../ui/layout/groups/settings-group.tsx';
import { ExportControls } from '../ended/export-data.tsx';

export default function DataScreen() {
  const { data: me, error, refetch } = useGetMeQuery();
  return (
    <>
      <PageHead title={m.settings_data()} />
      {me ? (
        <SettingsGroup title={m.notices_export()} text={m.notices_export_text()}>
          {me.profile.phone === null ? (
            // Orders are not read without a phone number.
            <>
              <p>{m.settings_data_phone()}</p>
              <div>
                <LinkButton to={paths.profileSettings()} variant="default">
                  {m.settings_profile()}
                </LinkButton>
              </div>
            </>
          ) : (
            <ExportControls />
          )}
        </SettingsGroup>
      ) : (
        <NotLoaded error={error} onRetry={refetch} lines={4} />
      )}
    </>
  );
}
