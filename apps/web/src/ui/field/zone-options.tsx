import type { Words } from '@zakupki/words';
import { m } from '#messages';
import { now } from '../../format/date/clock.ts';
import { zoneName } from '../../format/date/zone-names.ts';
import { type Locale, useLocale } from '../../i18n/locale.ts';

// Zones of Russia, its neighbours and its trade partners.
const CITIES: Readonly<Record<string, Words>> = {
  'Europe/Kaliningrad': { en: 'Kaliningrad', ru: 'Калининград' },
  'Europe/Moscow': { en: 'Moscow', ru: 'Москва' },
  'Europe/Minsk': { en: 'Minsk', ru: 'Минск' },
  'Europe/Samara': { en: 'Samara', ru: 'Самара' },
  'Asia/Yekaterinburg': { en: 'Yekaterinburg', ru: 'Екатеринбург' },
  'Asia/Omsk': { en: 'Omsk', ru: 'Омск' },
  'Asia/Almaty': { en: 'Almaty', ru: 'Алматы' },
  'Asia/Novosibirsk': { en: 'Novosibirsk', ru: 'Новосибирск' },
  'Asia/Krasnoyarsk': { en: 'Krasnoyarsk', ru: 'Красноярск' },
  'Asia/Irkutsk': { en: 'Irkutsk', ru: 'Иркутск' },
  'Asia/Yakutsk': { en: 'Yakutsk', ru: 'Якутск' },
  'Asia/Vladivostok': { en: 'Vladivostok', ru: 'Владивосток' },
  'Asia/Magadan': { en: 'Magadan', ru: 'Магадан' },
  'Asia/Kamchatka': { en: 'Kamchatka', ru: 'Камчатка' },
  'Europe/Berlin': { en: 'Berlin', ru: 'Берлин' },
  'Europe/London': { en: 'London', ru: 'Лондон' },
  'Asia/Shanghai': { en: 'Shanghai', ru: 'Шанхай' },
  UTC: { en: 'UTC', ru: 'UTC' },
};

type ZoneOptionsProps = {
  /** Always among the options. */
  readonly chosen: string | null;
  /** A zone that the caller offers as a separate option. */
  readonly except?: string;
};

export function ZoneOptions({ chosen, except }: ZoneOptionsProps) {
  const locale = useLocale();
  const zones = new Set([...(chosen === null ? [] : [chosen]), ...Object.keys(CITIES)]);
  return [...zones]
    .filter((zone) => zone !== except)
    .map((zone) => (
      <option key={zone} value={zone}>
        {zoneLabel(zone, locale)}
      </option>
    ));
}

/** Names the zone beside a time that is entered. */
export function ZoneNote({ zone }: { zone: string }) {
  const locale = useLocale();
  return m.dates_zone({ zone: zoneLabel(zone, locale) });
}

/** `Москва (МСК)`, `Berlin (CET)` */
export function zoneLabel(zone: string, locale: Locale): string {
  const city = CITIES[zone]?.[locale] ?? zone.replace(/^.*\//, '').replaceAll('_', ' ');
  const name = zoneName(zone, new Date(now()), locale);
  return name === city ? city : `${city} (${name})`;
}
