import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { SegmentedControl } from '@mantine/core';
import { useId, useState } from 'react';
import { m } from '#messages';
import { useListPlansQuery } from '../../api/plan-api.ts';
import { asApiError, ProblemState } from '../../api/problem-message.tsx';
import { formatMoney } from '../../format/numbers.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './index-screen.module.css';

/** What it costs, by the month or by the year. */
export function PlanOffers() {
  const [period, setPeriod] = useState('month');
  const { data, error, refetch } = useListPlansQuery();
  const id = useId();
  const offered = data?.data.filter((plan) => plan.isPublic && plan.period === period) ?? [];
  return (
    <section aria-labelledby={id}>
      <div className={styles['plansHead']}>
        <h2 id={id}>{m.public_plans()}</h2>
        <SegmentedControl
          aria-labelledby={id}
          value={period}
          onChange={setPeriod}
          data={[
            { value: 'month', label: m.public_plans_month() },
            { value: 'year', label: m.public_plans_year() },
          ]}
        />
      </div>
      {error && !data && <ProblemState error={asApiError(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      <ul className={styles['plans']}>
        {offered.map((plan) => (
          <li key={plan.id}>
            <h3>{plan.name}</h3>
            <p className={styles['price']}>
              {formatMoney(plan.price, plan.currency)}{' '}
              <span>{period === 'month' ? m.public_plans_per_month() : m.public_plans_per_year()}</span>
            </p>
            <p>
              {plan.creditsPerPeriod === null
                ? m.public_plans_unmetered()
                : m.public_plans_credits({ count: plan.creditsPerPeriod })}
            </p>
            <ul className={styles['features']}>
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <LinkButton to={paths.signup()} variant="light">
              {m.public_plans_begin()}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
