import type { Bid, Conflict, ConflictSuggestion } from '@zakupki/api-client/schema';
import { useGetBidQuery } from '../../bid/bid-api.ts';
import { useGetMeQuery } from '../../user/me-api.ts';
import { writeLetter } from './conflict-letter.ts';
import { supplierName, useConflictContext } from '../conflict-context.ts';
import { LetterDialog } from '../../letter/letter-dialog.tsx';
import { emailOf, signatureOf } from '../../letter/letter-people.ts';
import type { Addressee } from '../../letter/letter.ts';

type ConflictLetterProps = {
  readonly conflict: Conflict;
  readonly suggestion: ConflictSuggestion;
  readonly onClose: () => void;
};

/** A letter that may resolve a conflict; one for each supplier involved. */
export function ConflictLetter({ conflict, suggestion, onClose }: ConflictLetterProps) {
  const context = useConflictContext();
  const { data: me } = useGetMeQuery();
  const isInvitation = suggestion.via === 'invite';
  // Two hooks, as a conflict involves at most two bids.
  const bids = [useBidOfConflict(conflict, 0, isInvitation), useBidOfConflict(conflict, 1, isInvitation)].filter(
    (bid) => bid !== null,
  );
  const addressees: readonly Addressee[] = isInvitation
    ? []
    : conflict.bidIds.slice(0, 2).map((id) => {
        const bid = bids.find((other) => other.id === id);
        return { id, bidId: id, name: supplierName(context.bidOf(id)), email: bid ? emailOf(bid) : null };
      });
  return (
    <LetterDialog
      orderId={conflict.orderId}
      title={suggestion.label}
      addressees={addressees}
      write={(locale, to) =>
        writeLetter(locale, {
          conflict,
          action: suggestion.action,
          context,
          bid: bids.find(({ id }) => id === to?.id) ?? null,
          signature: signatureOf(me?.profile),
        })
      }
      onClose={onClose}
    />
  );
}

function useBidOfConflict({ orderId, bidIds }: Conflict, index: number, isSkipped: boolean): Bid | null {
  const id = bidIds[index];
  const { data } = useGetBidQuery({ orderId, bidId: id ?? '' }, { skip: id === undefined || isSkipped });
  return data ?? null;
}
