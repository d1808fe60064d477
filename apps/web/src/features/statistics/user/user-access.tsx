import type { StatsDetailsFigures, UserStats } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { formatTime } from '../../../format/date/dates.ts';
import { formatCount, formatDecimal, MISSING } from '../../../format/number/numbers.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { accessWords } from '../access-words.ts';
import styles from './user-stats.module.css';

const BLOCKED: Readonly<Record<NonNullable<UserStats['access']['blockedBy']>, () => string>> = {
  SUBSCRIPTION_EXPIRED: () => m.stats_blocked_subscription(),
  CREDITS_EXPIRED: () => m.stats_blocked_credits(),
  TRIAL_EXPIRED: () => m.stats_blocked_trial(),
};

export function UserAccess({ access }: { access: UserStats['access'] }) {
  const { status, plan, trial, subscription, credits, blockedBy } = access;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [m.stats_access(), accessWords(status)],
    [m.stats_col_plan(), plan?.name ?? MISSING],
    [m.stats_access_trial_until(), <Moment key="trial" iso={trial?.endsAt} />],
    [m.stats_access_paid_until(), <Moment key="paid" iso={subscription?.currentPeriodEnd} />],
    [m.stats_access_grace_until(), <Moment key="grace" iso={subscription?.graceUntil} />],
    [m.stats_col_balance(), formatCount(credits.balance)],
    [
      m.stats_access_next_expiry(),
      credits.nextExpiry
        ? m.stats_access_expiry({
            amount: formatCount(credits.nextExpiry.amount),
            at: formatTime(credits.nextExpiry.at),
          })
        : MISSING,
    ],
    [m.stats_access_blocked(), blockedBy === null ? m.stats_access_free() : BLOCKED[blockedBy]()],
  ];
  return (
    <section className="zk-stack zk-shrink zk-gap-12" aria-label={m.stats_user_access()}>
      <h2>{m.stats_user_access()}</h2>
      <dl className={`zk-stack zk-card zk-pad-16 ${styles['facts']}`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="zk-secondary zk-small">{label}</dt>
            <dd className="zk-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type FigureKey = keyof StatsDetailsFigures;

const COUNTS: readonly (readonly [FigureKey, () => string])[] = [
  ['ordersCreated', () => m.stats_col_created()],
  ['ordersPublished', () => m.stats_col_published()],
  ['ordersAwarded', () => m.stats_col_awarded()],
  ['bidsSubmitted', () => m.stats_col_bids()],
  ['creditsSpent', () => m.stats_col_spent()],
  ['awardedAmount', () => m.stats_col_awarded_sum()],
  ['savings', () => m.stats_col_savings()],
];

export function UserCounters({ stats: { counters, lifetime } }: { stats: UserStats }) {
  const say = (figures: StatsDetailsFigures, key: FigureKey) =>
    key === 'awardedAmount' || key === 'savings' ? (
      <Money amount={figures[key]} currency="RUB" />
    ) : (
      formatDecimal(String(figures[key]))
    );
  return (
    <section className="zk-stack zk-shrink zk-gap-12" aria-label={m.stats_user_counters()}>
      <h2>{m.stats_user_counters()}</h2>
      {/* Scrollable areas need keyboard focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['box']} tabIndex={0} role="group" aria-label={m.stats_user_counters()}>
        <table className={styles['table']} aria-label={m.stats_user_counters()}>
          <thead>
            <tr>
              <th scope="col">{m.stats_user_figure()}</th>
              <th scope="col" data-align="end">
                {m.stats_user_in_period()}
              </th>
              <th scope="col" data-align="end">
                {m.stats_user_ever()}
              </th>
            </tr>
          </thead>
          <tbody>
            {COUNTS.map(([key, label]) => (
              <tr key={key}>
                <th scope="row">{label()}</th>
                <td data-align="end">{say(counters, key)}</td>
                <td data-align="end">{say(lifetime, key)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{m.stats_col_conflicts()}</th>
              <td data-align="end">{MISSING}</td>
              <td data-align="end">{formatCount(lifetime.conflictsOpen)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
