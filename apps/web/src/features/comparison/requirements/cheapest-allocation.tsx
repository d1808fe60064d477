import type { Comparison } from '@zakupki/api-client/schema';
import type { PricedRequirements } from '@zakupki/procurement/comparison/requirements';
import { m } from '#messages';
import { Money } from '../../../ui/value/amount.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { supplierName } from '../supplier-name.ts';
import { costWords } from './requirement-words.ts';
import styles from './requirements.module.css';

interface CheapestAllocationProps {
  readonly priced: PricedRequirements;
  readonly comparison: Comparison;
  readonly isAny: boolean;
  readonly lot: string | null;
}

export function CheapestAllocation({ priced, comparison, isAny, lot }: CheapestAllocationProps) {
  const { wanted, free, extra } = priced;
  const { currency, basis, rows } = comparison;
  const nameOf = (bidId: string) => {
    const bid = comparison.bids.find(({ id }) => id === bidId);
    return bid ? supplierName(bid) : '';
  };
  if (wanted === null) return <Callout tone="warning">{m.comparison_tools_nothing()}</Callout>;
  const { shares, total, uncovered, short, isExact } = wanted;
  const missing = rows.filter(({ orderItemId }) => uncovered.includes(orderItemId));
  const partial = rows.filter(({ orderItemId }) => short.includes(orderItemId));
  const cost = costWords({ allocation: wanted, extra }, free, currency);
  return (
    <section className={styles['result']} aria-live="polite" aria-label={m.comparison_tools_cheapest()}>
      <h3 className="zk-secondary zk-small zk-medium">
        {isAny ? m.comparison_tools_cheapest_wanted() : m.comparison_tools_cheapest()}
      </h3>
      <p className={`zk-flex zk-wrap zk-baseline zk-bold zk-gap-0-12 ${styles['figure']}`}>
        <Money amount={total} currency={currency} />
        {isAny && (
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
      {missing.length > 0 && (
        <p className="zk-small" data-tone="warning">
          {m.comparison_tools_uncovered({ names: few(missing.map(({ position, name }) => `${position}. ${name}`)) })}
        </p>
      )}
      {partial.length > 0 && (
        <p className="zk-small" data-tone="warning">
          {m.comparison_tools_short({ names: few(partial.map(({ position, name }) => `${position}. ${name}`)) })}
        </p>
      )}
    </section>
  );
}

const few = (texts: readonly string[]) => texts.slice(0, 3).join('; ') + (texts.length > 3 ? '…' : '');
