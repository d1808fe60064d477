import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import type { BidRow, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useDialogAction } from '../../forms/dialog-action.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { useConfirmBidRevisionMutation, useWithdrawBidMutation } from '../bid/bid-api.ts';

type OutdatedBidProps = {
  readonly order: Order;
  readonly bid: Pick<BidRow, 'id' | 'version' | 'orderRevision'>;
  /** A page that the supplier may want to read first. */
  readonly other: { readonly label: string; readonly to: string };
};

/** Shown when the buyer changed the order after the bid. The supplier confirms, changes or withdraws the bid. */
export function OutdatedBid({ order, bid, other }: OutdatedBidProps) {
  const [confirm, { isLoading: isConfirming }] = useConfirmBidRevisionMutation();
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawBidMutation();
  const { error, run } = useDialogAction(() => {});
  const version = { orderId: order.id, bidId: bid.id, ifMatch: etag(bid) };
  const confirmBid = () => run(() => confirm({ ...version, body: {} }).unwrap(), m.own_bid_confirmed());
  // Without a confirmation: the bid can be sent again.
  const withdrawBid = () => {
    const reason = m.own_bid_withdraw_changed({ revision: order.revision });
    return run(() => withdraw({ ...version, body: { reason } }).unwrap(), m.own_bid_withdrawn());
  };
  return (
    <Callout tone="warning">
      <p>{m.own_bid_outdated({ from: bid.orderRevision, to: order.revision })}</p>
      <ProblemMessage error={error} />
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button loading={isConfirming} disabled={isWithdrawing} onClick={() => void confirmBid()}>
          {m.own_bid_confirm()}
        </Button>
        <LinkButton to={paths.bid(order.id, bid.id, { tab: 'change' })} variant="default">
          {m.own_bid_change()}
        </LinkButton>
        <Button variant="default" loading={isWithdrawing} disabled={isConfirming} onClick={() => void withdrawBid()}>
          {m.own_bid_withdraw()}
        </Button>
        <LinkButton to={other.to} variant="subtle">
          {other.label}
        </LinkButton>
      </div>
    </Callout>
  );
}
