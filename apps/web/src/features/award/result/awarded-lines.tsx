import type { Award } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Day } from '../../../ui/value/moment.tsx';
import { AwardedHead, AwardedRow } from './awarded-row.tsx';
import styles from './awarded-lines.module.css';

export interface AwardedLinesProps {
  readonly award: Pick<Award, 'allocations' | 'currency'>;
  /** Whose lines. */
  readonly bidIds: readonly string[];
  /** Who that is. */
  readonly label: string;
}

/** What one supplier was awarded, line by line. */
export function AwardedLines({ award: { allocations, currency }, bidIds, label }: AwardedLinesProps) {
  const own = allocations.filter(({ bidId }) => bidIds.includes(bidId));
  return (
    // Scrolls by itself, so it can be reached and scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['box']} role="region" aria-label={m.award_lines_of_supplier({ name: label })} tabIndex={0}>
      <table className={styles['lines']}>
        <thead>
          <AwardedHead />
        </thead>
        <tbody>
          {own.map((allocation) => (
            <AwardedRow
              key={allocation.bidItemId}
              allocation={allocation}
              currency={currency}
              day={<Day date={allocation.deliveryDate} />}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
