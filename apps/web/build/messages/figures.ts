/** Durations in messages, `{duration_loginLink}`: written when they are compiled, so that no page loads the table. */
import { type DurationName, DURATIONS, durationText } from '@zakupki/procurement/time/durations';
import { LANGUAGES } from '@zakupki/words';

/** @param messages text of a file of messages @throws Error for an unknown duration or language */
export function withDurations(messages: string, locale: string): Buffer {
  const lang = LANGUAGES.find((one) => one === locale);
  const text = messages.replaceAll(/\{duration_(\w+)\}/gu, (input, name: string) => {
    if (!(name in DURATIONS) || !lang) throw new Error(`${input} of ${locale} is in no table of durations`);
    return durationText(name as DurationName, lang);
  });
  return Buffer.from(text);
}
