import { Button } from '@mantine/core';
import type { Plan } from '@zakupki/api-client/schema';
import { compare, divide, multiply, round } from '@zakupki/pricing/decimal';
import { savingsAgainst } from '@zakupki/pricing/percent';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { m } from '#messages';
import { formatMoney, formatPercent } from '../format/numbers.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useListPlansQuery } from './plan-api.ts';
import styles from './plan-offers.module.css';
import { asApiError, ProblemState } from './problem-message.tsx';

type Period = Plan['period'];

/** What one can do about a plan. */
export interface PlanAction {
  readonly label: string;
  /** An address outside the product, such as a letter's. */
  readonly href: string;
}

export interface PlanOffersProps {
  /** Without one the cards only inform. */
  readonly actionFor?: (plan: Plan) => PlanAction;
  /** The plan one has or had: marked, and its period shown first. */
  readonly currentId?: string | undefined;
}

/** The plans side by side, the cheapest first, by the month or by the year. */
export function PlanOffers({ actionFor, currentId }: PlanOffersProps) {
  const { data, error, isFetching, refetch } = useListPlansQuery();
  const [chosen, setChosen] = useState<Period | null>(null);
  if (!data) {
    if (error && !isFetching) return <ProblemState error={asApiError(error)} onRetry={() => void refetch()} />;
    return <Skeleton lines={6} />;
  }
  const plans = data.data;
  const period = chosen ?? plans.find(({ id }) => id === currentId)?.period ?? 'month';
  const offers = plans.filter((plan) => plan.period === period).toSorted((a, b) => compare(a.price, b.price));
  // One primary action: the plan one knows, else the cheapest.
  const primary = offers.find(({ id }) => id === currentId) ?? offers[0];
  return (
    <div className={styles['offers']}>
      <PeriodChoice period={period} onChoose={setChosen} />
      <ul className={styles['cards']}>
        {offers.map((plan) => (
          <li key={plan.id} className={styles['card']} data-current={plan.id === currentId}>
            <PlanCard
              plan={plan}
              monthly={plans.find(({ code, period: each }) => code === plan.code && each === 'month')}
              isCurrent={plan.id === currentId}
              isPrimary={plan === primary}
              action={actionFor?.(plan)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PeriodChoice({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const name = useId();
  const choices = [
    ['month', m.plans_by_month()],
    ['year', m.plans_by_year()],
  ] as const;
  return (
    <fieldset className={styles['periods']}>
      <legend className="zk-visually-hidden">{m.plans_period()}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={period === value} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  /** The same plan by the month, to compare the year with. */
  readonly monthly: Plan | undefined;
  readonly isCurrent: boolean;
  readonly isPrimary: boolean;
  readonly action: PlanAction | undefined;
}

function PlanCard({ plan, monthly, isCurrent, isPrimary, action }: PlanCardProps) {
  const { name, period, price, currency, creditsPerPeriod, features } = plan;
  const saved =
    period === 'year' && monthly ? savingsAgainst(multiply(monthly.price, '12'), price, currency).percent : null;
  return (
    <>
      <h3>
        {name}
        {isCurrent && <span className={styles['mark']}>{m.plans_current()}</span>}
      </h3>
      <p className={styles['price']}>
        <strong className="zk-numeric">{formatMoney(price, currency, { isPlain: true })}</strong>{' '}
        <span className="zk-secondary">{period === 'year' ? m.plans_a_year() : m.plans_a_month()}</span>
      </p>
      {period === 'year' && (
        <p className={styles['equal']}>
          {m.plans_equals({ amount: formatMoney(round(divide(price, '12', 4), 0), currency, { isPlain: true }) })}
          {saved !== null && compare(saved, '1') >= 0 && (
            <b> {m.plans_saves({ percent: formatPercent(round(saved, 0)) })}</b>
          )}
        </p>
      )}
      <ul className={styles['features']}>
        {[creditWords(creditsPerPeriod), ...features].map((feature) => (
          <li key={feature}>
            <IconCheck size={16} className="zk-icon" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {action && (
        <Button component="a" href={action.href} variant={isPrimary ? 'filled' : 'default'} fullWidth>
          {action.label}
        </Button>
      )}
    </>
  );
}

function creditWords(count: number | null): string {
  return count === null ? m.plans_unmetered() : m.plans_credits({ count });
}
