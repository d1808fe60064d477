/** Status, seats and texts of webinars. Pure. */
import type { WebinarStatus } from '@zakupki/api-client/schema';
import { DateTime } from 'luxon';
import { LOCALES, type Lang, type Words } from '@zakupki/words';
import type { GrantRecord } from '../model/records/billing.ts';
import type { WebinarRecord } from '../model/records/webinars.ts';
import type { Movement } from './access/credits.ts';
import { durationMs } from '@zakupki/procurement/time/durations';
import { isoOf } from '@zakupki/mock-engine/dates/moment';

const MINUTE_MS = 60_000;
/** how early the room opens */
const OPENS_BEFORE_MS = durationMs('webinarRoom');
const BONUS_DAYS = 90;

type Schedule = Pick<WebinarRecord, 'startsAt' | 'durationMinutes' | 'isCancelled'>;

/** Epoch ms. */
export function spanOf({ startsAt, durationMinutes }: Omit<Schedule, 'isCancelled'>): { start: number; end: number } {
  const start = Date.parse(startsAt);
  return { start, end: start + durationMinutes * MINUTE_MS };
}

export function webinarStatus(webinar: Schedule, now: number): WebinarStatus {
  if (webinar.isCancelled) return 'cancelled';
  const { start, end } = spanOf(webinar);
  if (now >= end) return 'ended';
  return now >= start ? 'live' : 'scheduled';
}

/** From shortly before the start until the end. */
export function isRoomOpen(webinar: Schedule, now: number): boolean {
  const { start, end } = spanOf(webinar);
  return !webinar.isCancelled && now >= start - OPENS_BEFORE_MS && now < end;
}

/** Returns null for unlimited capacity. */
export function seatsLeft({ capacity }: Pick<WebinarRecord, 'capacity'>, taken: number): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken);
}

export function webinarTitle({ title, titleRu }: Pick<WebinarRecord, 'title' | 'titleRu'>): Words {
  return { en: title, ru: titleRu };
}

const PLACES: Readonly<Record<WebinarStatus, number>> = { live: 0, scheduled: 1, ended: 2, cancelled: 2 };

/** Live, then upcoming (soonest first), then past (latest first). */
export function sortWebinars(webinars: readonly WebinarRecord[], now: number): WebinarRecord[] {
  return webinars
    .map((webinar) => ({ webinar, place: PLACES[webinarStatus(webinar, now)], at: Date.parse(webinar.startsAt) }))
    .sort((a, b) => a.place - b.place || (a.place === 2 ? b.at - a.at : a.at - b.at))
    .map(({ webinar }) => webinar);
}

/** In the organiser's time zone. */
export function announcedTime(
  { startsAt, timeZone }: Pick<WebinarRecord, 'startsAt' | 'timeZone'>,
  lang: Lang,
): string {
  const local = DateTime.fromISO(startsAt, { zone: timeZone, locale: LOCALES[lang] });
  return `${local.toFormat('d MMMM yyyy, HH:mm')} (${timeZone})`;
}

/** Returns null without a bonus. */
export function bonusCredits(
  { bonus }: Pick<WebinarRecord, 'bonus'>,
  { id, ownerId, nowIso }: { id: string; ownerId: string; nowIso: string },
): Movement | null {
  if (!bonus) return null;
  const { credits } = bonus;
  const expiresAt = isoOf(DateTime.fromISO(nowIso, { zone: 'utc' }).plus({ days: BONUS_DAYS }).toMillis());
  const grant: GrantRecord = {
    id,
    ownerId,
    amount: credits,
    remaining: credits,
    source: 'webinar',
    category: 'promotional',
    effectiveAt: nowIso,
    expiresAt,
  };
  return { grant, type: 'grant', amount: credits, at: nowIso, reason: 'webinar' };
}
