/**
 * How long links, codes and notices last, each in one place: the server counts with it, and e-mails and screens say it
 * (`{duration_loginLink}` in messages of the web).
 */
import type { Lang } from '@zakupki/words';

type Unit = 'minute' | 'hour' | 'day';

type Duration = { readonly count: number; readonly unit: Unit };

export const DURATIONS = {
  /** of the link that confirms the address of a new account */
  signUpLink: { count: 24, unit: 'hour' },
  emailChangeLink: { count: 24, unit: 'hour' },
  passwordLink: { count: 1, unit: 'hour' },
  loginLink: { count: 15, unit: 'minute' },
  phoneCode: { count: 10, unit: 'minute' },
  impersonation: { count: 60, unit: 'minute' },
  /** at least; a link of an invitation works to the deadline */
  invitationLink: { count: 7, unit: 'day' },
  /** how long suppliers see a request after its end */
  endedRequest: { count: 30, unit: 'day' },
  /** before the deadline: the buyer is notified, silent suppliers are reminded */
  deadlineNotice: { count: 24, unit: 'hour' },
  supplierReminder: { count: 24, unit: 'hour' },
  /** before the deadline: an order is on the home page */
  homeDeadlines: { count: 48, unit: 'hour' },
  /** before the last day of a supplier's document */
  documentNotice: { count: 14, unit: 'day' },
  /** before a webinar starts: its room opens */
  webinarRoom: { count: 15, unit: 'minute' },
} as const satisfies Readonly<Record<string, Duration>>;

export type DurationName = keyof typeof DURATIONS;

const UNIT_MS: Readonly<Record<Unit, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

export function durationMs(name: DurationName): number {
  const { count, unit } = DURATIONS[name];
  return count * UNIT_MS[unit];
}

/** Russian ones in the genitive, after «в течение», «меньше» or «больше». */
const WORDS: Readonly<Record<Lang, Readonly<Record<Unit, { single: string; one: string; other: string }>>>> = {
  en: {
    minute: { single: 'a minute', one: 'minute', other: 'minutes' },
    hour: { single: 'an hour', one: 'hour', other: 'hours' },
    day: { single: 'a day', one: 'day', other: 'days' },
  },
  ru: {
    minute: { single: 'минуты', one: 'минуты', other: 'минут' },
    hour: { single: 'часа', one: 'часа', other: 'часов' },
    day: { single: 'дня', one: 'дня', other: 'дней' },
  },
};

/** "15 minutes", "an hour"; «15 минут», «часа». */
export function durationText(name: DurationName, lang: Lang): string {
  const { count, unit }: Duration = DURATIONS[name];
  const { single, one, other } = WORDS[lang][unit];
  if (count === 1) return single;
  return `${count} ${new Intl.PluralRules(lang).select(count) === 'one' ? one : other}`;
}
