import type { BidRow } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { m } from '#messages';
import { useListBidsQuery } from '../../../entities/bid/bid-api.ts';
import { type Request, RequestPage } from '../../../entities/request-page/request-page.tsx';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { NewOwnBid } from './own-bid-editor.tsx';

/** `/zakupki/orders/:orderId/bids/new` of an invited supplier. Redirects to an existing bid. */
export default function OwnBidNewScreen() {
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useListBidsQuery({ orderId, perPage: 100 });
  return (
    <RequestPage orderId={orderId} page={m.own_bid_title()}>
      {(request) =>
        data ? (
          <NewBid {...request} bids={data.data} />
        ) : (
          <NotLoaded error={error} onRetry={() => void refetch()} lines={10} />
        )
      }
    </RequestPage>
  );
}

function NewBid({ order, invitation, bids }: Request & { readonly bids: readonly BidRow[] }) {
  const canBid = invitation.isOpen && !invitation.decline;
  // Searched once: the list contains the new bid before its page opens.
  const [existing] = useState(() => findBid(bids, canBid));
  // What was typed stays on the page when bidding closes meanwhile.
  const [isBegun] = useState(canBid);
  if (existing) return <Navigate to={paths.bid(order.id, existing.id)} replace />;
  return (
    <div className="zk-stack zk-column zk-gap-16">
      {!canBid && (
        <Callout tone="note">
          <p>{invitation.isOpen ? m.requests_declined() : m.requests_closed()}</p>
          <div>
            <LinkButton to={paths.order(order.id)} variant="default">
              {m.own_bid_to_request()}
            </LinkButton>
          </div>
        </Callout>
      )}
      {isBegun && <NewOwnBid key={`${order.id} ${order.revision}`} order={order} invitation={invitation} />}
    </div>
  );
}

/** Returns the bid to continue with. A rejected bid does not prevent a new one. */
function findBid(bids: readonly BidRow[], canBid: boolean): BidRow | undefined {
  const usable = bids.filter(({ status }) => !canBid || status !== 'disqualified');
  // A new round may have a draft or a sealed bid beside the opened one.
  return usable.find(({ status }) => status === 'draft') ?? usable.find(({ isSealed }) => isSealed) ?? usable[0];
}
