import { useParams } from 'react-router';
import { m } from '#messages';
import { canEnterBids, closedReason } from '../../../entities/order/accepting-bids.ts';
import { OrderPage } from '../../../entities/order-page/order-page.tsx';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { NewBidEditor } from './bid-editor.tsx';

/** `/zakupki/orders/:orderId/bids/new` */
export default function BidNewScreen() {
  const { orderId = '' } = useParams();
  return (
    <OrderPage orderId={orderId} tab="bids" page={m.bid_editor_new()} hasOwnAction>
      {(order) => (
        <div className="zk-stack zk-column zk-gap-16">
          <h2>{m.bid_editor_new()}</h2>
          {canEnterBids(order) ? (
            <NewBidEditor key={`${order.id} ${order.revision}`} order={order} />
          ) : (
            <Callout tone="note">
              <p>{closedReason(order)}</p>
              <div>
                <LinkButton to={paths.bids(order.id)} variant="default">
                  {m.bids_to_list()}
                </LinkButton>
              </div>
            </Callout>
          )}
        </div>
      )}
    </OrderPage>
  );
}
