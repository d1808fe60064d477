import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Paper.css';
import { Button, Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { NumberedText } from '../value/numbered-text.tsx';

/** A modal dialog, open for as long as it is rendered. */
export function Dialog({ title, ...props }: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const heading = typeof title === 'string' ? <NumberedText text={title} /> : title;
  return <Modal opened centered closeButtonProps={{ 'aria-label': m.shell_close() }} title={heading} {...props} />;
}

type DialogFootProps = {
  readonly submitLabel: string;
  /** By default "Cancel". */
  readonly cancelLabel?: string | undefined;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
  /** False while closing would lose a running operation. */
  readonly canCancel?: boolean;
  readonly onClose: () => void;
  /** Shown at the other end. */
  readonly children?: ReactNode;
};

/** The buttons below the form of a dialog. */
export function DialogFoot(props: DialogFootProps) {
  const {
    submitLabel,
    cancelLabel,
    isBusy,
    isDisabled = false,
    isDangerous = false,
    canCancel = true,
    onClose,
    children,
  } = props;
  return (
    <div className="zk-flex zk-wrap zk-trailing zk-gap-8">
      {children && <span className="zk-fill">{children}</span>}
      <Button variant="default" disabled={!canCancel} onClick={onClose}>
        {cancelLabel ?? m.shell_cancel()}
      </Button>
      <Button type="submit" loading={isBusy} disabled={isDisabled} {...(isDangerous && { color: 'danger' })}>
        {submitLabel}
      </Button>
    </div>
  );
}
