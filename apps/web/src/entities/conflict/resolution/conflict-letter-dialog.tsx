import type { Bid, Conflict, ConflictSuggestion } from '@zakupki/api-client/schema';
import { useGetBidQuery } from '../../bid/bid-api.ts';
import { useGetMeQuery } from '../../user/me-api.ts';
import { writeLetter } from './conflict-letter.ts';
import { supplierName, useScene } from '../conflict-context.ts';
import { LetterDialog } from '../../letter/letter-dialog.tsx';
import { emailOf, signatureOf } from '../../letter/letter-people.ts';
import type { Addressee } from '../../letter/letter.ts';

export interface ConflictLetterProps {
  readonly conflict: Conflict;
  /** The way out that is a letter. */
  readonly way: ConflictSuggestion;
  readonly onClose: () => void;
}

/** The letter that may settle a conflict; one for each supplier when it lies between several. */
export function ConflictLetter({ conflict, way, onClose }: ConflictLetterProps) {
  const scene = useScene();
  const { data: me } = useGetMeQuery();
  const isInvitation = way.via === 'invite';
  // Two hooks, as a conflict lies between two bids at most; a third would be written to by its bid's page.
  const bids = [useOwnBid(conflict, 0, isInvitation), useOwnBid(conflict, 1, isInvitation)].filter(
    (bid) => bid !== null,
  );
  const addressees: readonly Addressee[] = isInvitation
    ? []
    : conflict.bidIds.slice(0, 2).map((id) => {
        const bid = bids.find((one) => one.id === id);
        return { id, name: supplierName(scene.bidOf(id)), email: bid ? emailOf(bid) : null };
      });
  return (
    <LetterDialog
      title={way.label}
      addressees={addressees}
      write={(locale, to) =>
        writeLetter(locale, {
          conflict,
          action: way.action,
          scene,
          bid: bids.find(({ id }) => id === to?.id) ?? null,
          signature: signatureOf(me?.profile),
        })
      }
      onClose={onClose}
    />
  );
}

function useOwnBid({ orderId, bidIds }: Conflict, index: number, isNobodys: boolean): Bid | null {
  const id = bidIds[index];
  const { data } = useGetBidQuery({ orderId, id: id ?? '' }, { skip: id === undefined || isNobodys });
  return data ?? null;
}
