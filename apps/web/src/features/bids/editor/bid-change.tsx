import { Button } from '@mantine/core';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Bid, Order } from '@zakupki/api-client/schema';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useDraftOwner } from '../../../entities/user/me-api.ts';
import { EditorForm, useRevision } from '../../../forms/record-editor.tsx';
import { paths } from '../../../paths.ts';
import { useUpdateBidMutation } from '../bids-api.ts';
import { BidEditorFields } from './bid-editor-fields.tsx';
import { useBidFieldFocus } from './bid-field-focus.ts';
import { useBidForm } from './bid-record-form.ts';
import { notifySaved } from './bid-saved.ts';

/** No autosave: every change counts at once and stays in the history. */
export function ChangeBid({ order, bid }: { order: Order; bid: Bid }) {
  const [update] = useUpdateBidMutation();
  const navigate = useNavigate();
  const back = paths.bid(order.id, bid.id);
  const { editor, save } = useRevision(useBidForm(order), bid, {
    key: `bid:${order.id}:${bid.id}:change`,
    person: useDraftOwner(),
    update: (ifMatch, body) => update({ orderId: order.id, bidId: bid.id, ifMatch, body }).unwrap(),
    staleUpdate: (error) => staleCurrent('updateBid', error),
    onSaved(changed) {
      notifySaved(m.bid_editor_changed(), changed);
      return navigate(back);
    },
  });
  useBidFieldFocus(editor.form, editor.draft.isReady);

  return (
    <EditorForm
      editor={editor}
      actions={
        <>
          <Button variant="default" onClick={() => void navigate(back)}>
            {m.shell_cancel()}
          </Button>
          <Button loading={editor.submission.isBusy} onClick={() => void save()}>
            {m.bid_editor_save_change()}
          </Button>
        </>
      }
    >
      <BidEditorFields order={order} />
    </EditorForm>
  );
}
