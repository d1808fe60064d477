import { useState } from 'react';
import { m } from '#messages';
import { CreditReason } from '../../../entities/access/credit-reason.tsx';
import { formatCount, formatDecimal } from '../../../format/number/numbers.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { useListCreditTransactionsQuery } from '../access-api.ts';
import { PageTurner } from './page-turner.tsx';
import styles from './plan.module.css';

const PER_PAGE = 8;

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
              <span>
                <CreditReason movement={movement} isOrderLinked />
              </span>
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
