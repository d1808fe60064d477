import type { Webinar } from '@zakupki/api-client/schema';
import type { Lang } from '@zakupki/words';
import { isoOf } from '@zakupki/mock-engine/dates/moment';
import type { SeatRecord, WebinarRecord } from '../../model/records/webinars.ts';
import { isRoomOpen, seatsLeft, spanOf, webinarStatus, webinarTitle } from '../../rules/webinars.ts';

/** `seat` is the reader's registration. */
export function presentWebinar(
  record: WebinarRecord,
  { taken, seat, now, lang }: { taken: number; seat: SeatRecord | null; now: number; lang: Lang },
): Webinar {
  const { id, startsAt, durationMinutes, timeZone, capacity, recordingUrl, bonus } = record;
  return {
    id,
    title: webinarTitle(record)[lang],
    summary: { en: record.summary, ru: record.summaryRu }[lang],
    startsAt,
    endsAt: isoOf(spanOf(record).end),
    durationMinutes,
    timeZone,
    speakers: record.speakers.map(({ name, nameRu, title, titleRu }) => ({
      name: { en: name, ru: nameRu }[lang],
      title: { en: title, ru: titleRu }[lang],
    })),
    status: webinarStatus(record, now),
    capacity,
    seatsLeft: seatsLeft(record, taken),
    joinUrl: seat && isRoomOpen(record, now) ? record.roomUrl : null,
    recordingUrl,
    bonus,
    registration: seat && {
      id: seat.id,
      registeredAt: seat.createdAt,
      attendedAt: seat.attendedAt,
      email: seat.email,
    },
  };
}
