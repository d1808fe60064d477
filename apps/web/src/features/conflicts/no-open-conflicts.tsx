import type { Order } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { acceptsBids } from '../../entities/order/accepting-bids.ts';
import { NextActions } from '../../entities/order-page/step-action-button.tsx';
import { openingTime } from '../../entities/order/sealed-bids.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { CONFLICTS, type ConflictsQuery } from './conflicts-query.ts';

type NoOpenConflictsProps = {
  readonly order: Order;
  readonly query: ConflictsQuery;
  readonly accepted: number;
};

const NOT_OPEN = ['waived', 'resolved'] as const;

export function NoOpenConflicts({ order, query, accepted }: NoOpenConflictsProps) {
  const { id, counts } = order;
  if (counts.bids === 0) {
    return (
      <EmptyState
        drawing="documents"
        text={
          order.sealedBidCount > 0
            ? m.sealed_next({ count: order.sealedBidCount, due: openingTime(order) })
            : m.conflicts_no_bids()
        }
        action={
          acceptsBids(order) ? (
            <NextActions order={order} />
          ) : (
            <LinkButton to={paths.bids(id)} variant="default">
              {m.conflicts_to_bids()}
            </LinkButton>
          )
        }
      />
    );
  }
  // The query excludes open conflicts, so there may be some.
  if (!query.statuses.includes('open')) return <EmptyState drawing="search" text={m.conflicts_none_settled()} />;
  return (
    <EmptyState
      drawing="clear"
      text={m.conflicts_all_clear({ count: counts.submittedBids })}
      action={
        <>
          <LinkButton to={paths.order(id, { tab: 'award' })}>{m.conflicts_to_award()}</LinkButton>
          <Link to={paths.conflicts(id, CONFLICTS.serialize({ ...query, statuses: NOT_OPEN }))} className="zk-target">
            {accepted > 0 ? m.conflicts_see_accepted({ count: accepted }) : m.conflicts_see_settled()}
          </Link>
        </>
      }
    />
  );
}
