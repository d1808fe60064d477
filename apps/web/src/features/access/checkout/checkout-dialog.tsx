import { Suspense } from 'react';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import type { CheckoutDialogProps } from './checkout-form.tsx';

const Body = loadPart(() => import('./checkout-body.tsx'));

export function CheckoutDialog(props: CheckoutDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
