import type { Comparison } from '@zakupki/api-client/schema';
import type { PricedRequirements } from '@zakupki/procurement/comparison/requirements';
import { m } from '#messages';
import { Money } from '../../../ui/value/amount.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { supplierName } from '../comparison-words.ts';
import { costWords } from './requirement-words.ts';
import styles from './requirements.module.css';

type CheapestAllocationProps = {
  readonly priced: PricedRequirements;
  readonly comparison: Comparison;
  readonly hasRequirements: boolean;
  readonly lot: string | null;
};

export function CheapestAllocation({ priced, comparison, hasRequirements, lot }: CheapestAllocationProps) {
  const { wanted, free, extra } = priced;
  const { currency, basis, rows } = comparison;
  const nameOf = (bidId: string) => {
    const bid = comparison.bids.find(({ id }) => id === bidId);
    return bid ? supplierName(bid) : '';
  };
  if (wanted === null) return <Callout tone="warning">{m.comparison_tools_nothing()}</Callout>;
  const { shares, total, uncovered, short, isExact } = wanted;
  const uncoveredRows = rows.filter(({ orderItemId }) => uncovered.includes(orderItemId));
  const shortRows = rows.filter(({ orderItemId }) => short.includes(orderItemId));
  const cost = costWords({ allocation: wanted, extra }, free, currency);
  return (
    <section className={styles['result']} aria-live="polite" aria-label={m.comparison_tools_cheapest()}>
      <h3 className="zk-secondary zk-small zk-medium">
        {hasRequirements ? m.comparison_tools_cheapest_wanted() : m.comparison_tools_cheapest()}
      </h3>
      <p className={`zk-flex zk-wrap zk-baseline zk-bold zk-gap-0-12 ${styles['figure']}`}>
        <Money amount={total} currency={currency} />
        {hasRequirements && (
          <span className={`zk-push zk-nowrap zk-small zk-numeric ${styles['cost']}`} data-tone={cost.tone}>
            {cost.text}
          </span>
        )}
      </p>
      <p className="zk-secondary zk-small">
        {basis === 'gross' ? m.comparison_tools_with_vat() : m.comparison_tools_without_vat()}
        {lot === null && `, ${m.comparison_tools_with_delivery()}`}
        {!isExact && `. ${m.comparison_tools_not_exact()}`}
      </p>
      <ul className={styles['shares']}>
        {shares.map((share) => (
          <li key={share.bidId}>
            <span>{nameOf(share.bidId)}</span>
            <span className="zk-secondary">{m.comparison_tools_lines({ count: share.lineIds.length })}</span>
            <Money amount={share.total} currency={currency} />
          </li>
        ))}
      </ul>
      {uncoveredRows.length > 0 && (
        <p className="zk-small" data-tone="warning">
          {m.comparison_tools_uncovered({ names: rowNames(uncoveredRows) })}
        </p>
      )}
      {shortRows.length > 0 && (
        <p className="zk-small" data-tone="warning">
          {m.comparison_tools_short({ names: rowNames(shortRows) })}
        </p>
      )}
    </section>
  );
}

/** Names at most three rows. */
function rowNames(rows: Comparison['rows']): string {
  const names = rows.slice(0, 3).map(({ position, name }) => `${position}. ${name}`);
  return names.join('; ') + (rows.length > 3 ? '…' : '');
}
