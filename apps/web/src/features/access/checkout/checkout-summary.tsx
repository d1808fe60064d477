import { compare } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { formatMoney } from '../../../format/number/numbers.ts';
import { Money } from '../../../ui/value/amount.tsx';
import styles from './checkout.module.css';
import type { Price, Purchase } from './purchase.ts';

type CheckoutSummaryProps = {
  readonly purchase: Purchase;
  readonly price: Price;
  readonly code: string | null;
};

export function CheckoutSummary({ purchase, price, code }: CheckoutSummaryProps) {
  const { discount, amount, vat, currency } = price;
  return (
    <dl className={`zk-stack zk-frame zk-gap-10 ${styles['summary']}`} aria-live="polite">
      <div className="zk-flex zk-between zk-baseline zk-gap-16">
        <dt className="zk-stack">
          <strong>{nameOf(purchase)}</strong>
          <span className="zk-secondary">{detailOf(purchase)}</span>
        </dt>
        <dd className="zk-nowrap">
          <Money amount={price.price} currency={currency} />
        </dd>
      </div>
      {compare(discount, '0') > 0 && (
        <div className="zk-flex zk-between zk-baseline zk-gap-16" data-kind="discount">
          <dt className="zk-stack">{code ? m.checkout_discount_by({ code }) : m.checkout_discount()}</dt>
          <dd className="zk-nowrap zk-numeric">{formatMoney(`-${discount}`, currency)}</dd>
        </div>
      )}
      <div className="zk-flex zk-between zk-baseline zk-gap-16" data-kind="total">
        <dt className="zk-stack">
          {m.checkout_total()}
          <span className="zk-secondary">{m.plans_with_vat({ amount: formatMoney(vat, currency) })}</span>
        </dt>
        <dd className="zk-nowrap">
          <Money amount={amount} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

function nameOf(purchase: Purchase): string {
  return purchase.kind === 'plan'
    ? m.checkout_plan({ plan: purchase.plan.name })
    : m.shell_access_credits({ count: purchase.pack.credits });
}

function detailOf(purchase: Purchase): string {
  if (purchase.kind === 'pack') return m.notices_pack_days({ count: purchase.pack.validDays });
  return purchase.plan.period === 'year' ? m.checkout_for_year() : m.checkout_for_month();
}
