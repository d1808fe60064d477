import { Button } from '@mantine/core';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Bid, Order } from '@zakupki/api-client/schema';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { ResumableButton, ResumeNote, useCanResume } from '../../../entities/access/resume.tsx';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { useListBidsQuery } from '../../../entities/bid/bid-api.ts';
import { useDraftOwner, useGetAccessQuery } from '../../../entities/user/me-api.ts';
import { EditorForm, useDraftRecord, useNewRecord } from '../../../forms/record-editor.tsx';
import { paths } from '../../../paths.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { type TaskOnArrival, useTaskOnArrival } from '../../../ui/form/task-on-arrival.ts';
import { useCreateBidMutation, useSubmitBidMutation, useUpdateBidMutation } from '../bids-api.ts';
import { RelatedBids } from '../detail/bid-notes.tsx';
import { submissionCost, submitLabel } from './bid-cost.ts';
import { BidEditorFields } from './bid-editor-fields.tsx';
import { useBidFieldFocus } from './bid-field-focus.ts';
import { useBidForm } from './bid-record-form.ts';
import { notifySaved } from './bid-saved.ts';
import { newBidValues } from './bid-values.ts';

/** An action to run right after a draft is created. */
type Task = 'submit';

export function NewBidEditor({ order }: { order: Order }) {
  const [send] = useCreateBidMutation();
  const { editor, create } = useNewRecord(useBidForm(order), newBidValues(order), {
    key: `bid:${order.id}:new`,
    person: useDraftOwner(),
    create: (idempotencyKey, body) => send({ orderId: order.id, idempotencyKey, body }).unwrap(),
  });
  const { isBusy } = editor.submission;
  const cost = useSubmissionCost(order, { supersedesBidId: null });
  const navigate = useNavigate();

  async function save(task: Task | null) {
    const bid = await create();
    if (!bid) return;
    if (task === null) showMessage(m.bid_editor_created({ number: bid.number }));
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
          <ResumableButton label={submitLabel} cost={cost} isBusy={isBusy} onClick={() => void save('submit')} />
        </>
      }
    >
      <BidEditorFields order={order} isNew />
    </EditorForm>
  );
}

/** Autosaves, and asks when another user has changed the same bid. */
export function DraftBidEditor({ order, bid }: { order: Order; bid: Bid }) {
  const target = { orderId: order.id, bidId: bid.id };
  const navigate = useNavigate();
  const [update] = useUpdateBidMutation();
  const [send] = useSubmitBidMutation();
  const { editor, finish } = useDraftRecord(useBidForm(order), bid, {
    key: `bid:${order.id}:${bid.id}`,
    person: useDraftOwner(),
    update: (ifMatch, body) => update({ ...target, ifMatch, body }).unwrap(),
    staleUpdate: (error) => staleCurrent('updateBid', error),
    finish: (ifMatch, idempotencyKey) => send({ ...target, ifMatch, idempotencyKey, body: {} }).unwrap(),
    staleFinish: (error) => staleCurrent('submitBid', error),
  });
  const { autosave, draft, form, submission } = editor;
  useBidFieldFocus(form, draft.isReady);

  async function submit() {
    const submitted = await finish();
    if (!submitted) return;
    notifySaved(m.bid_editor_submitted({ number: submitted.bid.number }), submitted.bid, {
      label: m.bid_editor_another(),
      onAct: () => void navigate(paths.bidNew(order.id)),
    });
  }

  useTaskOnArrival<Task>('submit', () => void submit());
  const cost = useSubmissionCost(order, bid);
  const canResume = useCanResume('submitBid', cost);
  return (
    <EditorForm
      editor={editor}
      notes={
        <>
          <ResumeNote isShown={canResume} />
          <RelatedBids bid={bid} />
        </>
      }
      actions={
        <>
          <Button variant="default" onClick={() => void autosave.save()}>
            {m.editor_save()}
          </Button>
          <ResumableButton
            label={submitLabel}
            cost={cost}
            isBusy={submission.isBusy}
            canResume={canResume}
            isReady={draft.isReady}
            onClick={() => void submit()}
          />
        </>
      }
    >
      <BidEditorFields order={order} />
      <FilesSection owner="bid" ownerId={bid.id} orderId={order.id} files={bid.attachments} />
    </EditorForm>
  );
}

function useSubmissionCost(order: Order, bid: Pick<Bid, 'supersedesBidId'>): number {
  const { data: access } = useGetAccessQuery();
  const { data: bids } = useListBidsQuery({ orderId: order.id, perPage: 100 });
  return access && bids ? submissionCost(bid, bids.data, access) : 0;
}
