import { useState } from 'react';
import { useGetBidQuery } from '../../../entities/bid/bid-api.ts';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { m } from '#messages';
import { LetterDialog } from '../../../entities/letter/letter-dialog.tsx';
import { emailOf, signatureOf } from '../../../entities/letter/letter-people.ts';
import { supplierName } from '../supplier-name.ts';
import { TargetChoice } from './target-choice.tsx';
import { exactTargets, type LetterOf, writeWinningLetter } from './winning-letter.ts';

export function WinningLetter({
  onClose,
  ...letterOf
}: Omit<LetterOf, 'signature' | 'isExact'> & { onClose: () => void }) {
  const { order, bid } = letterOf;
  const [isExact, setExact] = useState(false);
  const { data: me } = useGetMeQuery();
  const { data: fullBid } = useGetBidQuery({ orderId: order.id, bidId: bid.id });
  return (
    <LetterDialog
      title={m.comparison_tools_win_write()}
      addressees={[{ id: bid.id, name: supplierName(bid), email: fullBid ? emailOf(fullBid) : null }]}
      write={(locale) => writeWinningLetter(locale, { ...letterOf, isExact, signature: signatureOf(me?.profile) })}
      variant={isExact ? 'exact' : 'band'}
      options={
        <TargetChoice
          orderId={order.id}
          bidId={bid.id}
          disclosed={exactTargets(letterOf)}
          isExact={isExact}
          onChange={setExact}
        />
      }
      onClose={onClose}
    />
  );
}
