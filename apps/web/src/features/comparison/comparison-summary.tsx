import { SPLIT_FLOOR_PERCENT } from '@zakupki/procurement/comparison/cheapest-allocation';
import { Button } from '@mantine/core';
import type { Comparison, Order } from '@zakupki/api-client/schema';
import { sign } from '@zakupki/procurement/decimals/decimal';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatMoney } from '../../format/number/numbers.ts';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/value/amount.tsx';
import { supplierName } from './comparison-words.ts';
import styles from './comparison.module.css';

type SummaryProps = {
  readonly order: Order;
  readonly comparison: Comparison;
  /** A past comparison cannot be awarded. */
  readonly isPast: boolean;
  /** Whether several bids compete. */
  readonly isContested: boolean;
};

export function ComparisonSummary({ order, comparison, isPast, isContested }: SummaryProps) {
  const { best, currency, bids } = comparison;
  if (best.perLine === null) return null;
  const single = bids.find(({ id }) => id === best.single?.bidId);
  const canAward = order.status === 'evaluation' && !isPast;
  return (
    <section className={styles['summary']} aria-label={m.comparison_summary()}>
      <Choice title={m.comparison_best_single()}>
        {best.single && single ? (
          <>
            <p className={`zk-truncate ${styles['figure']}`}>
              <b>
                <Money amount={best.single.total} currency={currency} />
              </b>{' '}
              {supplierName(single)}
            </p>
            {canAward && (
              <AwardLink order={order} from={`single:${single.id}`}>
                {m.comparison_award_single_short()}
                <span className="zk-visually-hidden">: {supplierName(single)}</span>
              </AwardLink>
            )}
          </>
        ) : (
          <p className={`zk-secondary ${styles['figure']}`}>{m.comparison_best_single_none()}</p>
        )}
      </Choice>
      <BestSplit
        order={order}
        comparison={comparison}
        perLine={best.perLine}
        canAward={canAward}
        isContested={isContested}
      />
    </section>
  );
}

type SplitProps = {
  readonly perLine: NonNullable<Comparison['best']['perLine']>;
  readonly canAward: boolean;
} & Omit<SummaryProps, 'isPast'>;

function BestSplit({ order, comparison, perLine, canAward, isContested }: SplitProps) {
  const { best, currency, rows } = comparison;
  return (
    <Choice
      title={m.comparison_best_split()}
      basis={[
        m.comparison_split_suppliers({ count: perLine.bids.length }),
        m.comparison_split_lines({ covered: perLine.linesCovered, total: rows.length }),
      ].join(' · ')}
    >
      <p className={`zk-truncate ${styles['figure']}`}>
        <b>
          <Money amount={perLine.total} currency={currency} />
        </b>{' '}
        <Saving saving={best.splitSaving} currency={currency} />
        {perLine.linesShort > 0 && <span data-tone="warning"> · {m.comparison_split_short()}</span>}
        {isContested && perLine.bids.length === 1 && best.single !== null && (
          <span className="zk-secondary"> · {m.comparison_split_not_worth({ percent: SPLIT_FLOOR_PERCENT })}</span>
        )}
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

type ChoiceProps = {
  readonly title: string;
  /** The number of suppliers and lines behind the figure. */
  readonly basis?: string;
  readonly children: ReactNode;
};

function Choice({ title, basis, children }: ChoiceProps) {
  return (
    <div className={styles['choice']}>
      <p className={`zk-secondary zk-tiny zk-truncate ${styles['choiceTitle']}`}>
        <b className="zk-medium">{title}</b>
        {basis !== undefined && ` · ${basis}`}
      </p>
      {children}
    </div>
  );
}

type AwardLinkProps = {
  readonly order: Order;
  readonly from: string;
  readonly children: ReactNode;
};

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

/** Savings of a split award over the best single supplier. `saving` is null without a complete bid. */
function Saving({ saving, currency }: { saving: string | null; currency: string }) {
  if (saving === null) return null;
  if (sign(saving) === 0) return <span className="zk-secondary">{m.comparison_split_same()}</span>;
  return <span data-tone="good">{m.comparison_split_saves({ amount: formatMoney(saving, currency) })}</span>;
}
