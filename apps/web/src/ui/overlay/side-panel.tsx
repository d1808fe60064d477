import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Paper.css';
import { Drawer } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import { useFocusReturn } from './focus-return.ts';
import styles from './side-panel.module.css';

type SidePanelProps = {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Details at the side of the page; full screen on a phone. Open while mounted. Closes on Esc and a click outside. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  useFocusReturn();
  const id = useId();
  // On the page too, until the panel has the focus.
  useWindowEvent('keydown', ({ key, target, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
    // A dialog opened from here is rendered elsewhere and closes itself.
    const dialog = target.closest('[role="dialog"], [role="alertdialog"], dialog');
    if (dialog === null || document.getElementById(id)?.contains(dialog)) onClose();
  });

  return (
    <Drawer
      id={id}
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={
        // Takes the focus, so that the panel is read from the start.
        <span tabIndex={-1} data-autofocus className={`zk-block zk-break zk-large zk-bold ${styles['title']}`}>
          {title}
        </span>
      }
      closeButtonProps={{ 'aria-label': m.shell_close() }}
      closeOnEscape={false}
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 0.24 }}
      transitionProps={{ duration: 140 }}
      classNames={{ content: styles['panel'] ?? '', header: styles['head'] ?? '', body: styles['body'] ?? '' }}
    >
      {children}
    </Drawer>
  );
}
