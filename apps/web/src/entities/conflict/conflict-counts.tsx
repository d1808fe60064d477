import { Link } from 'react-router';
import { MISSING } from '../../format/number/numbers.ts';
import styles from './conflict-counts.module.css';
import { severityCountWord, SeverityMark, type SeverityName } from './severity-mark.tsx';

/** The open conflicts of an order or a bid by severity. */
export interface ConflictFigures {
  readonly blockers: number;
  readonly warnings: number;
  readonly notes: number;
}

export interface ConflictCountsProps {
  readonly counts: ConflictFigures;
  /** Where they are shown; without it they are figures alone. */
  readonly to?: string;
}

/** How many conflicts are open: blockers, warnings and notes, each with its shape; a dash for none. */
export function ConflictCounts({ counts, to }: ConflictCountsProps) {
  const present = presentCounts(counts);
  if (present.length === 0) return MISSING;
  const figures = (
    <span className={styles['counts']}>
      {present.map(([severity, count]) => (
        <SeverityMark key={severity} severity={severity} count={count} isShapeOnly />
      ))}
    </span>
  );
  if (to === undefined) return figures;
  return (
    <Link to={to} className={styles['link']}>
      {figures}
    </Link>
  );
}

/** The same in words: `1 blocker, 2 warnings`; empty for none. */
export function conflictCountWords(counts: ConflictFigures): string {
  return presentCounts(counts)
    .map(([severity, count]) => severityCountWord(severity, count))
    .join(', ');
}

/** The gravest first. */
function presentCounts({ blockers, warnings, notes }: ConflictFigures): (readonly [SeverityName, number])[] {
  const all = [
    ['blocker', blockers],
    ['warning', warnings],
    ['info', notes],
  ] as const;
  return all.filter(([, count]) => count > 0);
}
