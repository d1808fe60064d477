import { dateFormat } from '../locale-formats.ts';

// Intl has no short names of Russian zones and returns GMT+3; these are the names used in Russia.
const NAMES: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  'Europe/Moscow': ['MSK', 'МСК'],
  'Europe/Kaliningrad': ['MSK−1', 'МСК−1'],
  'Europe/Samara': ['MSK+1', 'МСК+1'],
  'Asia/Yekaterinburg': ['MSK+2', 'МСК+2'],
  'Asia/Omsk': ['MSK+3', 'МСК+3'],
  'Asia/Novosibirsk': ['MSK+4', 'МСК+4'],
  'Asia/Krasnoyarsk': ['MSK+4', 'МСК+4'],
  'Asia/Irkutsk': ['MSK+5', 'МСК+5'],
  'Asia/Yakutsk': ['MSK+6', 'МСК+6'],
  'Asia/Vladivostok': ['MSK+7', 'МСК+7'],
  'Asia/Magadan': ['MSK+8', 'МСК+8'],
  'Asia/Kamchatka': ['MSK+9', 'МСК+9'],
};

/** Zones of the country most readers live in. */
export const COMMON_ZONES: readonly string[] = Object.keys(NAMES);

/** `МСК`, `MSK`, `CET` */
export function zoneName(zone: string, at: Date, locale: string): string {
  const known = NAMES[zone];
  if (known) return locale === 'ru' ? known[1] : known[0];
  const parts = dateFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
