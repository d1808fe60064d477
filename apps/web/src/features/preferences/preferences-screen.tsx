import type { ApiError } from '@zakupki/api-client/problem';
import type { Me, ProfilePatch } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { useSaveProfile } from '../../entities/user/save-profile.ts';
import { asApiError, NotLoaded, ProblemMessage } from '../../http/problem-message.tsx';
import { type Locale, setLocale } from '../../i18n/locale.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ZoneOptions } from '../../ui/field/zone-options.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SettingsGroup } from '../../ui/layout/groups/settings-group.tsx';
import { LanguageChoice, SchemeChoice } from '../../ui/theme/appearance-choices.tsx';

/** Every change is saved at once. */
export default function PreferencesScreen() {
  const { data: me, error, refetch } = useGetMeQuery();
  return (
    <>
      <PageHead title={m.settings_preferences()} />
      {me ? <Preferences me={me} /> : <NotLoaded error={error} onRetry={refetch} lines={8} />}
    </>
  );
}

function Preferences({ me }: { me: Me }) {
  const { save } = useSaveProfile();
  const [problem, setProblem] = useState<ApiError>();
  const [choice, setChoice] = useState<{ zone: string; version: number }>();
  // Shows the chosen zone until the profile is saved.
  const timeZone = choice?.version === me.version ? choice.zone : me.profile.timeZone;

  async function change(body: ProfilePatch) {
    setProblem(undefined);
    try {
      await save(me, body);
      showMessage(m.settings_saved());
    } catch (error) {
      setChoice(undefined);
      setProblem(asApiError(error));
    }
  }

  function changeLanguage(chosen: Locale) {
    setLocale(chosen);
    // During impersonation the user's e-mails keep their language.
    if (!me.impersonator) void change({ locale: chosen });
  }

  function changeTimeZone(zone: string) {
    setChoice({ zone, version: me.version });
    void change({ timeZone: zone });
  }

  return (
    <>
      <ProblemMessage error={problem} />
      <SettingsGroup title={m.settings_language()} text={m.settings_language_text()}>
        <div>
          <LanguageChoice onChange={changeLanguage} />
        </div>
      </SettingsGroup>
      <SettingsGroup title={m.settings_zone()} text={m.settings_zone_text()}>
        <SelectField
          label={m.settings_zone()}
          isLabelHidden
          value={timeZone}
          onChange={({ currentTarget }) => changeTimeZone(currentTarget.value)}
        >
          <ZoneOptions chosen={timeZone} />
        </SelectField>
      </SettingsGroup>
      <SettingsGroup title={m.settings_scheme()} text={m.settings_scheme_text()}>
        <div>
          <SchemeChoice />
        </div>
      </SettingsGroup>
    </>
  );
}
