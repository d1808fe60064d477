import { type ReactNode, Suspense } from 'react';
import { useFocusReturn } from './focus-return.ts';
import { loadPart } from '../loading/load-part.tsx';

const Body = loadPart(() => import('./confirm-dialog-body.tsx'));

/** A reason asked for with the confirmation. */
export interface ReasonField {
  readonly label: string;
  readonly help?: string;
  readonly isRequired: boolean;
  readonly minLength?: number;
  readonly maxLength: number;
}

export interface ConfirmDialogProps {
  /** What is about to happen, naming the object: "Cancel order Z-2026-000121". */
  readonly title: string;
  /** What it means. */
  readonly children?: ReactNode;
  /** What the button does: "Cancel the order". */
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  readonly reason?: ReasonField;
  /** What went wrong the last time, shown above the buttons. */
  readonly error?: ReactNode;
  /** Does it; the dialog shows progress until it is done. Close it from here when all went well. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something that cannot simply be undone. Render it while it is open; its code comes with the first one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
