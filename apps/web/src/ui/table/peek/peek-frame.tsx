import '@mantine/core/styles/CloseButton.css';
import { CloseButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { m } from '#messages';
import { formatCount } from '../../../format/number/numbers.ts';
import { LinkButton } from '../../layout/link-button.tsx';
import { MoveButton } from '../../overlay/move-button.tsx';
import { SidePanel } from '../../overlay/side-panel.tsx';
import styles from './peek-panel.module.css';

export type PeekMoves = {
  /** Null at the ends of the list, and for a row of another page. */
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  readonly close: () => void;
};

type PeekFrameProps = {
  readonly title: ReactNode;
  /** Below the title. */
  readonly facts: ReactNode;
  /** Path of the row's page; null for a row without one. */
  readonly to: string | null;
  readonly moves: PeekMoves;
  /** From 1; null for a row that is not in the list. */
  readonly position: { readonly number: number; readonly total: number } | null;
  /** Whether nothing of the list would be left beside it: then it covers the page. */
  readonly isNarrow: boolean;
  readonly panel?: RefObject<HTMLElement | null>;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
};

/** The panel beside a list, with buttons to the previous and next row. */
export function PeekFrame(props: PeekFrameProps) {
  const { title, facts, to, moves, position, isNarrow, panel, heading, onKeyDown, children } = props;
  const titleId = useId();
  // As it was opened: in another frame the content would start anew, without what is typed.
  const [isDialog] = useState(isNarrow);
  const bar = (
    <>
      <MoveButton label={m.table_peek_previous()} Icon={IconChevronUp} move={moves.previous} />
      <MoveButton label={m.table_peek_next()} Icon={IconChevronDown} move={moves.next} />
      <span className="zk-secondary zk-small zk-numeric" role="status">
        {position &&
          m.table_peek_position({ position: formatCount(position.number), total: formatCount(position.total) })}
      </span>
      <span className="zk-fill" />
      {to !== null && (
        <LinkButton to={to} variant="default">
          {m.table_peek_open()}
        </LinkButton>
      )}
    </>
  );
  if (isDialog) {
    return (
      <SidePanel title={title} onClose={moves.close}>
        {/* Handles keys of the controls inside; not a control itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className="zk-stack zk-gap-16" onKeyDown={onKeyDown}>
          <div className={`zk-row zk-gap-4 ${styles['bar']}`}>{bar}</div>
          <div className="zk-row zk-wrap zk-gap-4-12">{facts}</div>
          {children}
        </div>
      </SidePanel>
    );
  }
  return (
    <section ref={panel} className={styles['panel']} data-covers={isNarrow} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <div className="zk-row zk-gap-4">
          {bar}
          <CloseButton size="lg" aria-label={m.shell_close()} onClick={moves.close} />
        </div>
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className={`zk-break zk-large ${styles['title']}`}
          aria-live="polite"
        >
          {title}
        </h2>
        <div className={`zk-row zk-wrap zk-gap-4-12 ${styles['facts']}`}>{facts}</div>
      </div>
      <div className={`zk-stack ${styles['body']}`}>{children}</div>
    </section>
  );
}
