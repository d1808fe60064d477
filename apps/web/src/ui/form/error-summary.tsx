import { IconAlertOctagon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import styles from './error-summary.module.css';
import { revealed } from '../browser/reveal.ts';

/** One thing wrong with a form. */
export interface FormProblem {
  /** The `id` of the field, to go there; null when it is about the form as a whole. */
  readonly fieldId: string | null;
  /** What the field is called. */
  readonly label?: string;
  readonly message: string;
}

/** All that keeps a form from being sent, at its top, each a way to its field. Takes the focus when it appears. */
export function ErrorSummary({ problems }: { problems: readonly FormProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly FormProblem[]>([]);
  const any = problems.length > 0;
  useEffect(() => {
    // Not when one was mended meanwhile: the list only got shorter.
    const isNews = problems.some((problem) => !shown.current.includes(problem));
    shown.current = problems;
    if (isNews) box.current?.focus();
  }, [problems]);
  if (!any) return null;
  return (
    <div ref={box} className={styles['box']} role="alert" tabIndex={-1}>
      <IconAlertOctagon size={20} className="zk-icon" aria-hidden />
      <div>
        <p className={styles['title']}>{m.errors_summary({ count: problems.length })}</p>
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
        const field = revealed(fieldId);
        field?.scrollIntoView({ block: 'center' });
        field?.focus({ preventScroll: true });
      }}
    >
      {text}
    </a>
  );
}
