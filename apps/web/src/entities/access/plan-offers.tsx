import type { Plan } from '@zakupki/api-client/schema';
import { compare, divide, multiply, round } from '@zakupki/procurement/decimals/decimal';
import { savingsAgainst } from '@zakupki/procurement/money/percent';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { m } from '#messages';
import { formatMoney, formatPercent } from '../../format/number/numbers.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useListPlansQuery } from './plan-api.ts';
import styles from './plan-offers.module.css';
import { NotLoaded } from '../../http/problem-message.tsx';

type Period = Plan['period'];

/** The price after a discount; `vat` is the VAT part of `amount`. */
type OfferPrice = {
  readonly amount: string;
  readonly vat: string;
};

type PlanOffersProps = {
  /** Shown beside the switch between months and years. */
  readonly heading: ReactNode;
  /** `isPrimary` for the plan to offer first. */
  readonly actionFor: (plan: Plan, isPrimary: boolean) => ReactNode;
  /** The current or last plan: marked, and its period shown first. */
  readonly currentId?: string | undefined;
  /** Marked, and offered first by its action, unless there is a current plan. */
  readonly recommended?: Plan['code'];
  readonly isOffered?: (plan: Plan) => boolean;
  /** Shown with its VAT; without it, the list price alone. */
  readonly priceOf?: (plan: Plan) => OfferPrice;
};

/** The plans side by side, the current one first, then by price; per month or per year. */
export function PlanOffers(props: PlanOffersProps) {
  const { heading, actionFor, currentId, recommended, isOffered = () => true, priceOf } = props;
  const { data, error, isFetching, refetch } = useListPlansQuery();
  const [chosen, setChosen] = useState<Period | null>(null);
  if (!data) {
    return (
      <NotLoaded error={isFetching ? undefined : error} onRetry={refetch}>
        {heading}
        <Skeleton lines={6} />
      </NotLoaded>
    );
  }
  const plans = data.data;
  const period = chosen ?? plans.find(({ id }) => id === currentId)?.period ?? 'month';
  // The current plan comes first: on a phone the others are far below.
  const position = ({ id }: Plan) => (id === currentId ? 0 : 1);
  const offers = plans
    .filter((plan) => plan.period === period && isOffered(plan))
    .toSorted((a, b) => position(a) - position(b) || compare(a.price, b.price));
  const current = offers.find(({ id }) => id === currentId);
  const marked = current ?? offers.find(({ code }) => code === recommended);
  // Without either, the action of the cheapest plan is the primary one.
  const primary = marked ?? offers[0];
  const isShared = (feature: string) => offers.every(({ features }) => features.includes(feature));
  return (
    <div className="zk-stack zk-gap-16">
      <div className="zk-row zk-wrap zk-between zk-gap-8-16">
        {heading}
        <PeriodSwitch period={period} onChoose={setChosen} />
      </div>
      <ul className={`zk-stack zk-gap-16 ${styles['cards']}`}>
        {offers.map((plan) => {
          const monthly = plans.find(({ code, period: each }) => code === plan.code && each === 'month');
          return (
            <li key={plan.id} className={`zk-flex zk-gap-10 ${styles['card']}`} data-marked={plan === marked}>
              <PlanCard
                plan={plan}
                monthPrice={monthly && (priceOf?.(monthly).amount ?? monthly.price)}
                mark={plan === marked ? (current ? m.plans_current() : m.plans_recommended()) : null}
                isShared={isShared}
                toPay={priceOf?.(plan)}
              />
              {actionFor(plan, plan === primary)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function PeriodSwitch({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
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

type PlanCardProps = {
  readonly plan: Plan;
  /** The monthly price of the same plan, discounts included. */
  readonly monthPrice: string | undefined;
  readonly mark: string | null;
  /** Whether every plan has the feature. */
  readonly isShared: (feature: string) => boolean;
  readonly toPay: OfferPrice | undefined;
};

function PlanCard({ plan, monthPrice, mark, isShared, toPay }: PlanCardProps) {
  const { name, code, period, price, currency, creditsPerPeriod, features } = plan;
  const amount = toPay?.amount ?? price;
  const saved =
    period === 'year' && monthPrice ? savingsAgainst(multiply(monthPrice, '12'), amount, currency).percent : null;
  return (
    <>
      <div>
        <h3>
          {name}
          {mark !== null && <span className={`zk-tiny zk-medium ${styles['mark']}`}>{mark}</span>}
        </h3>
        <p className="zk-secondary zk-small">{AUDIENCES[code]()}</p>
      </div>
      <p className={styles['price']}>
        <strong className="zk-numeric">{formatMoney(amount, currency, { isPlain: true })}</strong>{' '}
        <span className="zk-secondary">{period === 'year' ? m.plans_a_year() : m.plans_a_month()}</span>
      </p>
      {toPay && (
        <p className="zk-secondary zk-small">
          {m.plans_with_vat({ amount: formatMoney(toPay.vat, currency) })}
          {compare(toPay.amount, price) < 0 && (
            <b className="zk-good zk-medium">
              {' '}
              {m.plans_instead_of({ amount: formatMoney(price, currency, { isPlain: true }) })}
            </b>
          )}
        </p>
      )}
      {period === 'year' && (
        <p className="zk-secondary zk-small">
          {m.plans_equals({ amount: formatMoney(round(divide(amount, '12', 4), 0), currency, { isPlain: true }) })}
          {saved !== null && compare(saved, '1') >= 0 && (
            <b className="zk-good zk-medium"> {m.plans_saves({ percent: formatPercent(round(saved, 0)) })}</b>
          )}
        </p>
      )}
      <ul className={`zk-stack zk-packed zk-fill zk-gap-6 ${styles['features']}`}>
        <li className="zk-flex zk-bold zk-gap-8">
          <IconCheck size={16} className="zk-icon" aria-hidden />
          {creditWords(creditsPerPeriod)}
        </li>
        {features.map((feature) => (
          <li className={`zk-flex zk-gap-8 ${isShared(feature) ? 'zk-secondary' : 'zk-medium'}`} key={feature}>
            <IconCheck size={16} className="zk-icon" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}

const AUDIENCES: Readonly<Record<Plan['code'], () => string>> = {
  start: () => m.plans_for_start(),
  pro: () => m.plans_for_pro(),
  business: () => m.plans_for_business(),
};

function creditWords(count: number | null): string {
  return count === null ? m.plans_unmetered() : m.plans_credits({ count });
}
