import type { Bid, Conflict, Order } from '@zakupki/api-client/schema';
import { useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { useListConflictsQuery } from '../api/conflict-api.ts';
import { asApiError, ProblemMessage } from '../api/problem-message.tsx';
import { paths } from '../paths.ts';
import { CONFLICT_AREA } from './conflict-list.tsx';
import { standing } from './conflict-sorting.ts';
import { InlineConflicts } from './conflicts-inline.tsx';
import styles from './conflicts-inline.module.css';

export interface BidConflictsProps {
  readonly order: Order;
  readonly bid: Pick<Bid, 'id'>;
}

/** The open conflicts of a bid with their fixes, in place on its page. Nothing while there are none. */
export function BidConflicts({ order, bid }: BidConflictsProps) {
  const id = useId();
  const { data, error, refetch } = useListConflictsQuery({ orderId: order.id, bidId: bid.id, status: ['open'] });
  if (error && !data) return <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />;
  const conflicts = data?.data ?? NONE;
  return (
    <section className={styles['area']} aria-labelledby={id} {...CONFLICT_AREA} hidden={conflicts.length === 0}>
      <div className={styles['head']}>
        <h2 id={id}>{m.conflicts_of_bid({ count: standing(conflicts).length })}</h2>
        <Link to={paths.conflicts(order.id, { bid: bid.id })}>{m.conflicts_show_all()}</Link>
      </div>
      <InlineConflicts
        order={order}
        conflicts={conflicts}
        label={m.conflicts_title()}
        saidAround="bid"
        headingLevel={3}
      />
    </section>
  );
}

const NONE: readonly Conflict[] = [];
