import { Suspense } from 'react';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import type { PromoDialogProps } from './promo-dialog-body.tsx';

const Body = loadPart(() => import('./promo-dialog-body.tsx'));

/** Creates a promo code or changes one. Render it while it is open; its code comes with the first one. */
export function PromoDialog(props: PromoDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
