import type { AwardFigures, AwardSaving, AwardSum, AwardSupplierTotal, BidSum } from '@zakupki/api-client/schema';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { formatMoney, formatPercent, MISSING } from '../../format/number/numbers.ts';
import { Money } from '../../ui/value/amount.tsx';
import styles from './award-totals.module.css';

export function AwardBySupplier({ figures: { totalsBySupplier, currency } }: { figures: AwardFigures }) {
  return (
    <ul className={`zk-stack zk-gap-10 ${styles['suppliers']}`} aria-label={m.award_by_supplier()}>
      {totalsBySupplier.map((supplier) => (
        <li key={supplier.bidIds.join()}>
          <span className="zk-break zk-medium">{supplier.supplierName}</span>
          <strong className="zk-bold">
            <Money amount={supplier.total} currency={currency} />
          </strong>
          <span className="zk-whole-row zk-secondary zk-tiny zk-numeric">{partsOf(supplier, currency)}</span>
        </li>
      ))}
    </ul>
  );
}

/** "2 lines, ₽…": lines and totals without and with VAT, without and with delivery. */
export function partsOf(supplier: AwardSupplierTotal, currency: string): string {
  const { lines, isWithoutVat } = supplier;
  return [m.award_lines_count({ count: lines }), ...partWords(supplier, currency, isWithoutVat)].join(' · ');
}

export function AwardTotals({ figures: { totals, currency, basis, totalsBySupplier } }: { figures: AwardFigures }) {
  const isWithoutVat = totalsBySupplier.every((one) => one.isWithoutVat);
  const hasDelivery = sign(totals.delivery) !== 0;
  return (
    <dl className={`zk-stack zk-gap-4 ${styles['all']}`} aria-label={m.award_altogether()}>
      <Sums
        title={hasDelivery ? m.award_goods() : m.award_goods_alone()}
        sum={totals}
        {...{ currency, isWithoutVat }}
      />
      {hasDelivery && (
        <Sums title={m.award_with_delivery()} sum={totals.withDelivery} {...{ currency, isWithoutVat }} />
      )}
      <div data-sum>
        <dt>{basis === 'net' ? m.award_total_net() : m.award_total_gross()}</dt>
        <dd>
          <Money amount={totals.total} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

interface SumsProps {
  readonly title: string;
  readonly sum: BidSum;
  readonly currency: string;
  readonly isWithoutVat: boolean;
}

/** One figure where no VAT is charged. */
function Sums({ title, sum, currency, isWithoutVat }: SumsProps) {
  const { net, vat, gross } = sum;
  return (
    <>
      <div data-group>
        <dt>{title}</dt>
        <dd>{isWithoutVat && m.words_vat_none()}</dd>
      </div>
      <Sum label={m.award_col_net()} amount={net} currency={currency} />
      {!isWithoutVat && <Sum label={m.award_vat()} amount={vat} currency={currency} />}
      {!isWithoutVat && <Sum label={m.award_col_gross()} amount={gross} currency={currency} />}
    </>
  );
}

export function partWords(
  { net, vat, gross, delivery, withDelivery }: AwardSum,
  currency: string,
  isWithoutVat: boolean,
): string[] {
  const money = (amount: string) => formatMoney(amount, currency);
  const hasDelivery = sign(delivery) !== 0;
  if (isWithoutVat) {
    return [
      m.award_part_goods({ amount: money(gross) }),
      ...(hasDelivery
        ? [
            m.award_part_delivery_no_vat({ amount: money(delivery) }),
            m.award_part_total_no_vat({ amount: money(withDelivery.gross) }),
          ]
        : []),
    ];
  }
  return [
    m.award_part_net({ amount: money(net) }),
    m.award_part_vat({ amount: money(vat) }),
    m.award_part_gross({ amount: money(gross) }),
    ...(hasDelivery
      ? [
          m.award_part_delivery({ amount: money(delivery) }),
          m.award_part_total({ net: money(withDelivery.net), gross: money(withDelivery.gross) }),
        ]
      : []),
  ];
}

function Sum({ label, amount, currency }: { label: string; amount: string; currency: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </div>
  );
}

export function AwardSavings({ figures }: { figures: AwardFigures }) {
  const { savings, currency } = figures;
  return (
    <dl className={`zk-stack zk-gap-4 ${styles['savings']}`} aria-label={m.award_savings()}>
      <Saving label={m.award_vs_budget()} saving={savings.vsBudget} currency={currency} />
      <Saving label={m.award_vs_average()} saving={savings.vsAverage} currency={currency} />
      <Saving label={m.award_vs_worst()} saving={savings.vsWorst} currency={currency} />
    </dl>
  );
}

function Saving({ label, saving, currency }: { label: string; saving: AwardSaving | null; currency: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-tone={saving === null ? undefined : TONES[sign(saving.amount)]}>
        {saving === null ? MISSING : shortSaving(saving, currency)}
      </dd>
    </div>
  );
}

const TONES = { [-1]: 'warning', 0: undefined, 1: 'good' } as const;

/** Short form below the savings heading. */
function shortSaving(saving: AwardSaving, currency: string): string {
  return sign(saving.amount) > 0 ? amountAndShare(saving, currency) : savingText(saving, currency);
}

function amountAndShare({ amount, percent }: AwardSaving, currency: string): string {
  const share = percent === null ? '' : ` (${formatPercent(percent.replace('-', ''))})`;
  return formatMoney(amount.replace('-', ''), currency) + share;
}

export function savingText(saving: AwardSaving, currency: string): string {
  const { amount } = saving;
  const money = amountAndShare(saving, currency);
  if (sign(amount) === 0) return m.award_saving_none();
  return sign(amount) > 0 ? m.award_saving_less({ amount: money }) : m.award_saving_more({ amount: money });
}
