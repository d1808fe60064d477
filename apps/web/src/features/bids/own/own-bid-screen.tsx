import type { Bid, Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useGetBidQuery } from '../../../entities/bid/bid-api.ts';
import { BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { type Request, RequestPage } from '../../../entities/request-page/request-page.tsx';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { BidAnswers } from '../detail/bid-answers.tsx';
import styles from '../detail/bid-detail.module.css';
import { BidFacts } from '../detail/bid-overview.tsx';
import { OwnBidActions } from './own-bid-actions.tsx';
import { ChangeOwnBid, DraftOwnBid } from './own-bid-editor.tsx';
import { OwnBidNotes, SentFindings } from './own-bid-notes.tsx';
import { OwnReceipt, ReceiptSheet } from './own-receipt.tsx';

/** `/zakupki/orders/:orderId/bids/:id` of an invited supplier: drafts open in the editor. */
export default function OwnBidScreen() {
  const { orderId = '', id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: bid, error, refetch } = useGetBidQuery({ orderId, bidId: id });
  const page = bid ? m.own_bid_number({ number: bid.number }) : m.own_bid_title();
  const isReceipt = search.get('view') === 'receipt';
  return (
    <RequestPage orderId={orderId} page={isReceipt ? m.own_bid_receipt() : page} isSheet={isReceipt}>
      {(request) =>
        // The note above says how the supplier goes on.
        isOutOfReach(request, bid) ? null : bid ? (
          <LoadedBid key={bid.id} {...request} bid={bid} />
        ) : (
          <NotLoaded error={error} onRetry={() => void refetch()} lines={10} />
        )
      }
    </RequestPage>
  );
}

/** A session of a copied link reaches no bid that was received, not even its own. */
function isOutOfReach({ invitation }: Request, bid: Bid | undefined): boolean {
  return invitation.openedBy === 'copied_link' && invitation.status === 'submitted' && bid?.status !== 'draft';
}

type OwnBidProps = {
  readonly bid: Bid;
} & Request;

function LoadedBid({ order, invitation, bid }: OwnBidProps) {
  const [search] = useSearchParams();
  const [firstReceipt] = useState(bid.receipt?.hash);
  const { editable } = bid.access;
  // A new order revision may change the lines: remount the editor, which restores the typed values.
  const editorKey = `${bid.id} ${order.revision}`;
  if (search.get('view') === 'receipt' && bid.receipt) {
    return <ReceiptSheet order={order} invitation={invitation} bid={bid} receipt={bid.receipt} />;
  }
  if (bid.status === 'draft' && editable) {
    return (
      <>
        <BidHead order={order} bid={bid} />
        <DraftOwnBid key={editorKey} order={order} invitation={invitation} bid={bid} />
      </>
    );
  }
  if (search.get('tab') === 'change' && editable) {
    return (
      <>
        <h2 className={styles['changing']}>{m.own_bid_changing({ number: bid.number })}</h2>
        <ChangeOwnBid key={editorKey} order={order} invitation={invitation} bid={bid} />
      </>
    );
  }
  return (
    <>
      <BidHead order={order} bid={bid} />
      <div className="zk-stack zk-column zk-gap-16">
        <OwnBidNotes order={order} invitation={invitation} bid={bid} />
        {bid.receipt && bid.status !== 'draft' && (
          <OwnReceipt bid={bid} order={order} receipt={bid.receipt} isNew={bid.receipt.hash !== firstReceipt} />
        )}
        {bid.status === 'submitted' && editable && <SentFindings order={order} bid={bid} />}
        <BidAnswers order={order} bid={bid} />
        <BidFacts order={order} bid={bid} />
      </div>
    </>
  );
}

function BidHead({ order, bid }: { order: Order; bid: Bid }) {
  return (
    <div className={`zk-flex zk-wrap zk-between zk-top zk-gap-8-24 ${styles['head']}`}>
      <div className="zk-row zk-wrap zk-fill zk-gap-4-12">
        <h2>{m.own_bid_number({ number: bid.number })}</h2>
        <BidStatusBadge status={bid.status} />
      </div>
      <div className="zk-row zk-wrap zk-gap-8">
        <OwnBidActions order={order} bid={bid} />
      </div>
    </div>
  );
}
