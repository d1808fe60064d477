import type { PromoCode } from '@zakupki/api-client/schema';
import { Suspense } from 'react';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';
import { loadPart } from '../../../ui/loading/load-part.tsx';

const Body = loadPart(() => import('./promo-dialog-body.tsx'));

export interface PromoDialogProps {
  /** The code to change; a new one when absent. */
  readonly promo?: PromoCode;
  readonly onClose: () => void;
}

/** Creates a promo code or changes one. Render it while it is open; its code comes with the first one. */
export function PromoDialog(props: PromoDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
