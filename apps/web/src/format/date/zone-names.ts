import type { Words } from '@zakupki/words';
import type { Locale } from '../../i18n/locale.ts';
import { dateFormat } from '../locale-formats.ts';

// Intl has no short names for Russian zones and returns GMT+3. These are the names used in Russia.
const NAMES: Readonly<Record<string, Words>> = {
  'Europe/Moscow': { en: 'MSK', ru: 'МСК' },
  'Europe/Kaliningrad': { en: 'MSK−1', ru: 'МСК−1' },
  'Europe/Samara': { en: 'MSK+1', ru: 'МСК+1' },
  'Asia/Yekaterinburg': { en: 'MSK+2', ru: 'МСК+2' },
  'Asia/Omsk': { en: 'MSK+3', ru: 'МСК+3' },
  'Asia/Novosibirsk': { en: 'MSK+4', ru: 'МСК+4' },
  'Asia/Krasnoyarsk': { en: 'MSK+4', ru: 'МСК+4' },
  'Asia/Irkutsk': { en: 'MSK+5', ru: 'МСК+5' },
  'Asia/Yakutsk': { en: 'MSK+6', ru: 'МСК+6' },
  'Asia/Vladivostok': { en: 'MSK+7', ru: 'МСК+7' },
  'Asia/Magadan': { en: 'MSK+8', ru: 'МСК+8' },
  'Asia/Kamchatka': { en: 'MSK+9', ru: 'МСК+9' },
};

/** `МСК`, `MSK`, `CET` */
export function zoneName(zone: string, at: Date, locale: Locale): string {
  const known = NAMES[zone];
  if (known) return known[locale];
  const parts = dateFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
