import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { m } from '#messages';
import styles from './peek-button.module.css';

type PeekButtonProps = {
  readonly row: string;
  /** False when Space on the row does the same. */
  readonly isTabbable: boolean;
  /** Whether it has its icon. */
  readonly isSeen: boolean;
};

export function PeekButton({ row, isTabbable, isSeen }: PeekButtonProps) {
  const label = m.table_peek({ row });
  return (
    <button
      type="button"
      data-peek
      className={styles['button']}
      aria-label={label}
      title={label}
      tabIndex={isTabbable ? undefined : -1}
    >
      {isSeen && <IconLayoutSidebarRight size={16} aria-hidden />}
    </button>
  );
}
