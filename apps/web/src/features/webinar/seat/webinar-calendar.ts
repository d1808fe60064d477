/** An iCalendar file (RFC 5545). Loaded lazily. */
import type { Webinar } from '@zakupki/api-client/schema';
import { durationMs } from '@zakupki/procurement/time/durations';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { m } from '#messages';
import { getLocale } from '../../../i18n/locale.ts';

const ALARM_SECONDS = durationMs('webinarRoom') / 1000;

/** A stable UID: adding the file twice moves the event instead of duplicating it. */
const UID_DOMAIN = 'webinars.zakupki.example';

/**
 * Writes the event in the language of the page. Times are in UTC.
 * @param link address of the webinar's page
 * @param now milliseconds
 */
export function calendarText(webinar: Webinar, link: string, now: number): string {
  const { id, title, summary, speakers, startsAt, endsAt } = webinar;
  const calendar = ical({
    prodId: { company: 'Zakupki', product: 'Webinars', language: getLocale().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${id}@${UID_DOMAIN}`,
    stamp: new Date(now),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    description: [
      summary,
      speakers.map(({ name, title: position }) => `${name}, ${position}`).join('\n'),
      m.webinar_calendar_link({ url: link }),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    location: link,
    url: link,
  });
  event.createAlarm({
    type: ICalAlarmType.display,
    trigger: ALARM_SECONDS,
    description: m.webinar_calendar_alarm({ title }),
  });
  return calendar.toString();
}

/** `webinar-2026-11-12.ics`, by the day in UTC. */
export function calendarFileName({ startsAt }: Pick<Webinar, 'startsAt'>): string {
  return `webinar-${startsAt.slice(0, 10)}.ics`;
}
