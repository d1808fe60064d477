import { Button } from '@mantine/core';
import { m } from '#messages';
import { type Locale, setLocale, useLocale } from '../../../i18n/locale.ts';

const NAMES: Record<Locale, string> = { en: 'English', ru: 'Русский' };
const SHORT: Record<Locale, string> = { en: 'EN', ru: 'RU' };

/** The button is labelled in the other language, for readers who do not know the current one. */
export function LanguageSwitch() {
  const other: Locale = useLocale() === 'ru' ? 'en' : 'ru';
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      lang={other}
      // The accessible name begins with the visible text, for speech input.
      aria-label={`${SHORT[other]}: ${m.shell_switch_language({ language: NAMES[other] }, { locale: other })}`}
      title={NAMES[other]}
      onClick={() => setLocale(other)}
    >
      {SHORT[other]}
    </Button>
  );
}
