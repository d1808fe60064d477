import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Bid, Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { draftOwner, useGetMeQuery } from '../../../entities/user/me-api.ts';
import { useFormDraft } from '../../../forms/drafts/form-draft.ts';
import { DraftForm } from '../../../forms/drafts/draft-form.tsx';
import { paths } from '../../../paths.ts';
import { checkedBy } from '../../../ui/form/checked-form.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { notifySaved } from './bid-saved.ts';
import { StaleDialog } from '../../../ui/form/stale-dialog.tsx';
import { bidCheck } from './bid-check.ts';
import { BidEditorFields } from './bid-editor-fields.tsx';
import { BidOrder } from './bid-form.ts';
import { useBidFieldFocus } from './bid-field-focus.ts';
import { bidDifferences, useBidSubmission } from './bid-submission.ts';
import { type BidValues, bidValues, restoreValues, readBid } from './bid-values.ts';
import { useUpdateBidMutation } from '../bids-api.ts';

/** No autosave: every change counts at once and stays in the history. */
export function ChangeBid({ order, bid }: { order: Order; bid: Bid }) {
  const [initial] = useState(() => bidValues(bid, order));
  const form = useForm<BidValues>({
    defaultValues: initial,
    resolver: checkedBy(bidCheck(order.timeZone)),
    mode: 'onBlur',
  });
  const { data: me } = useGetMeQuery();
  const draft = useFormDraft(form, {
    key: `bid:${order.id}:${bid.id}:change`,
    person: draftOwner(me),
    basis: etag(bid),
    accept: (value) => restoreValues(value, initial),
  });
  const submission = useBidSubmission(form, order);
  useBidFieldFocus(form, draft.isReady);
  const [update] = useUpdateBidMutation();
  const [theirs, setTheirs] = useState<Bid | null>(null);
  const navigate = useNavigate();
  const back = paths.bid(order.id, bid.id);

  async function save(ifMatch: string) {
    if (!submission.check()) return;
    const { draft: body } = readBid(form.getValues(), order.timeZone);
    const sent = await submission.send(ifMatch, () =>
      update({ orderId: order.id, id: bid.id, ifMatch, body }).unwrap(),
    );
    if (sent.ok) {
      draft.clearDirty();
      notifySaved(m.bid_editor_changed(), sent.result);
      await navigate(back);
    } else setTheirs(staleCurrent('updateBid', sent.error));
  }

  return (
    <BidOrder value={order}>
      <FormProvider {...form}>
        <DraftForm draft={draft}>
          <ErrorSummary problems={submission.problems} />
          <BidEditorFields />
          <FormFoot>
            <Button variant="default" onClick={() => void navigate(back)}>
              {m.shell_cancel()}
            </Button>
            <Button loading={submission.isBusy} onClick={() => void save(draft.restoredBasis ?? etag(bid))}>
              {m.bid_editor_save_change()}
            </Button>
          </FormFoot>
        </DraftForm>
        {theirs && (
          <StaleDialog
            title={m.bid_editor_stale_title({ number: theirs.number })}
            changedAt={theirs.updatedAt}
            differences={bidDifferences(form.getValues(), theirs, order)}
            onKeep={(whose) => {
              setTheirs(null);
              if (whose === 'mine') void save(etag(theirs));
              else {
                draft.clearDirty();
                form.reset(bidValues(theirs, order));
              }
            }}
          />
        )}
      </FormProvider>
    </BidOrder>
  );
}
