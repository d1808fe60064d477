import { Button } from '@mantine/core';
import { IconCircleCheck, IconClockPause } from '@tabler/icons-react';
import type { AccessPayment, Checkout } from '@zakupki/api-client/schema';
import { type ReactNode, useState } from 'react';
import { m } from '#messages';
import { now } from '../../../format/date/clock.ts';
import { formatClock, formatTime } from '../../../format/date/dates.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import styles from './checkout.module.css';
import { providerAddress } from './provider-page.ts';

type CheckoutResultProps = {
  readonly checkout: Omit<Checkout, 'status'> & Pick<AccessPayment, 'status'>;
  readonly zone: string;
  readonly onward: ReactNode;
  readonly onCheck: () => Promise<void>;
  readonly onClose: () => void;
};

export function CheckoutResult({ checkout, zone, onward, onCheck, onClose }: CheckoutResultProps) {
  const { status, payment, access } = checkout;
  const page = providerAddress(payment.confirmationUrl);
  const [checkedAt, setCheckedAt] = useState<number | null>(null);
  const [isChecking, setChecking] = useState(false);
  const summary = m.checkout_what({ name: payment.item.name, amount: formatMoney(payment.amount, payment.currency) });
  const when = (iso: string) => formatTime(iso, { zone, nameZone: true });

  async function check() {
    setChecking(true);
    await onCheck();
    setCheckedAt(now());
    setChecking(false);
  }

  if (status === 'paid') {
    return (
      <div className={`zk-stack zk-leading zk-gap-16 ${styles['result']}`} data-tone="good">
        <IconCircleCheck size={32} aria-hidden />
        {/* Takes the focus from the removed form, so that screen readers announce the result. */}
        <div tabIndex={-1} data-autofocus className={`zk-stack zk-gap-6 ${styles['words']}`} role="status">
          <strong className="zk-large">{summary}</strong>
          {payment.item.kind === 'plan' && access.subscription && (
            <p>{m.checkout_plan_until({ until: when(access.subscription.currentPeriodEnd) })}</p>
          )}
          <p>{m.promo_balance({ count: access.credits.balance })}</p>
        </div>
        <div className={`zk-row zk-wrap zk-trailing zk-gap-8 ${styles['actions']}`}>
          <Button variant="default" onClick={onClose}>
            {m.shell_close()}
          </Button>
          {onward}
        </div>
      </div>
    );
  }
  return (
    <div className={`zk-stack zk-leading zk-gap-16 ${styles['result']}`} data-tone="note">
      <IconClockPause size={32} aria-hidden />
      <div className={`zk-stack zk-gap-6 ${styles['words']}`} role="status">
        <strong className="zk-large">{summary}</strong>
        {page !== null ? (
          <p>{payment.expiresAt && m.checkout_confirm_until({ when: when(payment.expiresAt) })}</p>
        ) : payment.invoice ? (
          <>
            <p>{m.checkout_invoice_sent({ number: payment.invoice.number })}.</p>
            <p>{m.checkout_invoice_where({ email: payment.invoice.email, company: payment.invoice.company })}</p>
          </>
        ) : (
          <p>{m.checkout_pending_text()}</p>
        )}
        {payment.expectedAt && <p>{m.checkout_expected({ when: when(payment.expectedAt) })}</p>}
        {page === null && <p className="zk-secondary">{m.checkout_opens_itself()}</p>}
      </div>
      <div className={`zk-row zk-wrap zk-trailing zk-gap-8 ${styles['actions']}`}>
        <span role="status" className="zk-secondary">
          {checkedAt !== null && m.notices_checked({ time: formatClock(checkedAt) })}
        </span>
        <Button variant="default" loading={isChecking} onClick={() => void check()}>
          {m.notices_check()}
        </Button>
        {page === null ? (
          <Button onClick={onClose}>{m.checkout_understood()}</Button>
        ) : (
          <Button component="a" href={page}>
            {m.checkout_confirm()}
          </Button>
        )}
      </div>
    </div>
  );
}
