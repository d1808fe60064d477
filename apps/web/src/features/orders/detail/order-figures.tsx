import type { Order } from '@zakupki/api-client/schema';
import { savingsAgainst } from '@zakupki/procurement/money/percent';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { useListBidsQuery } from '../../../entities/bid/bid-api.ts';
import { ConflictCounts } from '../../../entities/conflict/conflict-counts.tsx';
import { biddingFact } from '../../../entities/order/bidding-deadline.tsx';
import { DecisionDay } from '../../../entities/order/decision-day.tsx';
import { countSubmitted } from '../../../entities/order/submitted-bids.ts';
import { formatCount, formatMoney, formatPercent, MISSING } from '../../../format/number/numbers.ts';
import { paths } from '../../../paths.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import styles from './order-figures.module.css';

/** The key figures for a decision. */
export function OrderFigures({ order }: { order: Order }) {
  const { id, counts, currency, summary, awardedTotal, budget, sealedBidCount } = order;
  const deadline = biddingFact(order);
  // The conflicts of sealed bids are unknown.
  const isAllSealed = sealedBidCount > 0 && counts.submittedBids === 0;
  const total = awardedTotal ?? summary?.bestTotal ?? null;
  return (
    <dl className={styles['figures']}>
      <Figure
        label={awardedTotal === null ? m.order_page_best() : m.order_page_awarded()}
        note={budget !== null && <AgainstBudget budget={budget} total={total} currency={currency} />}
      >
        {total === null ? (
          MISSING
        ) : (
          <Link to={paths.order(id, { tab: awardedTotal === null ? 'comparison' : 'award' })}>
            <Money amount={total} currency={currency} />
          </Link>
        )}
      </Figure>
      <Figure label={m.order_page_tab_bids()} note={<BidsNote order={order} />}>
        <Link to={paths.bids(id)}>{formatCount(countSubmitted(order))}</Link>
      </Figure>
      <Figure label={deadline.label} note={<DeadlineNote order={order} />}>
        {deadline.value}
      </Figure>
      <Figure label={m.order_page_tab_conflicts()}>
        {counts.openConflicts === 0 ? (
          isAllSealed ? (
            MISSING
          ) : (
            m.order_detail_no_conflicts()
          )
        ) : (
          <ConflictCounts counts={counts} to={paths.conflicts(id)} />
        )}
      </Figure>
    </dl>
  );
}

function Figure({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles['figure']}>
      <dt className="zk-secondary zk-small">{label}</dt>
      <dd>
        <span className={`zk-numeric ${styles['value']}`}>{children}</span>
        {note && <span className="zk-block zk-secondary zk-small">{note}</span>}
      </dd>
    </div>
  );
}

type AgainstBudgetProps = {
  readonly budget: string;
  /** Null before the first comparable bid. */
  readonly total: string | null;
  readonly currency: Order['currency'];
};

function AgainstBudget({ budget, total, currency }: AgainstBudgetProps) {
  const limit = formatMoney(budget, currency);
  if (total === null) return m.order_detail_budget({ budget: limit });
  const { amount } = savingsAgainst(budget, total, currency);
  if (!amount.startsWith('-'))
    return (
      <span className="zk-good">
        {m.order_detail_under_budget({ amount: formatMoney(amount, currency), budget: limit })}
      </span>
    );
  return (
    <span className="zk-danger">
      {m.order_detail_over_budget({ amount: formatMoney(amount.slice(1), currency), budget: limit })}
    </span>
  );
}

/** The deadline while bids are collected, then the decision date until the order is decided. */
function DeadlineNote({ order }: { order: Order }) {
  const { status, submissionDeadline, timeZone } = order;
  if (status === 'published') return <Moment iso={submissionDeadline} zone={timeZone} />;
  return status === 'evaluation' && <DecisionDay order={order} />;
}

/** How many bids are sealed; else how many quote every line in full, and how far their totals differ. */
function BidsNote({ order }: { order: Order }) {
  const { id, counts, summary, sealedBidCount } = order;
  const { data } = useListBidsQuery({ orderId: id, status: [...COMPETING], perPage: 100 });
  const openedBids = data?.data.filter(({ isSealed }) => !isSealed) ?? [];
  if (sealedBidCount > 0) return m.sealed_count({ count: sealedBidCount });
  if (!data || openedBids.length === 0) return null;
  const whole = openedBids.filter(({ totals: { coverage } }) => coverage.linesInFull === coverage.linesTotal).length;
  const spread = summary?.spreadPercent ?? '0';
  return (
    <>
      {m.order_detail_complete({
        whole: formatCount(whole),
        bids: formatCount(data.page.totalItems),
        count: counts.items,
      })}
      {Number(spread) > 0 && (
        <span className="zk-block">{m.order_detail_spread({ percent: formatPercent(spread) })}</span>
      )}
    </>
  );
}

const COMPETING = ['submitted', 'won', 'lost'] as const;
