import { m } from '#messages';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { SettingsGroup } from '../../../ui/layout/groups/settings-group.tsx';
import { DetailsForm } from './details-form.tsx';
import { EmailSetting } from './email-setting.tsx';
import { PhoneSetting } from './phone-setting.tsx';

export default function ProfileScreen() {
  const { data: me, error, refetch } = useGetMeQuery();
  return (
    <>
      <PageHead title={m.settings_profile()} />
      {me ? (
        <>
          <DetailsForm me={me} />
          <SettingsGroup title={m.settings_email()} text={m.settings_email_text()}>
            <EmailSetting me={me} />
          </SettingsGroup>
          <SettingsGroup title={m.settings_phone()} text={m.settings_phone_text()}>
            <PhoneSetting me={me} />
          </SettingsGroup>
        </>
      ) : (
        <NotLoaded error={error} onRetry={refetch} lines={12} />
      )}
    </>
  );
}
