import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly label: ReactNode;
  /** Help, below the field. */
  readonly description?: ReactNode;
  /** What is wrong and how to mend it, below the help. */
  readonly error?: ReactNode;
  /** Stands inside the field, at its end. */
  readonly rightSection?: ReactNode;
  /** A button beside the field. */
  readonly action?: ReactNode;
}

/**
 * A line to type into, with its label, help and error, looking as Mantine's TextInput does. For the pages before
 * sign-in: Mantine's brings 7 kB they can do without.
 */
export function TextField(props: TextFieldProps) {
  const { label, description, error, rightSection, action, id, className, ...input } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [helpId, errorId] = [`${fieldId}-help`, `${fieldId}-error`];
  const isWrong = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [description ? helpId : null, isWrong ? errorId : null].filter((part) => part !== null).join(' ');
  return (
    <div className={[styles['field'], className].filter(Boolean).join(' ')}>
      <label className={styles['label']} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles['box']}>
        <input
          {...input}
          id={fieldId}
          className={styles['input']}
          aria-invalid={isWrong}
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
      {isWrong && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
