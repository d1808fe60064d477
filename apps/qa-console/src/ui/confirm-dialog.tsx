import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Callout } from './callout.tsx';

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** A verb. */
  readonly action: string;
  readonly isBusy: boolean;
  /** Why the action failed. */
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

export function ConfirmDialog({
  isOpen,
  title,
  children,
  action,
  isBusy,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }} centered>
      <div className="qa-stack">
        <div>{children}</div>
        {problem !== null && (
          <Callout tone="danger" isAnnounced>
            {problem}
          </Callout>
        )}
        <div className="qa-row" style={{ justifyContent: 'flex-end' }}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color="danger" loading={isBusy} onClick={onConfirm} data-autofocus>
            {action}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
