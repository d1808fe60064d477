import type { CheaperBid } from '@zakupki/api-client/schema';
import { m } from '#messages';

const CAUSES: Readonly<Record<CheaperBid['cause'], () => string>> = {
  rejected: m.award_cheaper_rejected,
  withdrawn: m.award_cheaper_withdrawn,
  expired: m.award_cheaper_expired,
  line_excluded: m.award_cheaper_line_excluded,
};

export const cheaperBidName = ({ number, supplierName: name }: CheaperBid): string =>
  m.award_fact_bid({ number, name });

export function cheaperBidCause({ cause, reason }: CheaperBid): string {
  return reason === null ? CAUSES[cause]() : m.award_cheaper_reason({ cause: CAUSES[cause](), reason });
}

/** Bids that would be cheaper than the award, and why they do not count. */
export function CheaperBids({ bids }: { bids: readonly CheaperBid[] }) {
  if (bids.length === 0) return null;
  return (
    <section className="zk-stack zk-gap-4 zk-small">
      <h3 className="zk-medium">{m.award_cheaper()}</h3>
      <ul className="zk-stack zk-gap-4">
        {bids.map((bid) => (
          <li key={bid.bidId} className="zk-break">
            {cheaperBidName(bid)}: {cheaperBidCause(bid)}
          </li>
        ))}
      </ul>
    </section>
  );
}
