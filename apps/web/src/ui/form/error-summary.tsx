import { IconAlertOctagon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import styles from './error-summary.module.css';
import { findElement } from '../../browser/reveal.ts';

export type FormProblem = {
  /** The field's element id; null for problems of the whole form. */
  readonly fieldId: string | null;
  readonly label?: string;
  readonly message: string;
};

/** All problems of a form at its top, linked to their fields. Takes the focus when a new one appears. */
export function ErrorSummary({ problems }: { problems: readonly FormProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const previous = useRef<readonly FormProblem[]>([]);
  useEffect(() => {
    // A list that only got shorter does not take the focus.
    const hasNew = problems.some((problem) => !previous.current.includes(problem));
    previous.current = problems;
    if (!hasNew) return;
    box.current?.focus({ preventScroll: true });
    // Clear of the sticky head and foot.
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [problems]);
  if (problems.length === 0) return null;
  // Without a field, such as a lost connection, there is nothing to correct.
  const toFix = problems.filter(({ fieldId }) => fieldId !== null).length;
  return (
    <div ref={box} className={`zk-flex zk-danger zk-pad-12-16 zk-gap-12 ${styles['box']}`} role="alert" tabIndex={-1}>
      <IconAlertOctagon size={20} className="zk-icon" aria-hidden />
      <div>
        {toFix > 0 && <p className="zk-text zk-medium">{m.errors_summary({ count: toFix })}</p>}
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.fieldId}${problem.message}`}>
              <Problem {...problem} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Problem({ fieldId, label, message }: FormProblem) {
  const text = label ? `${label}: ${message}` : message;
  if (fieldId === null) return text;
  return (
    <a
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault();
        const field = findElement(fieldId);
        field?.scrollIntoView({ block: 'center' });
        field?.focus({ preventScroll: true });
      }}
    >
      {text}
    </a>
  );
}
