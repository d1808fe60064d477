import { Suspense } from 'react';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';
import type { GrantDialogProps } from './grant-dialog-body.tsx';

const Body = loadPart(() => import('./grant-dialog-body.tsx'));

/** Grants credits, trial days or a plan. Mount it while open; its code loads at first use. */
export function GrantDialog(props: GrantDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
