import type { Order } from '@zakupki/api-client/schema';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { useListConflictsQuery } from '../conflict-api.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { acceptsBids } from '../../order/accepting-bids.ts';
import { useConflictContextData } from '../conflict-context.ts';
import { ConflictCounts } from '../conflict-counts.tsx';
import { CONFLICT_AREA } from './conflict-list.tsx';
import { rootConflicts } from '../conflict-sorting.ts';
import { Cleared, useHadAny } from './conflicts-cleared.tsx';
import { InlineConflicts } from './conflicts-inline.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './conflicts-inline.module.css';

/** Keeps the rest of the page in view. */
const SHOWN = 3;

/** The first blockers, until the award. Renders nothing for an order that had none when the page opened. */
export function OrderBlockers({ order }: { readonly order: Order }) {
  const id = useId();
  const isOpen = acceptsBids(order);
  const hasAny = isOpen && order.counts.blockers > 0;
  const hadAny = useHadAny(hasAny);
  const query = { orderId: order.id, severity: ['blocker' as const], status: ['open' as const] };
  const { data, error, refetch } = useListConflictsQuery(query, { skip: !hasAny });
  // Waits for the names of suppliers: rows without them are shorter, and the page would shift.
  const names = useConflictContextData(order, !hasAny);
  const blockers = useMemo(() => rootConflicts(data?.data ?? []).slice(0, SHOWN), [data]);
  // Blockers behind the best bid do not prevent its award.
  const title = order.isAwardable ? m.conflicts_in_others() : m.conflicts_in_the_way();
  if (!hadAny || !isOpen) return null;
  if (hasAny && !error && (!data || names.isLoading)) return <Skeleton lines={4} />;
  return (
    <section className={`zk-stack zk-column zk-gap-8 ${styles['area']}`} aria-labelledby={id} {...CONFLICT_AREA}>
      <div className={`zk-flex zk-wrap zk-between zk-baseline zk-gap-4-16 ${styles['head']}`}>
        <h2 className="zk-large" id={id}>
          {title}
        </h2>
        {order.counts.openConflicts > 0 && (
          <span className={styles['all']}>
            <ConflictCounts counts={order.counts} />
            <Link to={paths.conflicts(order.id)} className="zk-target">
              {m.conflicts_show_all()}
            </Link>
          </span>
        )}
      </div>
      {!hasAny ? (
        <Cleared text={m.conflicts_cleared_order()} />
      ) : error && !data ? (
        <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />
      ) : names.error ? (
        <ProblemMessage error={names.error} onRetry={names.refetch} />
      ) : (
        blockers.length > 0 && <InlineConflicts order={order} conflicts={blockers} label={title} headingLevel={3} />
      )}
    </section>
  );
}
