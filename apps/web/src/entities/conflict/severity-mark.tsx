import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { m } from '#messages';
import { formatCount } from '../../format/number/numbers.ts';

// Colour is never the only sign.
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
/** Highest severity first. */
// Object.keys loses the key type.
export const SEVERITIES = Object.keys(LOOKS) as readonly SeverityName[];

type SeverityMarkProps = {
  readonly severity: SeverityName;
  /** With a number: `3 blockers`. */
  readonly count?: number;
  /** Shows only the shape and the number; screen readers get the word. */
  readonly isShapeOnly?: boolean;
};

export const severityWord = (severity: SeverityName): string => LOOKS[severity].word();

/** `3 blockers` */
export function severityCountWord(severity: SeverityName, count: number): string {
  return LOOKS[severity].count(count);
}

export function SeverityMark({ severity, count, isShapeOnly = false }: SeverityMarkProps) {
  const { icon: Icon, tone, word, count: counted } = LOOKS[severity];
  const text = count === undefined ? word() : counted(count);
  // The words begin with the number and a space, which are their visible part.
  const shown = isShapeOnly && count !== undefined ? formatCount(count).length + 1 : 0;
  return (
    <span
      className="zk-inline zk-nowrap zk-small zk-medium zk-gap-6 zk-tone zk-numeric"
      data-tone={tone}
      {...(isShapeOnly && { title: text })}
    >
      <Icon size={16} className="zk-icon" aria-hidden />
      {text.slice(0, shown)}
      <span className={isShapeOnly ? 'zk-visually-hidden' : undefined}>{text.slice(shown)}</span>
    </span>
  );
}
