import type { ReactNode } from 'react';
import styles from './state.module.css';

type Drawing = 'document' | 'documents' | 'search' | 'empty' | 'clear';

type EmptyStateProps = {
  readonly drawing: Drawing;
  readonly text: string;
  readonly action?: ReactNode;
};

/** Explains in one sentence what will appear here, and offers one action. */
export function EmptyState({ drawing, text, action }: EmptyStateProps) {
  return (
    <div className={`zk-stack zk-gap-16 ${styles['state']}`}>
      <svg className={styles['drawing']} viewBox="0 0 120 80" width="120" height="80" aria-hidden>
        {DRAWINGS[drawing]}
      </svg>
      <p className="zk-secondary">{text}</p>
      {action}
    </div>
  );
}

const DRAWINGS: Record<Drawing, ReactNode> = {
  document: (
    <>
      <rect x="36" y="10" width="48" height="60" rx="4" />
      <path d="M46 24h28M46 34h28M46 44h18" />
      <path className={styles['stroke']} d="M58 57l5 5 12-13" />
    </>
  ),
  documents: (
    <>
      <rect x="14" y="22" width="40" height="46" rx="4" />
      <rect x="66" y="12" width="40" height="56" rx="4" />
      <path d="M22 34h24M22 44h24M22 54h14M74 24h24M74 34h24M74 44h24" />
      <path className={styles['stroke']} d="M74 56l4 4 9-9" />
    </>
  ),
  search: (
    <>
      <circle cx="54" cy="36" r="20" />
      <path d="M69 51l18 18" />
      <path className={styles['stroke']} d="M46 36h16" />
    </>
  ),
  clear: (
    <>
      <circle cx="60" cy="40" r="26" />
      <path className={styles['stroke']} d="M47 41l9 9 17-19" />
      <path d="M60 4v5M60 71v5M22 40h5M93 40h5M33 13l4 4M83 63l4 4M87 13l-4 4M37 63l-4 4" />
    </>
  ),
  empty: (
    <>
      <path d="M20 62h80" />
      <path d="M38 62a22 22 0 0 1 44 0" />
      <path className={styles['stroke']} d="M60 16v12M28 32l8 7M92 32l-8 7" />
    </>
  ),
};
