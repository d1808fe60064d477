import { Link } from 'react-router';
import { MISSING } from '../../format/number/numbers.ts';
import styles from './conflict-counts.module.css';
import { severityCountWord, SeverityMark, type SeverityName } from './severity-mark.tsx';

export type SeverityCounts = {
  readonly blockers: number;
  readonly warnings: number;
  readonly notes: number;
};

type ConflictCountsProps = {
  readonly counts: SeverityCounts;
  /** The page that lists them; without it the counts are not a link. */
  readonly to?: string;
};

/** Open conflicts by severity, each with its shape; a dash for none. */
export function ConflictCounts({ counts, to }: ConflictCountsProps) {
  const present = presentCounts(counts);
  if (present.length === 0) return MISSING;
  const marks = present.map(([severity, count]) => (
    <SeverityMark key={severity} severity={severity} count={count} isShapeOnly />
  ));
  if (to === undefined) return <span className={styles['counts']}>{marks}</span>;
  return (
    <Link to={to} className={`zk-undecorated zk-hover ${styles['counts']} ${styles['link']}`}>
      {marks}
    </Link>
  );
}

/** `1 blocker, 2 warnings`; empty for none. */
export function conflictCountWords(counts: SeverityCounts): string {
  return presentCounts(counts)
    .map(([severity, count]) => severityCountWord(severity, count))
    .join(', ');
}

function presentCounts({ blockers, warnings, notes }: SeverityCounts): (readonly [SeverityName, number])[] {
  const all = [
    ['blocker', blockers],
    ['warning', warnings],
    ['info', notes],
  ] as const;
  return all.filter(([, count]) => count > 0);
}
