import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { StatsDetailsFigures, UserStats } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { formatTime } from '../../../format/date/dates.ts';
import { formatCount, formatDecimal, MISSING } from '../../../format/number/numbers.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { RowsTable } from '../../../ui/table/rows-table.tsx';
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
  const formatFigure = (figures: StatsDetailsFigures, key: FigureKey) =>
    key === 'awardedAmount' || key === 'savings' ? (
      <Money amount={figures[key]} currency={PAYMENT_CURRENCY} />
    ) : (
      formatDecimal(String(figures[key]))
    );
  const rows: [label: string, inPeriod: ReactNode, ever: ReactNode][] = [
    ...COUNTS.map(([key, label]): [string, ReactNode, ReactNode] => [
      label(),
      formatFigure(counters, key),
      formatFigure(lifetime, key),
    ]),
    [m.stats_col_conflicts(), MISSING, formatCount(lifetime.conflictsOpen)],
  ];
  return (
    <section className="zk-stack zk-shrink zk-gap-12" aria-label={m.stats_user_counters()}>
      <h2>{m.stats_user_counters()}</h2>
      <ScrollRegion className={styles['box'] ?? ''} label={m.stats_user_counters()}>
        <RowsTable
          className={styles['table']}
          label={m.stats_user_counters()}
          rows={rows}
          rowKey={([label]) => label}
          columns={[
            { header: m.stats_user_figure(), isRowHead: true, cell: ([label]) => label },
            { header: m.stats_user_in_period(), isNumber: true, cell: ([, inPeriod]) => inPeriod },
            { header: m.stats_user_ever(), isNumber: true, cell: ([, , ever]) => ever },
          ]}
        />
      </ScrollRegion>
    </section>
  );
}
