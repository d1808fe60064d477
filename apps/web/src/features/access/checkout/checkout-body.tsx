import type { Checkout } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { useIsPhone } from '../../../browser/phone.ts';
import { CheckoutForm, type CheckoutDialogProps } from './checkout-form.tsx';
import { CheckoutResult } from './checkout-result.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function CheckoutBody(props: CheckoutDialogProps) {
  const { onDone, onClose, onward, onCheck, me } = props;
  const isPhone = useIsPhone();
  const [done, setDone] = useState<Checkout | null>(null);
  const title =
    done === null ? m.checkout_title() : done.status === 'paid' ? m.checkout_paid() : m.checkout_on_its_way();
  return (
    <Dialog
      size={520}
      fullScreen={isPhone}
      onClose={onClose}
      title={title}
      // A click outside must not lose typed values.
      closeOnClickOutside={false}
    >
      {done ? (
        <CheckoutResult
          checkout={done}
          zone={me.profile.timeZone}
          onward={onward}
          onCheck={onCheck}
          onClose={onClose}
        />
      ) : (
        <CheckoutForm
          {...props}
          onDone={(checkout) => {
            setDone(checkout);
            onDone(checkout);
          }}
        />
      )}
    </Dialog>
  );
}
