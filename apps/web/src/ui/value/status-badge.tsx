import type { ReactNode } from 'react';
import { m } from '#messages';
import styles from './status-badge.module.css';

type Tone = 'neutral' | 'note' | 'warning' | 'good' | 'danger';
type Shape = 'hollow' | 'filled' | 'half' | 'check' | 'dash' | 'struck';
/** What a status looks like: its colour, its shape and its word. */
export type Look = readonly [tone: Tone, shape: Shape, word: () => string];

const ORDER = {
  draft: ['neutral', 'hollow', () => m.words_order_draft()],
  published: ['note', 'filled', () => m.words_order_published()],
  evaluation: ['warning', 'half', () => m.words_order_evaluation()],
  awarded: ['good', 'check', () => m.words_order_awarded()],
  unsuccessful: ['neutral', 'dash', () => m.words_order_unsuccessful()],
  cancelled: ['neutral', 'struck', () => m.words_order_cancelled()],
} as const satisfies Record<string, Look>;

const BID = {
  draft: ['neutral', 'hollow', () => m.words_bid_draft()],
  submitted: ['note', 'filled', () => m.words_bid_submitted()],
  won: ['good', 'check', () => m.words_bid_won()],
  lost: ['neutral', 'dash', () => m.words_bid_lost()],
  withdrawn: ['neutral', 'struck', () => m.words_bid_withdrawn()],
  disqualified: ['danger', 'struck', () => m.words_bid_disqualified()],
} as const satisfies Record<string, Look>;

export type OrderStatusName = keyof typeof ORDER;
/** Every status of an order, in the order it passes through them. */
// Only these keys exist; Object.keys forgets it.
export const ORDER_STATUSES = Object.keys(ORDER) as readonly OrderStatusName[];
export type BidStatusName = keyof typeof BID;
/** The same of a bid. */
// Only these keys exist; Object.keys forgets it.
export const BID_STATUSES = Object.keys(BID) as readonly BidStatusName[];

/** The word for an order's status. */
export function orderStatusWord(status: OrderStatusName): string {
  return ORDER[status][2]();
}

/** The word for a bid's status. */
export function bidStatusWord(status: BidStatusName): string {
  return BID[status][2]();
}

export function OrderStatusBadge({ status }: { status: OrderStatusName }) {
  return <StatusBadge look={ORDER[status]} />;
}

export function BidStatusBadge({ status }: { status: BidStatusName }) {
  return <StatusBadge look={BID[status]} />;
}

/** Each status has a shape and a word besides its colour. */
export function StatusBadge({ look: [tone, shape, word] }: { look: Look }) {
  return (
    <span className={styles['badge']} data-tone={tone}>
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
