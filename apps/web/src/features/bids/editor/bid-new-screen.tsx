import { useParams } from 'react-router';
import { m } from '#messages';
import { useGetOrderQuery } from '../../../entities/order/order-api.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { NewBidEditor } from './bid-editor.tsx';
import { bidCrumbs, orderFacts, acceptsBids, closedReason } from '../bid-order-facts.tsx';

/** `/zakupki/orders/:orderId/bids/new` */
export default function BidNewScreen() {
  const { orderId = '' } = useParams();
  const { data: order, error, refetch } = useGetOrderQuery({ id: orderId });
  const isOpen = order && acceptsBids(order);
  return (
    <>
      <PageHead
        title={m.bid_editor_new()}
        breadcrumbs={bidCrumbs(orderId, order?.title)}
        facts={order ? orderFacts(order) : []}
      />
      {order && isOpen && <NewBidEditor key={`${order.id} ${order.revision}`} order={order} />}
      {order && !isOpen && (
        <Callout tone="note">
          <p>{closedReason(order)}</p>
          <LinkButton to={paths.bids(order.id)} variant="default">
            {m.bids_to_list()}
          </LinkButton>
        </Callout>
      )}
      {!order && <NotLoaded error={error} onRetry={() => void refetch()} lines={10} />}
    </>
  );
}
