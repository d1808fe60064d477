import type { DeclineReasonCode, Invitation, Order } from '@zakupki/api-client/schema';
import { contactNameBeside } from '@zakupki/procurement/suppliers/contacts';
import { Link } from 'react-router';
import { m } from '#messages';
import { InvitationStatusBadge } from '../../entities/invitation/invitation-status.tsx';
import { MISSING } from '../../format/number/numbers.ts';
import { formatTime } from '../../format/date/dates.ts';
import { paths } from '../../paths.ts';
import type { TableColumn } from '../../ui/table/data-table-column.ts';
import { Moment, RelativeTime } from '../../ui/value/moment.tsx';
import { InvitationMenu } from './invitation-menu.tsx';

const DECLINE_REASONS: Readonly<Record<DeclineReasonCode, () => string>> = {
  capacity: () => m.invitations_decline_capacity(),
  assortment: () => m.invitations_decline_assortment(),
  terms: () => m.invitations_decline_terms(),
  deadline: () => m.invitations_decline_deadline(),
  other: () => m.invitations_decline_other(),
};

export function invitationColumns(order: Order): readonly TableColumn<Invitation>[] {
  return [
    {
      id: 'supplierName',
      header: () => m.invitations_supplier(),
      width: 280,
      isFlexible: true,
      isSortable: true,
      isHideable: false,
      onCard: 'title',
      cell: ({ supplierName, contactName, email }) => (
        <>
          <span className="zk-block zk-medium zk-break">{supplierName}</span>
          <span className="zk-block zk-secondary zk-small zk-break">
            {[contactNameBeside(supplierName, contactName), email === supplierName ? null : email]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'status',
      header: () => m.invitations_status(),
      width: 192,
      isSortable: true,
      onCard: 'aside',
      cell: ({ status }) => <InvitationStatusBadge status={status} />,
    },
    {
      id: 'respondedAt',
      header: () => m.invitations_answer(),
      width: 250,
      isSortable: true,
      cell: (invitation) => <Answer invitation={invitation} order={order} />,
    },
    {
      id: 'sentAt',
      header: () => m.invitations_sent(),
      width: 150,
      isSortable: true,
      cell: ({ sentAt }) => <RelativeTime iso={sentAt} zone={order.timeZone} />,
    },
    {
      id: 'actions',
      header: () => m.invitations_actions(),
      width: 76,
      align: 'end',
      isHideable: false,
      onCard: 'buttons',
      isEmpty: ({ status }) => status === 'revoked',
      cell: (invitation) => <InvitationMenu invitation={invitation} isOpen={order.status === 'published'} />,
    },
  ];
}

function Answer({ invitation, order }: { invitation: Invitation; order: Order }) {
  const { status, bidIds, decline, respondedAt, remindedAt } = invitation;
  const bidId = bidIds.at(-1);
  // In the other statuses, submitted bids have been withdrawn since.
  if (bidId !== undefined && (status === 'submitted' || status === 'revoked')) {
    return (
      <>
        <Link to={paths.bid(order.id, bidId)}>{m.invitations_open_bid()}</Link>
        <span className="zk-block zk-secondary zk-small">
          <Moment iso={respondedAt} zone={order.timeZone} />
        </span>
      </>
    );
  }
  if (decline) {
    return (
      <>
        {DECLINE_REASONS[decline.reasonCode]()}
        {decline.reason && <span className="zk-block zk-secondary zk-small zk-break">{decline.reason}</span>}
      </>
    );
  }
  if (bidId !== undefined) return <Link to={paths.bid(order.id, bidId)}>{m.invitations_bid_withdrawn()}</Link>;
  if (status === 'bounced') return m.invitations_bounced_text();
  if (status === 'revoked') return MISSING;
  return (
    <span className="zk-secondary">
      {m.invitations_no_answer()}
      {remindedAt !== null && (
        <span className="zk-block zk-small">
          {m.invitations_reminded({ when: formatTime(remindedAt, { zone: order.timeZone }) })}
        </span>
      )}
    </span>
  );
}
