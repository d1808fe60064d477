import type { Bid, BidFinding, Order, OwnInvitation } from '@zakupki/api-client/schema';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages';
import { REJECTION_REASONS } from '../../../entities/bid/rejection-words.ts';
import { bidFieldOf } from '../../../entities/conflict/resolution/conflict-bid-field.ts';
import { isOfEarlierRound, openingTime } from '../../../entities/order/sealed-bids.ts';
import { OutdatedBid } from '../../../entities/request-page/outdated-bid.tsx';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { useCheckBidQuery } from '../bids-api.ts';
import { RelatedBids } from '../detail/bid-notes.tsx';
import { OwnFindings, FixButton } from './own-findings.tsx';

type OwnBidNotesProps = {
  readonly order: Order;
  readonly invitation: OwnInvitation;
  readonly bid: Bid;
};

type Note = readonly [tone: 'note' | 'good' | 'warning', text: () => string];

const OUTCOMES: Readonly<Partial<Record<Bid['status'], Note>>> = {
  draft: ['warning', m.own_bid_not_sent],
  won: ['good', m.own_bid_won],
  lost: ['note', m.own_bid_lost],
  disqualified: ['warning', m.own_bid_rejected],
};

/** The outcome of the bid and the next steps. */
export function OwnBidNotes({ order, invitation, bid }: OwnBidNotesProps) {
  const { status, withdrawal, disqualification, flags } = bid;
  const outcome = OUTCOMES[status];
  return (
    <>
      {outcome && (
        <Callout tone={outcome[0]}>
          <p>
            {disqualification
              ? m.own_bid_rejected_for({ ground: REJECTION_REASONS[disqualification.reasonCode]() })
              : outcome[1]()}{' '}
            {status === 'won' && <Link to={paths.order(order.id)}>{m.own_bid_to_purchase_order()}</Link>}
          </p>
          {disqualification && <p className="zk-break">{disqualification.reason}</p>}
        </Callout>
      )}
      {bid.exclusions.length > 0 && <Excluded order={order} bid={bid} />}
      {withdrawal && (
        <Callout tone="note">
          <p>
            <strong>{m.bids_note_withdrawn()}</strong> · <Moment iso={withdrawal.at} />
          </p>
          <p>{withdrawal.reason}</p>
        </Callout>
      )}
      {isOfEarlierRound(order, bid) && (
        <Callout tone="note">
          <p>{m.own_bid_opened({ due: openingTime(order) })}</p>
        </Callout>
      )}
      {status === 'submitted' && flags.isOutdated && invitation.isOpen && !isOfEarlierRound(order, bid) && (
        <OutdatedBid order={order} bid={bid} other={{ label: m.own_bid_see_changes(), to: paths.order(order.id) }} />
      )}
      <RelatedBids bid={bid} />
    </>
  );
}

/** Lines that the buyer left out after the opening, with the reasons. */
function Excluded({ order, bid }: { order: Order; bid: Bid }) {
  const lines = new Map(order.items.map(({ id, position, name }) => [id, `${position}. ${name}`]));
  return (
    <Callout tone="warning">
      <p>{m.own_bid_excluded()}</p>
      <ul>
        {bid.exclusions.map(({ orderItemId, reason }) => (
          <li key={orderItemId} className="zk-break">
            {[lines.get(orderItemId), reason].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** Findings of a sent bid, which the supplier can still correct. */
export function SentFindings({ order, bid }: { order: Order; bid: Bid }) {
  const { data } = useCheckBidQuery({ orderId: order.id, bidId: bid.id });
  const navigate = useNavigate();
  const findings = data?.findings.filter(({ severity, kind }) => severity !== 'info' && kind !== 'spec_outdated') ?? [];
  if (findings.length === 0) return null;
  const correct = (finding: BidFinding) =>
    void navigate(paths.bid(order.id, bid.id, { tab: 'change', at: bidFieldOf(finding) }));
  return (
    <OwnFindings
      title={m.own_bid_sent_with({ count: findings.length })}
      text={m.own_bid_sent_with_text()}
      findings={findings}
      renderFixes={(finding) => <FixButton label={m.own_bid_correct()} onTake={() => correct(finding)} />}
    />
  );
}
