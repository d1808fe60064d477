import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';
import styles from './selection-bar.module.css';

type SelectionBarProps = {
  /** The number of selected rows, in words. */
  readonly text: ReactNode;
  readonly onClear: () => void;
  /** Actions on the selected rows. */
  readonly children: ReactNode;
};

/** Replaces the filters of a table while rows are selected. */
export function SelectionBar({ text, onClear, children }: SelectionBarProps) {
  return (
    <div className={`zk-row zk-wrap zk-between zk-gap-8-16 ${styles['bar']}`}>
      <span role="status">{text}</span>
      <div className="zk-flex zk-wrap zk-gap-8">
        {children}
        <Button variant="subtle" onClick={onClear}>
          {m.table_deselect()}
        </Button>
      </div>
    </div>
  );
}
