import type { AccessState, Checkout, Me } from '@zakupki/api-client/schema';
import { type ReactNode, Suspense } from 'react';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import type { Purchase } from './purchase.ts';

const Body = loadPart(() => import('./checkout-body.tsx'));

export type PayMethod = 'card' | 'invoice';

export interface CheckoutDialogProps {
  readonly purchase: Purchase;
  readonly method: PayMethod;
  readonly access: AccessState;
  readonly me: Me;
  /** The way on once it is paid. */
  readonly onward: ReactNode;
  /** Asks the server anew whether the money has come. */
  readonly onCheck: () => Promise<void>;
  /** It is paid, or on its way. */
  readonly onDone: (checkout: Checkout) => void;
  readonly onClose: () => void;
}

/** Paying for one thing. Draw it while it is open; its code comes with the first one. */
export function CheckoutDialog(props: CheckoutDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
