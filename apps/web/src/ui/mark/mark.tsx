import { m } from '#messages';
import styles from './mark.module.css';
import { useMark } from './marks.ts';

/** Says for some seconds that a row is new or has changed; the row around it is tinted. */
export function Mark({ of }: { of: string }) {
  const word = useMark(of);
  return (
    word && (
      <span className={styles['mark']} data-changed>
        {word === 'new' ? m.live_new() : m.live_updated()}
      </span>
    )
  );
}

/** A dot at a link to what has changed, until it is opened. */
export function MarkDot({ of, isOpen }: { of: string; isOpen: boolean }) {
  const word = useMark(of, isOpen ? OPENED : CLOSED);
  return (
    word &&
    !isOpen && (
      <span className={styles['dot']}>
        <span className="zk-visually-hidden">{m.live_changed()}</span>
      </span>
    )
  );
}

const OPENED = { isOpen: true } as const;
const CLOSED = { isOpen: false } as const;
