import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly rightSection?: ReactNode;
  readonly action?: ReactNode;
}

/** Looks like Mantine's TextInput, which would add 7 kB to the pages before sign-in. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, rightSection, action, id, className, ...input } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [helpId, errorId] = [`${fieldId}-help`, `${fieldId}-error`];
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [description ? helpId : null, hasError ? errorId : null]
    .filter((part) => part !== null)
    .join(' ');
  return (
    <div className={className}>
      <label className={styles['label']} htmlFor={fieldId}>
        {label}
      </label>
      <div className="zk-row zk-relative zk-gap-8">
        <input
          {...input}
          id={fieldId}
          className={`zk-fill zk-shrink zk-text ${styles['input']}`}
          aria-invalid={hasError}
          aria-describedby={describedBy || undefined}
          data-with-right={rightSection !== undefined}
        />
        {rightSection && <span className={styles['right']}>{rightSection}</span>}
        {action}
      </div>
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
