import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
}

/** One of a few choices, with label, help and error as TextField has them; the options are its children. */
export function SelectField({ label, description, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const isWrong = Boolean(error);
  const describedBy = [description ? helpId : null, isWrong ? errorId : null].filter((part) => part !== null).join(' ');
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles['input']}
        aria-invalid={isWrong}
        aria-describedby={describedBy || undefined}
      >
        {children}
      </select>
      {description && (
        <p id={helpId} className={styles['help']}>
          {description}
        </p>
      )}
      {isWrong && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
