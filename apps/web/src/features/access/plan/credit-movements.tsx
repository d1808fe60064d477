import type { CreditTransaction } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatCount, formatDecimal } from '../../../format/number/numbers.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { Moment } from '../../../ui/value/moment.tsx';
import { useListCreditTransactionsQuery } from '../access-api.ts';
import { PageTurner } from './page-turner.tsx';
import styles from './plan.module.css';

const PER_PAGE = 8;

// Reasons typed by support have no entry and appear as they are.
const REASONS: Readonly<Record<string, () => string>> = {
  'order.publish': () => m.notices_spend_publish(),
  'order.cancel': () => m.settings_credit_refund(),
  'bid.extra': () => m.notices_spend_bid(),
  plan: () => m.settings_credit_plan(),
  purchase: () => m.settings_credit_purchase(),
  promo: () => m.settings_credit_promo(),
  referral: () => m.settings_credit_referral(),
  webinar: () => m.settings_credit_webinar(),
  trial: () => m.settings_credit_trial(),
  admin: () => m.settings_credit_admin(),
  expired: () => m.notices_spend_expired(),
};

export function CreditMovements({ zone }: { zone: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useListCreditTransactionsQuery({ page, perPage: PER_PAGE });
  if (!data) return <NotLoaded error={error} onRetry={refetch} lines={6} />;
  if (data.data.length === 0) return <p className="zk-secondary">{m.settings_credits_none()}</p>;
  return (
    <div className="zk-stack zk-gap-8">
      <ul className={styles['list']} aria-label={m.settings_credits_movements()}>
        {data.data.map((movement) => (
          <li key={movement.id} className={`zk-row zk-between zk-gap-16 ${styles['row']}`}>
            <span className="zk-stack zk-shrink zk-break">
              <Reason movement={movement} />
              <span className="zk-secondary zk-small">
                <Moment iso={movement.at} zone={zone} />
              </span>
            </span>
            <span className={`zk-stack zk-rigid zk-numeric ${styles['sum']}`}>
              <span className="zk-medium">
                {movement.amount > 0 && '+'}
                {formatDecimal(String(movement.amount))}
              </span>
              <span className="zk-secondary zk-small">
                {m.settings_credits_left({ count: formatCount(movement.balanceAfter) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <PageTurner label={m.settings_credits_movements()} page={data.page} isBusy={isFetching} onTurn={setPage} />
    </div>
  );
}

function Reason({ movement: { reason, order } }: { movement: CreditTransaction }) {
  const words = reason === null ? m.settings_credit_other() : (REASONS[reason]?.() ?? reason);
  return (
    <span>
      {words}{' '}
      {order && (
        <Link className="zk-nowrap" to={paths.order(order.id)}>
          {order.number}
        </Link>
      )}
    </span>
  );
}
