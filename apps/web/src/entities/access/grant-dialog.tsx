import { Suspense } from 'react';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';
import type { GrantDialogProps } from './grant-dialog-body.tsx';

const Body = loadPart(() => import('./grant-dialog-body.tsx'));

/** Gives somebody credits, trial days or a plan. Render it while it is open; its code comes with the first one. */
export function GrantDialog(props: GrantDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
