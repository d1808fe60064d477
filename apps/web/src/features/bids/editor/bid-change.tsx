import { Button } from '@mantine/core';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Bid, BidDraft, Order } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useDraftOwner } from '../../../entities/user/draft-owner.ts';
import { EditorForm, type RecordForm, useRevision } from '../../../forms/record-editor.tsx';
import { paths } from '../../../paths.ts';
import { useUpdateBidMutation } from '../bids-api.ts';
import { BidEditorFields } from './bid-editor-fields.tsx';
import { useBidFieldFocus } from './bid-field-focus.ts';
import { useBidForm } from './bid-record-form.ts';
import { notifySaved } from './bid-saved.ts';
import type { BidValues } from './bid-values.ts';

/** The buyer's change of a submitted bid. */
export function ChangeBid({ order, bid }: { order: Order; bid: Bid }) {
  return (
    <BidRevision
      order={order}
      bid={bid}
      form={useBidForm(order)}
      saveLabel={m.bid_editor_save_change()}
      onSaved={(changed) => notifySaved(m.bid_editor_changed(), changed)}
    />
  );
}

type BidRevisionProps = {
  readonly order: Order;
  readonly bid: Bid;
  readonly form: RecordForm<BidValues, BidDraft, Bid>;
  readonly saveLabel: string;
  readonly onSaved: (changed: Bid) => void;
  /** Above the fields. */
  readonly notes?: ReactNode;
  /** Below the fields. */
  readonly children?: ReactNode;
};

/** Has no autosave: every saved change takes effect at once and is recorded in the history. */
export function BidRevision({ order, bid, form, saveLabel, onSaved, notes, children }: BidRevisionProps) {
  const [update] = useUpdateBidMutation();
  const navigate = useNavigate();
  const back = paths.bid(order.id, bid.id);
  const { editor, save } = useRevision(form, bid, {
    key: `bid:${order.id}:${bid.id}:change`,
    ...useDraftOwner(),
    update: (ifMatch, body) => update({ orderId: order.id, bidId: bid.id, ifMatch, body }).unwrap(),
    staleUpdate: (error) => staleCurrent('updateBid', error),
    onSaved(changed) {
      onSaved(changed);
      return navigate(back);
    },
  });
  useBidFieldFocus(editor.form, editor.draft.isReady);

  return (
    <EditorForm
      editor={editor}
      notes={notes}
      actions={
        <>
          <Button variant="default" onClick={() => void navigate(back)}>
            {m.shell_cancel()}
          </Button>
          <Button loading={editor.submission.isBusy} onClick={() => void save()}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <BidEditorFields order={order} />
      {children}
    </EditorForm>
  );
}
