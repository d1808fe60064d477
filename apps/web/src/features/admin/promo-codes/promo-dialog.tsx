import { Suspense } from 'react';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import type { PromoDialogProps } from './promo-dialog-body.tsx';

const Body = loadPart(() => import('./promo-dialog-body.tsx'));

/** Render it while it is open; its code loads with the first dialog. */
export function PromoDialog(props: PromoDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
