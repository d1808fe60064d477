import type { PurchaseOrderRef } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { type Look, StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { Moment } from '../../ui/value/moment.tsx';

const LOOKS = {
  sent: ['note', 'hollow', () => m.award_order_sent()],
  confirmed: ['good', 'check', () => m.award_order_confirmed()],
  refused: ['danger', 'struck', () => m.award_order_refused()],
} as const satisfies Record<PurchaseOrderRef['status'], Look>;

/** Renders nothing for a bid that the buyer entered: the supplier answers outside of the product. */
export function PurchaseOrderStatus({
  purchaseOrder,
  timeZone,
}: {
  purchaseOrder: PurchaseOrderRef;
  timeZone: string;
}) {
  const { invitationId, status, answeredAt } = purchaseOrder;
  if (invitationId === null) return null;
  return (
    <span className="zk-inline zk-wrap zk-gap-6">
      <StatusBadge look={LOOKS[status]} />
      {answeredAt !== null && (
        <span className="zk-secondary zk-tiny">
          <Moment iso={answeredAt} zone={timeZone} />
        </span>
      )}
    </span>
  );
}
