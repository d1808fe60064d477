import type { Webinar } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatClock, formatHistoryDay, formatTime, isReaderClock, readerZone } from '../../format/date/dates.ts';
import { zoneName } from '../../format/date/zone-names.ts';
import { getLocale } from '../../i18n/locale.ts';
import styles from './webinar-time.module.css';

type Timed = Pick<Webinar, 'startsAt' | 'endsAt' | 'timeZone' | 'durationMinutes'>;

/** A webinar's day and hours in the reader's zone, and its start in the organizer's zone where that differs. */
export function WebinarTime({ webinar, isCompact = false }: { webinar: Timed; isCompact?: boolean }) {
  const { startsAt, endsAt, timeZone, durationMinutes } = webinar;
  const zone = zoneName(readerZone(), new Date(startsAt), getLocale());
  const isSame = isReaderClock(startsAt, timeZone);
  return (
    <div className={`zk-stack zk-gap-2 ${styles['when']}`} data-compact={isCompact}>
      <time dateTime={startsAt} className={`zk-large zk-bold zk-numeric ${styles['mine']}`}>
        {`${formatHistoryDay(startsAt)}, ${formatClock(startsAt)}–${formatClock(endsAt)} `}
        <span className="zk-secondary zk-regular">
          {isSame ? zoneName(timeZone, new Date(startsAt), getLocale()) : zone}
        </span>
      </time>
      <span className={`zk-secondary zk-numeric ${styles['more']}`}>
        {[
          ...(isSame
            ? []
            : [m.webinar_at_organiser({ time: formatTime(startsAt, { zone: timeZone, nameZone: true }) })]),
          m.webinar_duration({ count: durationMinutes }),
        ].join(' · ')}
      </span>
    </div>
  );
}
