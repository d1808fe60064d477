import type { Webinar } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatClock, formatHistoryDay, readerZone } from '../../format/date/dates.ts';
import { zoneName } from '../../format/date/zone-names.ts';
import { getLocale } from '../../i18n/locale.ts';
import styles from './webinar-time.module.css';

type Timed = Pick<Webinar, 'startsAt' | 'endsAt' | 'durationMinutes'>;

/** A webinar's day and hours in the reader's zone. */
export function WebinarTime({ webinar, isCompact = false }: { webinar: Timed; isCompact?: boolean }) {
  const { startsAt, endsAt, durationMinutes } = webinar;
  return (
    <div className={`zk-stack zk-gap-2 ${styles['when']}`} data-compact={isCompact}>
      <time dateTime={startsAt} className={`zk-large zk-bold zk-numeric ${styles['mine']}`}>
        {`${formatHistoryDay(startsAt)}, ${formatClock(startsAt)}–${formatClock(endsAt)} `}
        <span className="zk-secondary zk-regular">{zoneName(readerZone(), new Date(startsAt), getLocale())}</span>
      </time>
      <span className={`zk-secondary zk-numeric ${styles['more']}`}>
        {m.webinar_duration({ count: durationMinutes })}
      </span>
    </div>
  );
}
