import { Suspense } from 'react';
import { useFocusReturn } from './focus-return.ts';
import { loadPart } from '../loading/load-part.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-body.tsx';

const Body = loadPart(() => import('./confirm-dialog-body.tsx'));

/** Asks before an irreversible action. Mount it while open; its code loads at first use. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
