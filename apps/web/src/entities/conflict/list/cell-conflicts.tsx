import type { Order } from '@zakupki/api-client/schema';
import { useMemo } from 'react';
import { m } from '#messages';
import { useListConflictsQuery } from '../conflict-api.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CONFLICT_AREA } from './conflict-list.tsx';
import { InlineConflicts } from './conflicts-inline.tsx';

export interface CellConflictsProps {
  readonly order: Order;
  readonly bidId: string;
  /** The line; null for what concerns the bid as a whole. */
  readonly itemId: string | null;
  /** One below the heading it stands under. */
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * The open conflicts of one cell of the comparison (a bid's answer to a line), with their fixes; for its panel. Asks
 * for the conflicts of the bid, once for all its cells; shows nothing when the cell has none.
 */
export function CellConflicts({ order, bidId, itemId, headingLevel = 3 }: CellConflictsProps) {
  const { data, error, refetch } = useListConflictsQuery({ orderId: order.id, bidId, status: ['open'] });
  const own = useMemo(() => data?.data.filter(({ orderItemId }) => orderItemId === itemId), [data, itemId]);
  if (error && !data) return <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />;
  if (!own) return <Skeleton lines={2} />;
  return (
    <div {...CONFLICT_AREA}>
      {own.length > 0 && (
        <InlineConflicts
          order={order}
          conflicts={own}
          label={m.conflicts_title()}
          saidAround="cell"
          headingLevel={headingLevel}
        />
      )}
    </div>
  );
}
