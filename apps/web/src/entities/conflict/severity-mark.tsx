import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { m } from '#messages';
import { formatCount } from '../../format/number/numbers.ts';
import styles from './severity-mark.module.css';

// Each severity has a shape and a word besides its colour.
const LOOKS = {
  blocker: {
    icon: IconAlertOctagon,
    tone: 'danger',
    word: () => m.words_severity_blocker(),
    count: (count: number) => m.words_blockers({ count }),
  },
  warning: {
    icon: IconAlertTriangle,
    tone: 'warning',
    word: () => m.words_severity_warning(),
    count: (count: number) => m.words_warnings({ count }),
  },
  info: {
    icon: IconInfoCircle,
    tone: 'note',
    word: () => m.words_severity_info(),
    count: (count: number) => m.words_infos({ count }),
  },
} as const;

export type SeverityName = keyof typeof LOOKS;
/** Every severity of a conflict, the gravest first. */
// Only these keys exist; Object.keys forgets it.
export const SEVERITIES = Object.keys(LOOKS) as readonly SeverityName[];

export interface SeverityMarkProps {
  readonly severity: SeverityName;
  /** How many there are: `3 blockers`. Without it the word alone. */
  readonly count?: number;
  /** The shape, with the number, alone in sight; the word is still read aloud. */
  readonly isShapeOnly?: boolean;
}

/** So many of a severity: `3 blockers`. */
export function severityCountWord(severity: SeverityName, count: number): string {
  return LOOKS[severity].count(count);
}

/** How grave a conflict is: octagon, triangle or circle, with its word. */
export function SeverityMark({ severity, count, isShapeOnly = false }: SeverityMarkProps) {
  const { icon: Icon, tone, word, count: counted } = LOOKS[severity];
  const text = count === undefined ? word() : counted(count);
  return (
    <span className={styles['mark']} data-tone={tone} {...(isShapeOnly && { title: text })}>
      <Icon size={16} className="zk-icon" aria-hidden />
      {isShapeOnly && count !== undefined && (
        <span aria-hidden className="zk-numeric">
          {formatCount(count)}
        </span>
      )}
      <span className={isShapeOnly ? 'zk-visually-hidden' : undefined}>{text}</span>
    </span>
  );
}
