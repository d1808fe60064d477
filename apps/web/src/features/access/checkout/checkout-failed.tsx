import { IconAlertOctagon } from '@tabler/icons-react';
import type { AccessPayment } from '@zakupki/api-client/schema';
import { m } from '#messages';
import styles from './checkout.module.css';

export function CheckoutFailed({ payment }: { payment: AccessPayment }) {
  return (
    <div className={`zk-flex zk-gap-12 ${styles['failed']}`} role="alert">
      <IconAlertOctagon size={20} className="zk-icon" aria-hidden />
      <div>
        <strong>{m.checkout_failed()}</strong>
        <p>
          {payment.failure?.message} {m.checkout_failed_safe()}
        </p>
      </div>
    </div>
  );
}
