import { Button } from '@mantine/core';
import { m } from '#messages';
import { type Locale, setLocale, useLocale } from '../../../i18n/locale.ts';

const NAMES: Record<Locale, string> = { en: 'English', ru: 'Русский' };
const SHORT: Record<Locale, string> = { en: 'EN', ru: 'RU' };

/** Switches to the other language; the button speaks that language, for those who cannot read this one. */
export function LanguageSwitch() {
  const other: Locale = useLocale() === 'ru' ? 'en' : 'ru';
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      lang={other}
      // The name begins with what one sees, for those who speak to their computer.
      aria-label={`${SHORT[other]}: ${m.shell_switch_language({ language: NAMES[other] }, { locale: other })}`}
      title={NAMES[other]}
      onClick={() => setLocale(other)}
    >
      {SHORT[other]}
    </Button>
  );
}
