import { Button } from '@mantine/core';
import type { Bid, Order } from '@zakupki/api-client/schema';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { ResumableButton, ResumeNote, useCanResume } from '../../../entities/access/resumable-button.tsx';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { useListBidsQuery } from '../../../entities/bid/bid-api.ts';
import { useGetAccessQuery } from '../../../entities/user/me-api.ts';
import { EditorForm } from '../../../forms/record-editor.tsx';
import { paths } from '../../../paths.ts';
import { useTaskOnArrival } from '../../../ui/form/task-on-arrival.ts';
import { RelatedBids } from '../detail/bid-notes.tsx';
import { submissionCost, submitLabel } from './bid-cost.ts';
import { type BidTask, useDraftBid, useNewBid } from './bid-drafts.ts';
import { BidEditorFields } from './bid-editor-fields.tsx';
import { useBidForm } from './bid-record-form.ts';
import { notifySaved } from './bid-saved.ts';
import { newBidValues } from './bid-values.ts';

export function NewBidEditor({ order }: { order: Order }) {
  const { editor, save } = useNewBid(order, useBidForm(order), newBidValues(order), ({ number }) =>
    m.bid_editor_created({ number }),
  );
  const { isBusy } = editor.submission;
  const cost = useSubmissionCost(order, { supersedesBidId: null });
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

export function DraftBidEditor({ order, bid }: { order: Order; bid: Bid }) {
  const navigate = useNavigate();
  const { editor, finish } = useDraftBid(order, bid, useBidForm(order));
  const { autosave, draft, submission } = editor;

  async function submit() {
    const submitted = await finish();
    if (!submitted) return;
    notifySaved(m.bid_editor_submitted({ number: submitted.bid.number }), submitted.bid, {
      label: m.bid_editor_another(),
      onAct: () => void navigate(paths.bidNew(order.id)),
    });
  }

  useTaskOnArrival<BidTask>('submit', () => void submit());
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
