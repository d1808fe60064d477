import type { Bid, Order } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { useListBidsQuery } from '../../../entities/bid/bid-api.ts';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Day, Moment } from '../../../ui/value/moment.tsx';
import { REJECTION_REASONS } from '../../../entities/bid/rejection-words.ts';

export function BidNotes({ order, bid }: { order: Order; bid: Bid }) {
  const isByCopiedLink = bid.submittedVia === 'copied_link';
  const { withdrawal, disqualification, flags } = bid;
  return (
    <>
      {isByCopiedLink && (
        <Callout tone="note">
          <p>{m.sealed_copied_link_text()}.</p>
        </Callout>
      )}
      {withdrawal && (
        <Callout tone="note">
          <p>
            <strong>{m.bids_note_withdrawn()}</strong> · {withdrawal.by.name} · <Moment iso={withdrawal.at} />
          </p>
          <p>{withdrawal.reason}</p>
        </Callout>
      )}
      {disqualification && (
        <Callout tone="warning">
          <p>
            <strong>{m.bids_note_disqualified({ ground: REJECTION_REASONS[disqualification.reasonCode]() })}</strong> ·{' '}
            {disqualification.by.name} · <Moment iso={disqualification.at} />
          </p>
          <p>{disqualification.reason}</p>
        </Callout>
      )}
      {bid.status === 'submitted' && (
        <>
          {flags.isLate && (
            <Callout tone="warning">
              <p>
                {m.bids_note_late()} <Moment iso={bid.receivedAt} zone={order.timeZone} />
              </p>
            </Callout>
          )}
          {flags.isExpired && (
            <Callout tone="warning">
              <p>
                {m.bids_note_expired()} <Day date={bid.validUntil} />
              </p>
            </Callout>
          )}
          {flags.isOutdated && (
            <Callout tone="warning">
              <p>
                {(bid.invitationId === null ? m.bids_note_outdated : m.bids_note_outdated_own)({
                  from: bid.orderRevision,
                  to: order.revision,
                })}{' '}
                <Link to={paths.order(order.id, { tab: 'history' })}>{m.order_detail_addenda()}</Link>
              </p>
            </Callout>
          )}
        </>
      )}
      <RelatedBids bid={bid} />
    </>
  );
}

export function RelatedBids({ bid }: { bid: Bid }) {
  const { alternativeOfBidId, supersedesBidId } = bid;
  const isAlone = alternativeOfBidId === null && supersedesBidId === null;
  const { data } = useListBidsQuery({ orderId: bid.orderId, perPage: 100 }, { skip: isAlone });
  const number = (id: string) => data?.data.find((row) => row.id === id)?.number ?? '…';
  if (isAlone) return null;
  return (
    <Callout tone="note">
      {alternativeOfBidId !== null && (
        <p>
          <Link to={paths.bid(bid.orderId, alternativeOfBidId)}>
            {m.bids_note_alternative({ number: number(alternativeOfBidId) })}
          </Link>
        </p>
      )}
      {supersedesBidId !== null && (
        <p>
          <Link to={paths.bid(bid.orderId, supersedesBidId)}>
            {m.bids_note_supersedes({ round: bid.round, number: number(supersedesBidId) })}
          </Link>
        </p>
      )}
    </Callout>
  );
}
