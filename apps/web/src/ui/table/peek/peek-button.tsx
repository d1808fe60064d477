import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { m } from '#messages';
import styles from './peek-button.module.css';

/** @param isTabbable false when Space on the row does the same */
export function PeekButton({ row, isTabbable }: { row: string; isTabbable: boolean }) {
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
      <IconLayoutSidebarRight size={16} aria-hidden />
    </button>
  );
}
