import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Paper.css';
import { Drawer } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { m } from '#messages';
import { useFocusReturn } from './focus-return.ts';
import styles from './side-panel.module.css';

export interface SidePanelProps {
  /** What it is about; the panel is open as long as it is drawn. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Details of something on the page, at its side; the whole screen on a phone. Closes by Esc and a press beside it. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  useFocusReturn();

  function onKeyDown(event: KeyboardEvent) {
    // A dialog opened from here is drawn elsewhere in the page and closes by itself.
    if (event.key === 'Escape' && event.target instanceof Node && event.currentTarget.contains(event.target)) onClose();
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={
        // It takes the focus, so that the panel is read from its beginning.
        <span tabIndex={-1} data-autofocus className={styles['title']}>
          {title}
        </span>
      }
      closeButtonProps={{ 'aria-label': m.shell_close() }}
      closeOnEscape={false}
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 0.24 }}
      transitionProps={{ duration: 140 }}
      classNames={{ content: styles['panel'] ?? '', header: styles['head'] ?? '', body: styles['body'] ?? '' }}
      onKeyDown={onKeyDown}
    >
      {children}
    </Drawer>
  );
}
