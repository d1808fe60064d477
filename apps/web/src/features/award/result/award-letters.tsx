import type { Award, Order } from '@zakupki/api-client/schema';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { useGetBidQuery } from '../../../entities/bid/bid-api.ts';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { LetterDialog } from '../../../entities/letter/letter-dialog.tsx';
import { BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { emailOf, signatureOf } from '../../../entities/letter/letter-people.ts';
import { writeAwardLetter } from './award-letter-text.ts';
import { countWonLines } from '../allocation-words.ts';
import { useListPurchaseOrdersQuery } from '../../../entities/purchase-order/purchase-order-api.ts';
import styles from './award-letters.module.css';

interface Recipient {
  readonly name: string;
  readonly bidId: string;
  /** Empty for a supplier who won nothing. */
  readonly wonBidIds: readonly string[];
  /** "1 of 2 lines"; null for everything or nothing. */
  readonly wonPart: string | null;
}

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
      {to && <LetterTo key={to.bidId} order={order} award={award} to={to} onClose={() => setTo(null)} />}
    </>
  );
}

interface LetterToProps {
  readonly order: Order;
  readonly award: Award;
  readonly to: Recipient;
  readonly onClose: () => void;
}

/** Waits for the supplier's bid; opens without it when it fails to load. */
function LetterTo({ order, award, to, onClose }: LetterToProps) {
  const { data: bid, error } = useGetBidQuery({ orderId: order.id, bidId: to.bidId });
  const { data: me } = useGetMeQuery();
  const isWinner = to.wonBidIds.length > 0;
  const orders = useListPurchaseOrdersQuery({ orderId: order.id }, { skip: !isWinner });
  const isReady = (bid || error) && (!isWinner || orders.data || orders.error);
  if (!isReady) return null;
  const purchaseOrders = orders.data?.data.filter(({ bidIds }) => bidIds.some((id) => to.wonBidIds.includes(id)));
  return (
    <LetterDialog
      title={isWinner ? m.award_letter_won() : m.award_letter_lost()}
      addressees={[{ id: to.bidId, name: to.name, email: bid ? emailOf(bid) : null }]}
      write={(locale) =>
        writeAwardLetter(locale, {
          order,
          award,
          bid: bid ?? null,
          wonBidIds: to.wonBidIds,
          purchaseOrders: purchaseOrders ?? [],
          signature: signatureOf(me?.profile),
        })
      }
      onClose={onClose}
    />
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
