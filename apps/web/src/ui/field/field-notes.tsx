import type { ReactNode } from 'react';
import styles from './field-notes.module.css';

type Notes = {
  readonly description?: ReactNode;
  readonly error?: ReactNode;
};

/** The description of a control, then its error. */
export function FieldNotes({ id, description, error }: Notes & { id: string }) {
  return (
    <>
      {description && (
        <p id={helpId(id)} className={styles['help']}>
          {description}
        </p>
      )}
      {isError(error) && (
        <p id={errorId(id)} className={styles['error']}>
          {error}
        </p>
      )}
    </>
  );
}

/** The attributes that link a control to its notes. */
export function noteAttributes(id: string, { description, error }: Notes) {
  const ids = [description ? helpId(id) : null, isError(error) ? errorId(id) : null];
  return {
    'aria-invalid': isError(error),
    'aria-describedby': ids.filter((each) => each !== null).join(' ') || undefined,
  };
}

const helpId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;

const isError = (error: ReactNode) => error !== undefined && error !== null && error !== false && error !== '';
