import type { Award, Order } from '@zakupki/api-client/schema';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { useGetBidQuery } from '../../api/bid-api.ts';
import { useGetMeQuery } from '../../api/me-api.ts';
import { LetterDialog } from '../../parts/letter-dialog.tsx';
import { BidStatusBadge } from '../../ui/status-badge.tsx';
import { emailOf, signatureOf } from '../../parts/letter-people.ts';
import { writeAwardLetter } from './award-letter-text.ts';
import styles from './award-letters.module.css';

/** A supplier to be told: by the bid the letter is about. */
interface Recipient {
  readonly name: string;
  readonly bidId: string;
  /** Their bids that won; none for one who gets nothing. */
  readonly wonBidIds: readonly string[];
}

/** Everybody whose bid was in the running, winners first, each with a letter ready. */
export function AwardLetters({ order, award }: { order: Order; award: Award }) {
  const [to, setTo] = useState<Recipient | null>(null);
  return (
    <>
      <ul className={styles['list']}>
        {recipients(award).map((recipient) => (
          <li key={recipient.bidId}>
            <span className={styles['name']}>{recipient.name}</span>
            <BidStatusBadge status={recipient.wonBidIds.length > 0 ? 'won' : 'lost'} />
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

/** Written from the supplier's own bid: it opens once that is there, or without it when it cannot be had. */
function LetterTo({ order, award, to, onClose }: LetterToProps) {
  const { data: bid, error } = useGetBidQuery({ orderId: order.id, id: to.bidId });
  const { data: me } = useGetMeQuery();
  if (!bid && !error) return null;
  return (
    <LetterDialog
      title={to.wonBidIds.length > 0 ? m.award_letter_won() : m.award_letter_lost()}
      addressees={[{ id: to.bidId, name: to.name, email: bid ? emailOf(bid) : null }]}
      write={(locale) =>
        writeAwardLetter(locale, {
          order,
          award,
          bid: bid ?? null,
          wonBidIds: to.wonBidIds,
          signature: signatureOf(me?.profile),
        })
      }
      onClose={onClose}
    />
  );
}

/** Who gets nothing hears of it once, whatever number of bids they had; who was set aside was told then. */
function recipients({ totalsBySupplier, memo }: Award): Recipient[] {
  const winners = totalsBySupplier.flatMap(({ supplierName, bidIds }): Recipient[] => {
    const [first] = bidIds;
    return first === undefined ? [] : [{ name: supplierName, bidId: first, wonBidIds: bidIds }];
  });
  const told = new Set(winners.map(({ name }) => name));
  const losers = memo.offers.flatMap(({ bidId, supplierName, status }): Recipient[] => {
    if (status === 'withdrawn' || status === 'disqualified' || told.has(supplierName)) return [];
    told.add(supplierName);
    return [{ name: supplierName, bidId, wonBidIds: [] }];
  });
  return [...winners, ...losers];
}
