import type { Order, PurchaseOrder } from '@zakupki/api-client/schema';
import { useGetAwardQuery } from '../award-api.ts';
import { AwardLetter } from '../result/award-letter.tsx';

type SendPurchaseOrderProps = {
  readonly order: Order;
  readonly purchaseOrder: PurchaseOrder;
  readonly onClose: () => void;
};

/** Sends a purchase order for a bid that the buyer entered. Invited suppliers got theirs with the award. */
export function SendPurchaseOrder({ order, purchaseOrder, onClose }: SendPurchaseOrderProps) {
  const { supplierName: name, bidIds } = purchaseOrder;
  const [bidId] = bidIds;
  const { data: award } = useGetAwardQuery({ orderId: order.id });
  if (bidId === undefined || !award) return null;
  return <AwardLetter order={order} award={award} to={{ name, bidId, wonBidIds: bidIds }} onClose={onClose} />;
}
