import type { AwardFigures, AwardSaving, AwardSum, AwardSupplierTotal } from '@zakupki/api-client/schema';
import { sign } from '@zakupki/pricing/decimal';
import { m } from '#messages';
import { formatMoney, formatPercent, NOTHING } from '../../format/numbers.ts';
import { Money } from '../../ui/amount.tsx';
import styles from './award-totals.module.css';

/** What each supplier gets, with the parts of it. */
export function AwardBySupplier({ figures: { totalsBySupplier, currency } }: { figures: AwardFigures }) {
  return (
    <ul className={styles['suppliers']} aria-label={m.award_by_supplier()}>
      {totalsBySupplier.map((supplier) => (
        <li key={supplier.bidIds.join()}>
          <span className={styles['name']}>{supplier.supplierName}</span>
          <strong className={styles['sum']}>
            <Money amount={supplier.total} currency={currency} />
          </strong>
          <span className={styles['parts']}>{partsOf(supplier, currency)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many lines a supplier gets, and what they come to without VAT, in VAT, with VAT and in delivery. */
export function partsOf(supplier: AwardSupplierTotal, currency: string): string {
  return [m.award_lines_count({ count: supplier.lines }), ...partWords(supplier, currency)].join(' · ');
}

/** What an award comes to altogether: without VAT, VAT, with VAT, and what is compared. */
export function AwardTotals({ figures: { totals, currency, basis } }: { figures: AwardFigures }) {
  return (
    <dl className={styles['all']} aria-label={m.award_altogether()}>
      <Sum label={m.editor_totals_net()} amount={totals.net} currency={currency} />
      <Sum label={m.award_vat()} amount={totals.vat} currency={currency} />
      <Sum label={m.editor_totals_gross()} amount={totals.gross} currency={currency} />
      {sign(totals.delivery) !== 0 && <Sum label={m.award_delivery()} amount={totals.delivery} currency={currency} />}
      <div data-sum>
        <dt>{basis === 'net' ? m.award_total_net() : m.award_total_gross()}</dt>
        <dd>
          <Money amount={totals.total} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

/** Sums without VAT, of VAT, with VAT, and of delivery where there is any, in words. */
export function partWords({ net, vat, gross, delivery }: AwardSum, currency: string): string[] {
  return [
    m.award_part_net({ amount: formatMoney(net, currency) }),
    m.award_part_vat({ amount: formatMoney(vat, currency) }),
    m.award_part_gross({ amount: formatMoney(gross, currency) }),
    ...(sign(delivery) === 0 ? [] : [m.award_part_delivery({ amount: formatMoney(delivery, currency) })]),
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

/** What is saved against the budget, the average and the dearest offers. */
export function AwardSavings({ figures }: { figures: AwardFigures }) {
  const { savings, currency } = figures;
  return (
    <dl className={styles['savings']} aria-label={m.award_savings()}>
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
        {saving === null ? NOTHING : shortSaving(saving, currency)}
      </dd>
    </div>
  );
}

const TONES = { [-1]: 'warning', 0: undefined, 1: 'good' } as const;

/** Under the heading of savings: the amount alone, and only what is dearer in words. */
function shortSaving(saving: AwardSaving, currency: string): string {
  return sign(saving.amount) > 0 ? amountAndShare(saving, currency) : savingText(saving, currency);
}

function amountAndShare({ amount, percent }: AwardSaving, currency: string): string {
  const share = percent === null ? '' : ` (${formatPercent(percent.replace('-', ''))})`;
  return formatMoney(amount.replace('-', ''), currency) + share;
}

/** A saving in words: less is a saving, more is said to be more. */
export function savingText(saving: AwardSaving, currency: string): string {
  const { amount } = saving;
  const money = amountAndShare(saving, currency);
  if (sign(amount) === 0) return m.award_saving_none();
  return sign(amount) > 0 ? m.award_saving_less({ amount: money }) : m.award_saving_more({ amount: money });
}
