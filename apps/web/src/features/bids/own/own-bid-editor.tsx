import { Button } from '@mantine/core';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Bid, Order, OwnInvitation } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { useDraftOwner } from '../../../entities/user/me-api.ts';
import { EditorForm, useDraftRecord, useNewRecord } from '../../../forms/record-editor.tsx';
import { paths } from '../../../paths.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { type TaskOnArrival, useTaskOnArrival } from '../../../ui/form/task-on-arrival.ts';
import { useCreateBidMutation, useSubmitBidMutation, useUpdateBidMutation } from '../bids-api.ts';
import { RelatedBids } from '../detail/bid-notes.tsx';
import { BidRevision } from '../editor/bid-change.tsx';
import { BidEditorFields } from '../editor/bid-editor-fields.tsx';
import { useBidFieldFocus } from '../editor/bid-field-focus.ts';
import { newOwnValues, useOwnBidForm } from './own-bid-form.ts';
import { OwnCheck, useOwnCheck } from './own-check.tsx';

/** An action to run right after a draft is created. */
type Task = 'send';

export function NewOwnBid({ order, invitation }: { order: Order; invitation: OwnInvitation }) {
  const [send] = useCreateBidMutation();
  const [initial] = useState(() => newOwnValues(order, invitation));
  const { editor, create } = useNewRecord(useOwnBidForm(order, initial), initial, {
    key: `bid:${order.id}:new`,
    person: useDraftOwner(),
    create: (idempotencyKey, body) => send({ orderId: order.id, idempotencyKey, body }).unwrap(),
  });
  const { isBusy } = editor.submission;
  const navigate = useNavigate();

  async function save(task: Task | null) {
    const bid = await create();
    if (!bid) return;
    if (task === null) showMessage(m.own_bid_created());
    await navigate(paths.bid(order.id, bid.id), { replace: true, state: { task } satisfies TaskOnArrival<Task> });
  }

  return (
    <EditorForm
      editor={editor}
      actions={
        <>
          <Button variant="default" loading={isBusy} onClick={() => void save(null)}>
            {m.editor_save()}
          </Button>
          <Button loading={isBusy} onClick={() => void save('send')}>
            {m.own_bid_send()}
          </Button>
        </>
      }
    >
      <BidEditorFields order={order} isNew />
    </EditorForm>
  );
}

/** Autosaves. Sending asks the server first what the buyer would find. */
export function DraftOwnBid({ order, bid }: { order: Order; bid: Bid }) {
  const target = { orderId: order.id, bidId: bid.id };
  const [update] = useUpdateBidMutation();
  const [send] = useSubmitBidMutation();
  const check = useOwnCheck(order.id, bid.id);
  const { editor, finish } = useDraftRecord(useOwnBidForm(order), bid, {
    key: `bid:${order.id}:${bid.id}`,
    person: useDraftOwner(),
    update: (ifMatch, body) => update({ ...target, ifMatch, body }).unwrap(),
    staleUpdate: (error) => staleCurrent('updateBid', error),
    finish: async (ifMatch, idempotencyKey) =>
      (await check.check()) ? send({ ...target, ifMatch, idempotencyKey, body: {} }).unwrap() : null,
    staleFinish: (error) => staleCurrent('submitBid', error),
  });
  const { autosave, draft, form, submission } = editor;
  useBidFieldFocus(form, draft.isReady);

  async function submit() {
    if (await finish()) showMessage(m.own_bid_sent());
  }

  useTaskOnArrival<Task>('send', () => void submit());
  return (
    <EditorForm
      editor={editor}
      notes={
        <>
          <RelatedBids bid={bid} />
          <OwnCheck
            order={order}
            check={check}
            isBusy={submission.isBusy}
            onSendAnyway={() => {
              check.accept();
              void submit();
            }}
          />
        </>
      }
      actions={
        <>
          <Button variant="default" onClick={() => void autosave.save()}>
            {m.editor_save()}
          </Button>
          <Button loading={submission.isBusy} onClick={() => void submit()}>
            {m.own_bid_send()}
          </Button>
        </>
      }
    >
      <BidEditorFields order={order} isNew />
      <FilesSection owner="bid" ownerId={bid.id} orderId={order.id} files={bid.attachments} />
    </EditorForm>
  );
}

/** Each change of a sent bid is received as a new version, with a new receipt. */
export function ChangeOwnBid({ order, bid }: { order: Order; bid: Bid }) {
  return (
    <BidRevision
      order={order}
      bid={bid}
      form={useOwnBidForm(order)}
      saveLabel={m.own_bid_send_change()}
      onSaved={() => showMessage(m.own_bid_changed())}
    >
      <FilesSection owner="bid" ownerId={bid.id} orderId={order.id} files={bid.attachments} />
    </BidRevision>
  );
}
