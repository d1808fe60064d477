import type { Award, Order } from '@zakupki/api-client/schema';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { AwardLetter, type LetterRecipient } from './award-letter.tsx';
import { countWonLines } from '../allocation-words.ts';
import styles from './award-letters.module.css';

type Recipient = {
  /** "1 of 2 lines"; null for everything or nothing. */
  readonly wonPart: string | null;
} & LetterRecipient;

export function AwardLetters({ order, award }: { order: Order; award: Award }) {
  const [to, setTo] = useState<Recipient | null>(null);
  return (
    <>
      <ul className={`zk-stack zk-gap-8 ${styles['list']}`}>
        {recipients(award).map((recipient) => (
          <li key={recipient.bidId}>
            <span className="zk-break">{recipient.name}</span>
            <span>
              <BidStatusBadge status={recipient.wonBidIds.length > 0 ? 'won' : 'lost'} />
              {recipient.wonPart !== null && <span className="zk-secondary zk-small"> {recipient.wonPart}</span>}
            </span>
            <button
              type="button"
              aria-label={`${m.award_letter()}: ${recipient.name}`}
              onClick={() => setTo(recipient)}
            >
              <IconMail size={16} className="zk-icon" aria-hidden />
              {m.award_letter()}
            </button>
          </li>
        ))}
      </ul>
      {to && <AwardLetter key={to.bidId} order={order} award={award} to={to} onClose={() => setTo(null)} />}
    </>
  );
}

/**
 * One letter per supplier, regardless of the number of bids. Disqualified suppliers received theirs earlier.
 */
function recipients({ totalsBySupplier, memo }: Award): Recipient[] {
  const winners = totalsBySupplier.flatMap(({ supplierName, bidIds }): Recipient[] => {
    const [first] = bidIds;
    return first === undefined
      ? []
      : [{ name: supplierName, bidId: first, wonBidIds: bidIds, wonPart: wonPartOf(memo.offers, bidIds) }];
  });
  const addressed = new Set(winners.map(({ name }) => name));
  const losers = memo.offers.flatMap(({ bidId, supplierName, status }): Recipient[] => {
    if (status === 'withdrawn' || status === 'disqualified' || addressed.has(supplierName)) return [];
    addressed.add(supplierName);
    return [{ name: supplierName, bidId, wonBidIds: [], wonPart: null }];
  });
  return [...winners, ...losers];
}

/** "1 of 2 lines"; null for everything or nothing. */
function wonPartOf(offers: Award['memo']['offers'], bidIds: readonly string[]): string | null {
  const lines = offers.filter(({ bidId }) => bidIds.includes(bidId)).flatMap((offer) => offer.lines);
  const { won, offered } = countWonLines({ lines });
  return won === 0 || won === offered ? null : m.award_lines_of({ offered: won, total: offered });
}
