import type { InvitationStatus, SupplierHistoryOrder } from '@zakupki/api-client/schema';
import { compare, divide } from '@zakupki/procurement/decimals/decimal';
import { Link } from 'react-router';
import { m } from '#messages';
import { BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { OrderStatusBadge, orderStatusWidth } from '../../../entities/order/order-status.tsx';
import { formatCount, formatDecimal, MISSING } from '../../../format/number/numbers.ts';
import { paths } from '../../../paths.ts';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { TitleLink } from '../../../ui/table/rows/title-link.tsx';
import { NumberedText } from '../../../ui/value/numbered-text.tsx';

export const HISTORY_COLUMNS: readonly TableColumn<SupplierHistoryOrder>[] = [
  {
    id: 'order',
    header: () => m.suppliers_history_order(),
    cell: ({ orderId, title, number }) => (
      <TitleLink to={paths.order(orderId)} title={title}>
        {title || <NumberedText text={number} />}
      </TitleLink>
    ),
    width: 150,
    isFlexible: true,
    isHideable: false,
    onCard: 'title',
  },
  {
    id: 'status',
    header: () => m.suppliers_history_status(),
    cell: ({ status }) => <OrderStatusBadge status={status} />,
    get width() {
      return orderStatusWidth();
    },
    onCard: 'aside',
  },
  {
    id: 'asked',
    header: () => m.suppliers_history_asked(),
    cell: ({ askedAt }) => <Moment iso={askedAt} />,
    width: 118,
    // The table stands between the navigation and the facts.
    hiddenIn: '(width < 87em)',
  },
  {
    id: 'response',
    header: () => m.suppliers_history_response(),
    cell: ({ responseHours }) => (responseHours === null ? MISSING : responseText(responseHours)),
    width: 90,
    isHiddenAtFirst: true,
    isEmpty: ({ responseHours }) => responseHours === null,
  },
  {
    id: 'bid',
    header: () => m.suppliers_history_bid(),
    cell: (order) => <LatestBid order={order} />,
    width: 150,
    isEmpty: ({ bids, invitation }) => bids.length === 0 && invitation === null,
  },
  {
    id: 'rank',
    header: () => m.suppliers_history_rank(),
    cell: ({ bids: [latest] }) => (latest?.rank == null ? MISSING : formatCount(latest.rank)),
    align: 'end',
    width: 60,
    isEmpty: ({ bids: [latest] }) => latest?.rank == null,
  },
  {
    id: 'total',
    header: () => m.suppliers_history_total(),
    cell: ({ bids: [latest], currency }) => <Money amount={latest?.total} currency={currency} />,
    align: 'end',
    width: 128,
    isEmpty: ({ bids: [latest] }) => latest?.total == null,
  },
];

const INVITATION_WORDS: Readonly<Record<InvitationStatus, () => string>> = {
  invited: () => m.suppliers_invitation_invited(),
  opened: () => m.suppliers_invitation_opened(),
  drafting: () => m.suppliers_invitation_drafting(),
  submitted: () => m.suppliers_invitation_submitted(),
  declined: () => m.suppliers_invitation_declined(),
  bounced: () => m.suppliers_invitation_bounced(),
  revoked: () => m.suppliers_invitation_revoked(),
};

/** The latest bid, marked when it was late or has earlier ones. Without bids, the invitation. */
function LatestBid({ order: { orderId, bids, invitation } }: { order: SupplierHistoryOrder }) {
  const [latest] = bids;
  if (!latest) return <span className="zk-secondary">{invitation ? INVITATION_WORDS[invitation]() : MISSING}</span>;
  return (
    <span className="zk-flex zk-wrap zk-gap-4-8">
      <Link to={paths.bid(orderId, latest.id)} className="zk-undecorated">
        <BidStatusBadge status={latest.status} />
      </Link>
      {latest.isLate && <span className="zk-warning zk-tiny">{m.suppliers_history_late()}</span>}
      {bids.length > 1 && (
        <span className="zk-secondary zk-tiny">{m.suppliers_history_more({ count: bids.length - 1 })}</span>
      )}
    </span>
  );
}

const DAY_HOURS = '24';
const TWO_DAYS = '48';

/** Hours up to two days, then days. */
export function responseText(hours: string): string {
  if (compare(hours, TWO_DAYS) < 0) return m.suppliers_hours({ hours: formatDecimal(hours) });
  return m.suppliers_days({ count: Number(divide(hours, DAY_HOURS, 0)) });
}
