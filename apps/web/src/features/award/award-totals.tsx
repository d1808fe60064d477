import type { AwardFigures, AwardSaving, AwardSum } from '@zakupki/api-client/schema';
import { sign, subtract } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { formatMoney, formatPercent, MISSING } from '../../format/number/numbers.ts';
import { Money } from '../../ui/value/amount.tsx';
import styles from './award-totals.module.css';

/** Omits the total of a single supplier: it equals the total of the award. */
export function AwardBySupplier({ figures: { totalsBySupplier, currency } }: { figures: AwardFigures }) {
  const [, second] = totalsBySupplier;
  return (
    <ul className={`zk-stack zk-gap-10 ${styles['suppliers']}`} aria-label={m.award_by_supplier()}>
      {totalsBySupplier.map(({ bidIds, supplierName, lines, total }) => (
        <li key={bidIds.join()}>
          <span className="zk-break zk-medium">{supplierName}</span>
          {second && (
            <span>
              <Money amount={total} currency={currency} />
            </span>
          )}
          <span className="zk-whole-row zk-secondary zk-tiny">{m.award_lines_count({ count: lines })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Shows each sum once and highlights the compared sum. */
export function AwardTotals({ figures: { totals, currency, basis, totalsBySupplier } }: { figures: AwardFigures }) {
  const isWithoutVat = totalsBySupplier.every((supplier) => supplier.isWithoutVat);
  const { net, withDelivery } = totals;
  const hasDelivery = sign(totals.delivery) !== 0;
  const isNet = basis === 'net';
  const rows: readonly (TotalRow | false)[] = [
    hasDelivery && { label: isWithoutVat ? m.award_goods_only() : m.award_goods_net(), amount: net },
    hasDelivery && {
      label: isWithoutVat ? m.award_delivery() : m.award_delivery_net(),
      amount: subtract(withDelivery.net, net),
    },
    {
      label: isWithoutVat ? m.award_sum() : m.award_sum_net(),
      amount: withDelivery.net,
      isCompared: isNet || isWithoutVat,
    },
    !isWithoutVat && { label: m.award_vat(), amount: withDelivery.vat },
    !isWithoutVat && { label: m.award_sum_gross(), amount: withDelivery.gross, isCompared: !isNet },
  ];
  return (
    <div className="zk-stack zk-gap-4">
      <dl className={`zk-stack zk-gap-4 ${styles['all']}`} aria-label={m.award_altogether()}>
        {rows
          .filter((row) => row !== false)
          .map(({ label, amount, isCompared }) => (
            <div key={label} data-compared={isCompared === true}>
              <dt>{label}</dt>
              <dd>
                <Money amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
      </dl>
      {isWithoutVat && <p className="zk-secondary zk-tiny">{m.words_vat_none()}</p>}
      {!hasDelivery && <p className="zk-secondary zk-tiny">{m.award_delivery_free()}</p>}
    </div>
  );
}

type TotalRow = {
  readonly label: string;
  readonly amount: string;
  readonly isCompared?: boolean;
};

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

/** The short form for use below the savings heading. */
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
