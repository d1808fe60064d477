import { Suspense } from 'react';
import { useFocusReturn } from './focus-return.ts';
import { loadPart } from '../loading/load-part.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-body.tsx';

const Body = loadPart(() => import('./confirm-dialog-body.tsx'));

/** Asks before something that cannot simply be undone. Render it while it is open; its code comes with the first one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
