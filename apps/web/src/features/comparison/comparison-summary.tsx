import { Button } from '@mantine/core';
import type { Comparison, Order } from '@zakupki/api-client/schema';
import { sign } from '@zakupki/procurement/decimals/decimal';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatMoney } from '../../format/number/numbers.ts';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/value/amount.tsx';
import { supplierName, totalWord } from './comparison-words.ts';
import styles from './comparison.module.css';

interface SummaryProps {
  readonly order: Order;
  readonly comparison: Comparison;
  /** A past comparison cannot be awarded. */
  readonly isPast: boolean;
}

export function ComparisonSummary({ order, comparison, isPast }: SummaryProps) {
  const { best, currency, basis, bids } = comparison;
  if (best.perLine === null) return null;
  const single = bids.find(({ id }) => id === best.single?.bidId);
  const canAward = order.status === 'evaluation' && !isPast;
  return (
    <section className={`zk-stack zk-card ${styles['summary']}`} aria-label={m.comparison_summary()}>
      <Choice title={m.comparison_best_single()}>
        {best.single && single ? (
          <>
            <p className={`zk-large zk-bold ${styles['figure']}`}>
              <Money amount={best.single.total} currency={currency} />
            </p>
            <p className={styles['choiceText']}>
              {supplierName(single)} <span className="zk-secondary">· {totalWord(basis)}</span>
            </p>
            {canAward && (
              <AwardLink order={order} from={`single:${single.id}`}>
                {m.comparison_award_single_short()}
                <span className="zk-visually-hidden">: {supplierName(single)}</span>
              </AwardLink>
            )}
          </>
        ) : (
          <p className="zk-secondary">{m.comparison_best_single_none()}</p>
        )}
      </Choice>
      <BestSplit order={order} comparison={comparison} perLine={best.perLine} canAward={canAward} />
    </section>
  );
}

interface SplitProps extends Omit<SummaryProps, 'isPast'> {
  readonly perLine: NonNullable<Comparison['best']['perLine']>;
  readonly canAward: boolean;
}

function BestSplit({ order, comparison, perLine, canAward }: SplitProps) {
  const { best, currency, rows } = comparison;
  return (
    <Choice title={m.comparison_best_split()}>
      <p className={`zk-large zk-bold ${styles['figure']}`}>
        <Money amount={perLine.total} currency={currency} />
      </p>
      <p className={styles['choiceText']}>
        {m.comparison_split_suppliers({ count: perLine.bids.length })}
        {' · '}
        {m.comparison_split_lines({ covered: perLine.linesCovered, total: rows.length })}
        <Saving saving={best.splitSaving} currency={currency} />
        {perLine.linesShort > 0 && <span data-tone="warning"> · {m.comparison_split_short()}</span>}
        {!perLine.isExact && <span className="zk-secondary"> · {m.comparison_split_not_exact()}</span>}
      </p>
      {canAward && (
        <AwardLink order={order} from="split">
          {m.comparison_award_split()}
        </AwardLink>
      )}
    </Choice>
  );
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['choice']}>
      <h2 className={`zk-secondary zk-tiny zk-medium ${styles['choiceTitle']}`}>{title}</h2>
      {children}
    </div>
  );
}

interface AwardLinkProps {
  readonly order: Order;
  readonly from: string;
  readonly children: ReactNode;
}

function AwardLink({ order, from, children }: AwardLinkProps) {
  return (
    <Button
      component={Link}
      to={paths.order(order.id, { tab: 'award', from })}
      variant="default"
      size="compact-md"
      className={styles['choiceAction']}
    >
      {children}
    </Button>
  );
}

/** Savings of a split award over the best single supplier; null without a complete bid. */
function Saving({ saving, currency }: { saving: string | null; currency: string }) {
  if (saving === null) return null;
  if (sign(saving) === 0) return <span className="zk-secondary"> · {m.comparison_split_same()}</span>;
  return (
    <span data-tone="good">
      {' · '}
      {m.comparison_split_saves({ amount: formatMoney(saving, currency) })}
    </span>
  );
}
