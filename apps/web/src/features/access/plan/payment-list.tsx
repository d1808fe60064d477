import type { AccessPayment } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { useListPaymentsQuery } from '../access-api.ts';
import { PageTurner } from './page-turner.tsx';
import { itemWords, METHODS, PAYMENT_LOOKS, REFUNDED } from './payment-words.ts';
import styles from './plan.module.css';

const PER_PAGE = 8;

export function PaymentList({ zone }: { zone: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useListPaymentsQuery({ page, perPage: PER_PAGE });
  if (!data) return <NotLoaded error={error} onRetry={refetch} lines={4} />;
  if (data.data.length === 0) return <p className="zk-secondary">{m.settings_payments_none()}</p>;
  return (
    <div className="zk-stack zk-gap-8">
      <ul className={styles['list']} aria-label={m.settings_payments()}>
        {data.data.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} zone={zone} />
        ))}
      </ul>
      <PageTurner label={m.settings_payments()} page={data.page} isBusy={isFetching} onTurn={setPage} />
    </div>
  );
}

function PaymentRow({ payment, zone }: { payment: AccessPayment; zone: string }) {
  const { id, status, item, amount, currency, createdAt, method, refundedAt } = payment;
  return (
    <li className={`zk-row zk-between zk-gap-16 ${styles['row']}`}>
      <span className="zk-stack zk-shrink zk-break zk-gap-2">
        <span className="zk-row zk-wrap zk-gap-4-12">
          {itemWords(item)}
          <StatusBadge look={refundedAt === null ? PAYMENT_LOOKS[status] : REFUNDED} />
        </span>
        <span className="zk-secondary zk-small">
          <Moment iso={createdAt} zone={zone} /> · {METHODS[method]()}
        </span>
      </span>
      <span className={`zk-stack zk-rigid ${styles['sum']}`}>
        <span className="zk-medium">
          <Money amount={amount} currency={currency} />
        </span>
        {status === 'paid' && (
          <Link className="zk-small zk-target" to={paths.receipt(id)}>
            {m.settings_receipt()}
            <span className="zk-visually-hidden">{` ${itemWords(item)}`}</span>
          </Link>
        )}
      </span>
    </li>
  );
}
