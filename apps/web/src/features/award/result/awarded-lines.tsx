import type { Award } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Day } from '../../../ui/value/moment.tsx';
import { ALLOCATION_HEADINGS, AllocationRow, HeadingRow } from '../awarded-line-table.tsx';
import styles from './awarded-lines.module.css';

interface AwardedLinesProps {
  readonly award: Pick<Award, 'allocations' | 'currency'>;
  readonly bidIds: readonly string[];
  readonly label: string;
}

export function AwardedLines({ award: { allocations, currency }, bidIds, label }: AwardedLinesProps) {
  const own = allocations.filter(({ bidId }) => bidIds.includes(bidId));
  return (
    // Scrollable areas need keyboard focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['box']} role="region" aria-label={m.award_lines_of_supplier({ name: label })} tabIndex={0}>
      <table className={`zk-table ${styles['lines']}`}>
        <thead>
          <HeadingRow headings={ALLOCATION_HEADINGS} />
        </thead>
        <tbody>
          {own.map((allocation) => (
            <AllocationRow
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
