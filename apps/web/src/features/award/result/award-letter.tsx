import type { Award, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useGetBidQuery } from '../../../entities/bid/bid-api.ts';
import { LetterDialog } from '../../../entities/letter/letter-dialog.tsx';
import { emailOf, signatureOf } from '../../../entities/letter/letter-people.ts';
import { useListPurchaseOrdersQuery } from '../../../entities/purchase-order/purchase-order-api.ts';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { writeAwardLetter } from './award-letter-text.ts';

export type LetterRecipient = {
  readonly name: string;
  readonly bidId: string;
  /** Empty for a supplier who won nothing. */
  readonly wonBidIds: readonly string[];
};

type AwardLetterProps = {
  readonly order: Order;
  readonly award: Award;
  readonly to: LetterRecipient;
  readonly onClose: () => void;
};

/** The result, with the purchase orders of a winner. Waits for the bid; opens without it when it fails to load. */
export function AwardLetter({ order, award, to, onClose }: AwardLetterProps) {
  const { data: bid, error } = useGetBidQuery({ orderId: order.id, bidId: to.bidId });
  const { data: me } = useGetMeQuery();
  const isWinner = to.wonBidIds.length > 0;
  const orders = useListPurchaseOrdersQuery({ orderId: order.id }, { skip: !isWinner });
  const isReady = (bid || error) && (!isWinner || orders.data || orders.error);
  if (!isReady) return null;
  const purchaseOrders = orders.data?.data.filter(({ bidIds }) => bidIds.some((id) => to.wonBidIds.includes(id)));
  return (
    <LetterDialog
      orderId={order.id}
      title={isWinner ? m.award_letter_won() : m.award_letter_lost()}
      addressees={[{ id: to.bidId, bidId: to.bidId, name: to.name, email: bid ? emailOf(bid) : null }]}
      write={(locale) =>
        writeAwardLetter(locale, {
          order,
          award,
          bid: bid ?? null,
          wonBidIds: to.wonBidIds,
          purchaseOrders: purchaseOrders ?? [],
          signature: signatureOf(me?.profile),
        })
      }
      onClose={onClose}
    />
  );
}
