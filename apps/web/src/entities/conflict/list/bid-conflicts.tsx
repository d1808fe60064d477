import type { Bid, Conflict, Order } from '@zakupki/api-client/schema';
import { useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { useListConflictsQuery } from '../conflict-api.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ConflictCounts } from '../conflict-counts.tsx';
import { CONFLICT_AREA } from './conflict-list.tsx';
import { Cleared, useHadAny } from './conflicts-cleared.tsx';
import { InlineConflicts } from './conflicts-inline.tsx';
import styles from './conflicts-inline.module.css';

type BidConflictsProps = {
  readonly order: Order;
  readonly bid: Pick<Bid, 'id' | 'counts'>;
};

/** The open conflicts of a bid on its page. Renders nothing for a bid that had none when the page opened. */
export function BidConflicts({ order, bid }: BidConflictsProps) {
  const id = useId();
  const { data, error, refetch } = useListConflictsQuery({ orderId: order.id, bidId: bid.id, status: ['open'] });
  const conflicts = data?.data ?? NONE;
  const hadAny = useHadAny(conflicts.length > 0);
  if (error && !data) return <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} />;
  if (!hadAny) return null;
  return (
    <section className={`zk-stack zk-column zk-gap-8 ${styles['area']}`} aria-labelledby={id} {...CONFLICT_AREA}>
      <div className={`zk-flex zk-wrap zk-between zk-baseline zk-gap-4-16 ${styles['head']}`}>
        <h2 className="zk-large" id={id}>
          {m.conflicts_title()}
        </h2>
        <span className={styles['all']}>
          <ConflictCounts counts={bid.counts} />
          <Link to={paths.conflicts(order.id, { bid: bid.id })} className="zk-target">
            {m.conflicts_show_all()}
          </Link>
        </span>
      </div>
      {conflicts.length === 0 ? (
        <Cleared text={m.conflicts_cleared_bid()} />
      ) : (
        <InlineConflicts
          order={order}
          conflicts={conflicts}
          label={m.conflicts_title()}
          shownAround="bid"
          headingLevel={3}
          initialRows={INITIAL_ROWS}
        />
      )}
    </section>
  );
}

/** Keeps the rest of the bid in view. */
const INITIAL_ROWS = 5;
const NONE: readonly Conflict[] = [];
