import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import type { AccessPayment, AccessState, Me } from '@zakupki/api-client/schema';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { m } from '#messages';
import { useIsPhone } from '../../../browser/phone.ts';
import { useListPlansQuery } from '../../../entities/access/plan-api.ts';
import { formatTime } from '../../../format/date/dates.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useGetPaymentQuery, useListCreditPacksQuery } from '../access-api.ts';
import { CheckoutFailed } from './checkout-form.tsx';
import { CheckoutResult } from './checkout-result.tsx';
import type { Purchase } from './purchase.ts';
import styles from './checkout.module.css';

/** The provider's message may reach the server after the user returns. */
const CHECK_EVERY_MS = 5000;

type CheckoutReturnProps = {
  readonly paymentId: string;
  readonly access: AccessState;
  readonly me: Me;
  readonly onward: ReactNode;
  readonly onPaid: (payment: AccessPayment) => void;
  /** Starts the same purchase again. */
  readonly onRetry: (purchase: Purchase) => void;
  readonly onClose: () => void;
};

const TITLES: Readonly<Record<AccessPayment['status'], () => string>> = {
  paid: () => m.checkout_paid(),
  pending: () => m.checkout_on_its_way(),
  failed: () => m.checkout_title(),
  cancelled: () => m.checkout_cancelled(),
};

// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function CheckoutReturn(props: CheckoutReturnProps) {
  const { paymentId, access, me, onward, onPaid, onClose } = props;
  const isPhone = useIsPhone();
  const { data: payment, error, refetch } = useGetPaymentQuery({ paymentId }, { refetchOnMountOrArgChange: true });
  const status = payment?.status;

  const check = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (status !== 'pending') return undefined;
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [status]);

  const report = useEffectEvent(() => payment && onPaid(payment));
  useEffect(() => {
    if (status === 'paid') report();
  }, [status]);

  const isUnconfirmed = payment?.status === 'pending' && payment.confirmationUrl !== null;
  const title = isUnconfirmed ? m.checkout_unconfirmed() : status ? TITLES[status]() : m.checkout_title();
  return (
    <Dialog size={520} fullScreen={isPhone} onClose={onClose} title={title}>
      {!payment ? (
        <NotLoaded error={error} onRetry={refetch} lines={4} />
      ) : payment.status === 'paid' || payment.status === 'pending' ? (
        <CheckoutResult
          checkout={{ status: payment.status, payment, access }}
          zone={me.profile.timeZone}
          onward={onward}
          onCheck={async () => void (await refetch())}
          onClose={onClose}
        />
      ) : (
        <NotPaid {...props} payment={payment} />
      )}
    </Dialog>
  );
}

function NotPaid({ payment, me, onRetry, onClose }: CheckoutReturnProps & { payment: AccessPayment }) {
  const { item, amount, currency, refundedAt } = payment;
  const { data: plans } = useListPlansQuery();
  const { data: packs } = useListCreditPacksQuery();
  const plan = plans?.data.find(({ id }) => id === item.id);
  const pack = packs?.data.find(({ id }) => id === item.id);
  const purchase: Purchase | null = plan ? { kind: 'plan', plan } : pack ? { kind: 'pack', pack } : null;
  return (
    <div className="zk-stack zk-column zk-gap-16">
      {payment.status === 'failed' ? (
        <CheckoutFailed payment={payment} />
      ) : (
        <div className={`zk-stack zk-leading zk-gap-16 ${styles['result']}`} data-tone="note">
          <IconBan size={32} aria-hidden />
          <div className={`zk-stack zk-gap-6 ${styles['words']}`} role="status">
            <strong className="zk-large">
              {m.checkout_what({ name: item.name, amount: formatMoney(amount, currency) })}
            </strong>
            <p>
              {refundedAt === null
                ? m.checkout_cancelled_text()
                : m.checkout_refunded_text({
                    when: formatTime(refundedAt, { zone: me.profile.timeZone, nameZone: true }),
                  })}
            </p>
          </div>
        </div>
      )}
      <div className="zk-row zk-wrap zk-trailing zk-gap-8">
        <Button variant="default" onClick={onClose}>
          {m.shell_close()}
        </Button>
        {refundedAt === null && purchase && (
          <Button data-autofocus onClick={() => onRetry(purchase)}>
            {m.checkout_retry()}
          </Button>
        )}
      </div>
    </div>
  );
}
