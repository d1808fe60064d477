import { Button } from '@mantine/core';
import { m } from '#messages';
import { languageName, otherLocales, setLocale, useLocale } from '../../../i18n/locale.ts';

/** Each button is labelled in its own language, for readers who do not know the current one. */
export function LanguageSwitch() {
  return otherLocales(useLocale()).map((other) => (
    <Button
      key={other}
      variant="subtle"
      color="gray"
      size="compact-md"
      lang={other}
      // The accessible name begins with the visible text, for speech input.
      aria-label={`${other.toUpperCase()}: ${m.shell_switch_language({ language: languageName(other) }, { locale: other })}`}
      title={languageName(other)}
      onClick={() => setLocale(other)}
    >
      {other.toUpperCase()}
    </Button>
  ));
}
