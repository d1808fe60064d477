import type { OrdersOverview } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDay } from '../../format/date/dates.ts';
import { Money } from '../../ui/value/amount.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './home.module.css';

export function Savings({ savings: { from, to, byCurrency } }: { savings: OrdersOverview['savings'] }) {
  return (
    <HomeSection title={m.home_savings()}>
      {byCurrency.length === 0 ? (
        <p className={styles['nothing']}>{m.home_savings_none()}</p>
      ) : (
        <ul className={styles['savings']}>
          {byCurrency.map(({ currency, amount, orders }) => (
            <li className="zk-stack" key={currency}>
              <span className={`zk-good zk-bold ${styles['amount']}`} data-over={amount.startsWith('-')}>
                <Money amount={amount} currency={currency} />
              </span>
              <span className="zk-secondary zk-small">
                {m.home_savings_from({ count: orders, from: formatDay(from), to: formatDay(to) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  );
}
