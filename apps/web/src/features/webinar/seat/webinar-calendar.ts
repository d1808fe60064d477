/** The webinar as a file every calendar reads (RFC 5545). Loaded when somebody wants it. */
import type { Webinar } from '@zakupki/api-client/schema';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { m } from '#messages';
import { getLocale } from '../../../i18n/locale.ts';

const ALARM_SECONDS = 15 * 60;

/** What the calendar knows the event by: the same whenever it is added, so that it moves rather than doubles. */
const UID_DOMAIN = 'webinars.zakupki.example';

/**
 * The file's text, in the language of the page. Times are in UTC, which every calendar shows in its own zone.
 * @param link address of the webinar's page, where one joins
 * @param now when the file is made, in milliseconds
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
