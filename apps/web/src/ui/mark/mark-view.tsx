import { m } from '#messages';
import styles from './mark.module.css';
import { useMark } from './marks.ts';

export function drawMark({ of, isOpen }: { of: string; isOpen?: boolean }) {
  return isOpen === undefined ? <RowMark of={of} /> : <MarkDot of={of} isOpen={isOpen} />;
}

/** Shown for some seconds; tints the row around it. */
function RowMark({ of }: { of: string }) {
  const word = useMark(of);
  return (
    word && (
      <span className={styles['mark']} data-changed>
        {word === 'new' ? m.live_new() : m.live_updated()}
      </span>
    )
  );
}

/** Shown until the linked page is opened. */
function MarkDot({ of, isOpen }: { of: string; isOpen: boolean }) {
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
