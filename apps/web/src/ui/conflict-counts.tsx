import { IconAlertOctagon, IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatCount, NOTHING } from '../format/numbers.ts';
import styles from './conflict-counts.module.css';

export interface ConflictCountsProps {
  /** All that are open, blockers among them. */
  readonly open: number;
  readonly blockers: number;
  /** Where they are shown; without it they are figures alone. */
  readonly to?: string;
}

/** How many conflicts are open: blockers with an octagon, the others with a triangle, a dash for none. */
export function ConflictCounts({ open, blockers, to }: ConflictCountsProps) {
  const others = open - blockers;
  if (open === 0) return NOTHING;
  const counts = (
    <span className={styles['counts']}>
      {blockers > 0 && (
        <Count tone="danger" icon={IconAlertOctagon} count={blockers} label={m.words_blockers({ count: blockers })} />
      )}
      {others > 0 && (
        <Count
          tone="warning"
          icon={IconAlertTriangle}
          count={others}
          label={blockers > 0 ? m.words_other_conflicts({ count: others }) : m.words_conflicts({ count: others })}
        />
      )}
    </span>
  );
  if (to === undefined) return counts;
  return (
    <Link to={to} className={styles['link']}>
      {counts}
    </Link>
  );
}

interface CountProps {
  readonly tone: 'danger' | 'warning';
  readonly icon: typeof IconAlertOctagon;
  readonly count: number;
  readonly label: string;
}

function Count({ tone, icon: Icon, count, label }: CountProps) {
  return (
    <span className={styles['count']} data-tone={tone} title={label}>
      <Icon size={16} className="zk-icon" aria-hidden />
      <span aria-hidden className="zk-numeric">
        {formatCount(count)}
      </span>
      <span className="zk-visually-hidden">{label}</span>
    </span>
  );
}
