import type { Order } from '@zakupki/api-client/schema';
import { useMemo } from 'react';
import { m } from '#messages';
import { useListConflictsQuery } from '../conflict-api.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CONFLICT_AREA } from './conflict-list.tsx';
import { InlineConflicts } from './conflicts-inline.tsx';

type CellConflictsProps = {
  readonly order: Order;
  readonly bidId: string;
  /** Null for conflicts of the entire bid. */
  readonly itemId: string | null;
  /** One level below the heading above. */
  readonly headingLevel?: 2 | 3 | 4;
};

/**
 * The open conflicts of one cell of the comparison (a bid's offer on a line). One request per bid serves all its
 * cells.
 */
export function CellConflicts({ order, bidId, itemId, headingLevel = 3 }: CellConflictsProps) {
  const { data, error, refetch } = useListConflictsQuery({ orderId: order.id, bidId, status: ['open'] });
  const cellConflicts = useMemo(() => data?.data.filter(({ orderItemId }) => orderItemId === itemId), [data, itemId]);
  if (error && !data) return <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />;
  if (!cellConflicts) return <Skeleton lines={2} />;
  return (
    <div {...CONFLICT_AREA}>
      {cellConflicts.length > 0 && (
        <InlineConflicts
          order={order}
          conflicts={cellConflicts}
          label={m.conflicts_title()}
          shownAround="cell"
          headingLevel={headingLevel}
        />
      )}
    </div>
  );
}
