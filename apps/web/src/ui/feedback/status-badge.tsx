import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

type Tone = 'neutral' | 'note' | 'warning' | 'good' | 'danger';
type Shape = 'hollow' | 'filled' | 'half' | 'check' | 'dash' | 'struck';
export type Look = readonly [tone: Tone, shape: Shape, word: () => string];

/** Each status has a shape and a word besides its colour. */
export function StatusBadge({ look: [tone, shape, word] }: { look: Look }) {
  return (
    <span className={`zk-inline zk-nowrap zk-secondary zk-tiny zk-medium zk-gap-6 ${styles['badge']}`} data-tone={tone}>
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden>
        {SHAPES[shape]}
      </svg>
      {word()}
    </span>
  );
}

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;

const SHAPES: Record<Shape, ReactNode> = {
  hollow: <circle cx="8" cy="8" r="5.5" {...outline} />,
  filled: <circle cx="8" cy="8" r="6.5" fill="currentColor" />,
  half: (
    <>
      <circle cx="8" cy="8" r="5.5" {...outline} />
      <path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
    </>
  ),
  check: <path d="M2.5 8.5l3.5 3.5 7.5-8" {...outline} strokeLinecap="round" strokeLinejoin="round" />,
  dash: <path d="M3 8h10" {...outline} strokeLinecap="round" />,
  struck: (
    <>
      <circle cx="8" cy="8" r="5.5" {...outline} />
      <path d="M4 12l8-8" {...outline} />
    </>
  ),
};
