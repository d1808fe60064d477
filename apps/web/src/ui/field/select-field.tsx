import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
}

/** A select that looks like TextField; its children are the options. */
export function SelectField({ label, description, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const hasError = Boolean(error);
  const describedBy = [description ? helpId : null, hasError ? errorId : null]
    .filter((part) => part !== null)
    .join(' ');
  return (
    <div>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={`zk-fill zk-shrink zk-text ${styles['input']}`}
        aria-invalid={hasError}
        aria-describedby={describedBy || undefined}
      >
        {children}
      </select>
      {description && (
        <p id={helpId} className={styles['help']}>
          {description}
        </p>
      )}
      {hasError && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
