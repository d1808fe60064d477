import type { BidRow } from '@zakupki/api-client/schema';
import { IconClockExclamation, IconHistory, IconLink, IconLock } from '@tabler/icons-react';
import { m } from '#messages';
import { daysUntil, formatRelativeDay } from '../../format/date/dates.ts';
import { now } from '../../format/date/clock.ts';
import { MISSING } from '../../format/number/numbers.ts';
import { Day } from '../../ui/value/moment.tsx';
import styles from './list/bids.module.css';

type Marked = Pick<BidRow, 'flags' | 'alternativeOfBidId' | 'round' | 'isSealed' | 'submittedVia'>;

/** Marks such as "late" or "revision 2"; the rank and the date say that a bid has expired. Null when it has none. */
export function bidMarks({ flags, alternativeOfBidId, round, isSealed, submittedVia }: Marked) {
  const { isLate, isOutdated } = flags;
  const marks = [
    isSealed && { key: 'sealed', icon: IconLock, word: m.sealed_mark() },
    submittedVia === 'copied_link' && { key: 'copied', icon: IconLink, word: m.sealed_copied_link() },
    isLate && { key: 'late', icon: IconClockExclamation, word: m.bids_flag_late() },
    isOutdated && { key: 'outdated', icon: IconHistory, word: m.bids_flag_outdated() },
    alternativeOfBidId !== null && { key: 'alternative', icon: null, word: m.bids_alternative() },
    round > 1 && { key: 'round', icon: null, word: m.bids_round({ round }) },
  ].filter((mark) => mark !== false);
  return marks.length === 0 ? null : marks;
}

export function BidMarks({ bid }: { bid: Marked }) {
  const marks = bidMarks(bid);
  if (!marks) return MISSING;
  return (
    <span className={styles['marks']}>
      {marks.map(({ key, icon: Icon, word }) => (
        <span
          key={key}
          className={`zk-inline zk-nowrap zk-gap-4 zk-tone ${styles['mark']}`}
          data-tone={Icon && key !== 'sealed' ? 'warning' : 'neutral'}
        >
          {Icon && <Icon size={14} className="zk-icon" aria-hidden />}
          {word}
        </span>
      ))}
    </span>
  );
}

/** Days before the end of validity that deserve attention. */
const SOON_DAYS = 7;

/** Marks bids that expire soon with words, not with colour alone. */
export function ValidUntil({ date, isExpired, zone }: { date: string | null; isExpired: boolean; zone: string }) {
  if (date === null) return MISSING;
  const left = daysUntil(date, zone);
  const word = isExpired ? m.bids_valid_over() : left <= SOON_DAYS ? formatRelativeDay(date, now(), zone) : null;
  if (word === null) return <Day date={date} />;
  return (
    <span className="zk-tone" data-tone={isExpired ? 'danger' : 'warning'}>
      <Day date={date} /> · {word}
    </span>
  );
}
