import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import type { BidRow, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useDialogAction } from '../../forms/dialog-action.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { useConfirmBidRevisionMutation } from '../bid/bid-api.ts';

interface OutdatedBidProps {
  readonly order: Order;
  readonly bid: Pick<BidRow, 'id' | 'version' | 'orderRevision'>;
  /** Where else the supplier may want to go first. */
  readonly other: { readonly label: string; readonly to: string };
}

/** The buyer changed the order after the supplier's bid, which is confirmed as it is, changed or withdrawn. */
export function OutdatedBid({ order, bid, other }: OutdatedBidProps) {
  const [confirm, { isLoading }] = useConfirmBidRevisionMutation();
  const { error, run } = useDialogAction(() => {});
  const stand = () =>
    run(
      () => confirm({ orderId: order.id, bidId: bid.id, ifMatch: etag(bid), body: {} }).unwrap(),
      m.own_bid_confirmed(),
    );
  return (
    <Callout tone="warning">
      <p>{m.own_bid_outdated({ from: bid.orderRevision, to: order.revision })}</p>
      <ProblemMessage error={error} />
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button loading={isLoading} onClick={() => void stand()}>
          {m.own_bid_confirm()}
        </Button>
        <LinkButton to={paths.bid(order.id, bid.id, { tab: 'change' })} variant="default">
          {m.own_bid_change()}
        </LinkButton>
        <LinkButton to={other.to} variant="subtle">
          {other.label}
        </LinkButton>
      </div>
    </Callout>
  );
}
