import type { OrderRow } from '@zakupki/api-client/schema';
import { IconCheck } from '@tabler/icons-react';
import { m } from '#messages';
import { formatCount, formatMoney, MISSING } from '../../../format/number/numbers.ts';
import { paths } from '../../../paths.ts';
import { DeadlineCell } from '../../../entities/order/deadline-cell.tsx';
import { CompareLink } from '../../../entities/order/compare-link.tsx';
import { ConflictCounts } from '../../../entities/conflict/conflict-counts.tsx';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import { Day, Moment } from '../../../ui/value/moment.tsx';
import { TagList } from '../../../ui/value/tag-list.tsx';
import { countSubmitted } from '../../../entities/order/submitted-bids.ts';
import { OrderStatusBadge, orderStatusWidth } from '../../../entities/order/order-status.tsx';
import { TitleLink } from '../../../ui/table/rows/title-link.tsx';
import styles from './orders-list.module.css';

/** A draft may have no title yet. */
export function orderName({ title, number }: OrderRow): string {
  return title || `${m.orders_untitled()} · ${number}`;
}

/** Sortable columns have the contract's sort keys as ids. */
export const ORDER_COLUMNS: readonly TableColumn<OrderRow>[] = [
  {
    id: 'number',
    header: () => m.orders_col_number(),
    cell: ({ number }) => number,
    textClass: `zk-numeric zk-nowrap ${styles['number']}`,
    width: 108,
    isSortable: true,
    onCard: 'title',
  },
  {
    id: 'title',
    header: () => m.orders_col_title(),
    cell: (order) => <Title order={order} />,
    width: 182,
    isFlexible: true,
    isSortable: true,
    isHideable: false,
    onCard: 'title',
  },
  {
    id: 'status',
    header: () => m.orders_status(),
    cell: ({ status }) => <OrderStatusBadge status={status} />,
    get width() {
      return orderStatusWidth();
    },
    isSortable: true,
    onCard: 'aside',
  },
  {
    id: 'submissionDeadline',
    header: () => m.orders_col_deadline(),
    cell: (order) => <DeadlineCell order={order} />,
    width: 142,
    isSortable: true,
    isEmpty: ({ submissionDeadline }) => submissionDeadline === null,
  },
  {
    id: 'items',
    header: () => m.orders_col_lines(),
    cell: ({ counts }) => countOrDash(counts.items),
    align: 'end',
    width: 76,
    isHiddenAtFirst: true,
    isSortable: true,
  },
  {
    id: 'bids',
    header: () => m.orders_col_bids(),
    cell: (order) => countOrDash(countSubmitted(order)),
    align: 'end',
    width: 64,
    isSortable: true,
    isEmpty: (order) => countSubmitted(order) === 0,
  },
  {
    id: 'bestTotal',
    header: () => m.orders_col_best(),
    cell: (order) => <BestTotal order={order} />,
    align: 'end',
    width: 116,
    isSortable: true,
    isEmpty: ({ summary, awardedTotal }) => !summary?.bestTotal || awardedTotal !== null,
  },
  {
    id: 'awardedTotal',
    header: () => m.orders_col_awarded(),
    cell: ({ awardedTotal, currency }) => formatMoney(awardedTotal, currency),
    align: 'end',
    isHiddenAtFirst: true,
    isEmpty: ({ awardedTotal }) => awardedTotal === null,
  },
  {
    id: 'openConflicts',
    header: () => m.orders_conflicts(),
    cell: ({ id, counts }) => <ConflictCounts counts={counts} to={paths.conflicts(id)} />,
    width: 130,
    isSortable: true,
    isEmpty: ({ counts }) => counts.openConflicts === 0,
  },
  {
    id: 'tags',
    header: () => m.orders_tags(),
    cell: ({ tags }) => <TagList tags={tags} />,
    width: 122,
    // They would leave most titles two lines.
    hiddenIn: '(width < 100em)',
    isEmpty: ({ tags }) => tags.length === 0,
  },
  {
    id: 'budget',
    header: () => m.orders_col_budget(),
    cell: ({ budget, currency }) => formatMoney(budget, currency),
    align: 'end',
    isHiddenAtFirst: true,
    onCard: 'none',
  },
  {
    id: 'savings',
    header: () => m.orders_col_savings(),
    cell: ({ summary, currency }) => formatMoney(summary?.savingsVsBudget, currency),
    align: 'end',
    isHiddenAtFirst: true,
    onCard: 'none',
  },
  {
    id: 'decisionDate',
    header: () => m.orders_col_decision(),
    cell: ({ decisionDate }) => <Day date={decisionDate} />,
    isHiddenAtFirst: true,
    onCard: 'none',
  },
  {
    id: 'createdAt',
    header: () => m.orders_col_created(),
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
    isSortable: true,
    isHiddenAtFirst: true,
    onCard: 'none',
  },
  {
    id: 'updatedAt',
    header: () => m.orders_col_updated(),
    cell: ({ updatedAt }) => <Moment iso={updatedAt} />,
    isSortable: true,
    isHiddenAtFirst: true,
    onCard: 'none',
  },
];

// After the award the awarded total replaces the best one.
function BestTotal({ order: { id, summary, awardedTotal, currency } }: { order: OrderRow }) {
  if (awardedTotal === null) {
    const best = formatMoney(summary?.bestTotal, currency);
    return summary?.bestTotal ? <CompareLink orderId={id} total={best} /> : best;
  }
  return (
    <span className="zk-inline zk-good zk-gap-4" title={m.orders_col_awarded()}>
      <IconCheck size={14} className="zk-icon" role="img" aria-label={m.orders_col_awarded()} />
      {formatMoney(awardedTotal, currency)}
    </span>
  );
}

function Title({ order }: { order: OrderRow }) {
  return (
    <TitleLink to={paths.order(order.id)} title={order.title}>
      {order.title || <span className="zk-secondary">{m.orders_untitled()}</span>}
    </TitleLink>
  );
}

const countOrDash = (count: number): string => (count === 0 ? MISSING : formatCount(count));
