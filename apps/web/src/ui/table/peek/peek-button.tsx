import { m } from '#messages';
import styles from './peek-button.module.css';

type PeekButtonProps = {
  readonly row: string;
  /** False when Space on the row does the same. */
  readonly isTabbable: boolean;
};

/** Its icon is drawn by the style: a list has many buttons, and a pointer that rests where a row appears sends no event. */
export function PeekButton({ row, isTabbable }: PeekButtonProps) {
  const label = m.table_peek({ row });
  return (
    <button
      type="button"
      data-peek
      className={styles['button']}
      aria-label={label}
      title={label}
      tabIndex={isTabbable ? undefined : -1}
    />
  );
}
