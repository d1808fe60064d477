import type { PurchaseOrder } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { type Look, StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Moment } from '../../../ui/value/moment.tsx';

const LOOKS = {
  sent: ['warning', 'hollow', () => m.requests_purchase_sent()],
  confirmed: ['good', 'check', () => m.requests_purchase_confirmed()],
  refused: ['neutral', 'dash', () => m.requests_purchase_refused()],
} as const satisfies Record<PurchaseOrder['status'], Look>;

/** The status in words for the supplier, and its time. */
export function OwnPurchaseOrderStatus({
  purchaseOrder: { status, decidedAt, answeredAt },
  timeZone,
}: {
  purchaseOrder: PurchaseOrder;
  timeZone: string;
}) {
  return (
    <p className="zk-inline zk-wrap zk-gap-6">
      <StatusBadge look={LOOKS[status]} />
      <span className="zk-secondary zk-tiny">
        {answeredAt === null && `${m.requests_purchase_sent_at()} `}
        <Moment iso={answeredAt ?? decidedAt} zone={timeZone} />
      </span>
    </p>
  );
}
