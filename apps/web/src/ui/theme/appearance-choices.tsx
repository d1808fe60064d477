import { useMantineColorScheme } from '@mantine/core';
import { m } from '#messages';
import { languageName, type Locale, locales, useLocale } from '../../i18n/locale.ts';
import { Segments } from '../filter/segments.tsx';

export function LanguageChoice({ onChange }: { onChange: (locale: Locale) => void }) {
  return (
    <Segments
      label={m.settings_language()}
      choices={locales.map((value) => ({ value, label: languageName(value) }))}
      value={useLocale()}
      onChange={onChange}
    />
  );
}

export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Segments
      label={m.settings_scheme()}
      choices={[
        { value: 'light', label: m.settings_scheme_light() },
        { value: 'dark', label: m.settings_scheme_dark() },
        { value: 'auto', label: m.settings_scheme_system() },
      ]}
      value={colorScheme}
      onChange={setColorScheme}
    />
  );
}
