import { type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** What stands beside the control names it. */
  readonly isLabelHidden?: boolean | undefined;
  /** Draws the control with what ties it to its texts. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with label, description and error. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, description, error, isRequired, id, className, isLabelHidden = false, children } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [helpId, errorId] = [`${fieldId}-help`, `${fieldId}-error`];
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [description ? helpId : null, hasError ? errorId : null].filter((part) => part !== null);
  return (
    <div className={className}>
      <label
        id={`${fieldId}-label`}
        className={isLabelHidden ? 'zk-visually-hidden' : `zk-block zk-medium ${styles['label']}`}
        htmlFor={fieldId}
      >
        {label}
        {isRequired && (
          <span className="zk-danger" aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id: fieldId,
        className: `zk-fill zk-shrink zk-text ${styles['input']}`,
        'aria-invalid': hasError,
        'aria-describedby': describedBy.join(' ') || undefined,
      })}
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
