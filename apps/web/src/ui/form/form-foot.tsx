import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { m } from '#messages';
import { formatClock } from '../../format/date/dates.ts';
import styles from './form-foot.module.css';

export type SaveState =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'saving' }
  /** `at`: milliseconds by the reader's clock. */
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'failed'; readonly why: SaveFailure; readonly detail?: string };

export type SaveFailure = 'offline' | 'stale' | 'invalid' | 'refused';

type FormFootProps = {
  readonly save?: SaveState;
  /** Saves again after a failure. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
};

/** The sticky foot of a long form, with the save state and the actions. */
export function FormFoot({ save, onRetry, children }: FormFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  // Popups appear above the foot, whose height varies.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const measure = () => root.style.setProperty('--zk-foot-height', `${foot.current?.offsetHeight ?? 0}px`);
    measure();
    // Longer labels may wrap.
    const observer = new ResizeObserver(measure);
    if (foot.current) observer.observe(foot.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--zk-foot-height');
    };
  }, []);
  return (
    <div ref={foot} data-form-foot className={`zk-row zk-wrap zk-between zk-rule zk-gap-8-16 ${styles['foot']}`}>
      <p className={`zk-row zk-secondary zk-small zk-gap-6 ${styles['state']}`} role="status">
        {save?.kind === 'failed' && <IconCloudOff size={16} aria-hidden />}
        {save && saveWords(save)}
      </p>
      {save?.kind === 'failed' && onRetry && RETRYABLE.includes(save.why) && (
        <Button variant="subtle" size="compact-md" className={styles['retry'] ?? ''} onClick={onRetry}>
          {m.errors_retry()}
        </Button>
      )}
      <div className={`zk-flex zk-wrap zk-gap-8 ${styles['actions']}`}>{children}</div>
    </div>
  );
}

function saveWords(save: SaveState): string {
  switch (save.kind) {
    case 'unchanged':
      return '';
    case 'saving':
      return m.drafts_saving();
    case 'saved':
      return m.drafts_saved_at({ time: formatClock(save.at) });
    case 'unsaved':
      return m.drafts_unsaved();
    case 'failed':
      return save.detail
        ? m.drafts_not_saved_detail({ why: save.detail })
        : m.drafts_not_saved({ why: FAILURES[save.why]() });
  }
}

const RETRYABLE: readonly SaveFailure[] = ['offline', 'refused'];

const FAILURES: Readonly<Record<SaveFailure, () => string>> = {
  offline: m.drafts_offline,
  stale: m.editor_save_stale,
  invalid: m.editor_save_marked,
  refused: m.editor_save_refused,
};
