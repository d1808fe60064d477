import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Bid, BidSubmission, Order } from '@zakupki/api-client/schema';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useListBidsQuery } from '../../../entities/bid/bid-api.ts';
import { ResumeNote, useCanResume, useResumeFocus } from '../../../entities/access/resume.tsx';
import { draftOwner, useGetAccessQuery, useGetMeQuery } from '../../../entities/user/me-api.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { useFormDraft } from '../../../forms/drafts/form-draft.ts';
import { DraftForm } from '../../../forms/drafts/draft-form.tsx';
import { paths } from '../../../paths.ts';
import { checkedBy } from '../../../ui/form/checked-form.ts';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { StaleDialog } from '../../../ui/form/stale-dialog.tsx';
import { type TaskOnArrival, useTaskOnArrival } from '../../../ui/form/task-on-arrival.ts';
import { bidCheck } from './bid-check.ts';
import { submissionCost, submitLabel } from './bid-cost.ts';
import { BidEditorFields } from './bid-editor-fields.tsx';
import { BidOrder } from './bid-form.ts';
import { RelatedBids } from '../detail/bid-notes.tsx';
import { useBidFieldFocus } from './bid-field-focus.ts';
import { bidDifferences, useBidSaving, useBidSubmission } from './bid-submission.ts';
import { type BidValues, bidValues, restoreValues, newBidValues, readBid } from './bid-values.ts';
import { useCreateBidMutation, useSubmitBidMutation } from '../bids-api.ts';
import { notifySaved } from './bid-saved.ts';

type Task = 'submit';

function useBidForm(order: Order, initial: BidValues, kept: { readonly key: string; readonly basis?: string }) {
  const form = useForm<BidValues>({
    defaultValues: initial,
    resolver: checkedBy(bidCheck(order.timeZone)),
    mode: 'onBlur',
  });
  const { data: me } = useGetMeQuery();
  const draft = useFormDraft(form, {
    ...kept,
    person: draftOwner(me),
    accept: (value) => restoreValues(value, initial),
  });
  return { form, draft };
}

export function NewBidEditor({ order }: { order: Order }) {
  const { form, draft } = useBidForm(order, newBidValues(order), { key: `bid:${order.id}:new` });
  const submission = useBidSubmission(form, order);
  const [create] = useCreateBidMutation();
  const cost = useSubmissionCost(order, { supersedesBidId: null });
  const navigate = useNavigate();

  async function save(task: Task | null) {
    if (!submission.check()) return;
    const { draft: body } = readBid(form.getValues(), order.timeZone);
    const sent = await submission.send('new', (idempotencyKey) =>
      create({ orderId: order.id, idempotencyKey, body }).unwrap(),
    );
    if (!sent.ok) return;
    draft.clearDirty();
    if (task === null) showMessage(m.bid_editor_created({ number: sent.result.number }));
    await navigate(paths.bid(order.id, sent.result.id), {
      replace: true,
      state: { task } satisfies TaskOnArrival<Task>,
    });
  }

  return (
    <BidOrder value={order}>
      <FormProvider {...form}>
        <DraftForm draft={draft}>
          <ErrorSummary problems={submission.problems} />
          <BidEditorFields />
          <FormFoot>
            <Button variant="default" loading={submission.isBusy} onClick={() => void save(null)}>
              {m.editor_save()}
            </Button>
            <SubmitButton cost={cost} isBusy={submission.isBusy} onSubmit={() => void save('submit')} />
          </FormFoot>
        </DraftForm>
      </FormProvider>
    </BidOrder>
  );
}

export function DraftBidEditor({ order, bid }: { order: Order; bid: Bid }) {
  const { form, draft } = useBidForm(order, bidValues(bid, order), {
    key: `bid:${order.id}:${bid.id}`,
    basis: etag(bid),
  });
  const submission = useBidSubmission(form, order);
  const saving = useBidSaving(form, {
    order,
    initial: bid,
    basis: draft.restoredBasis,
    onSaved: draft.clearDirty,
    onRefused: submission.mark,
  });
  const [send] = useSubmitBidMutation();
  useBidFieldFocus(form, draft.isReady);

  async function submit() {
    if (!submission.check()) return;
    const saved = await saving.save();
    if (!saved) return;
    const ifMatch = etag(saved);
    const sent = await submission.send(ifMatch, (idempotencyKey) =>
      send({ orderId: order.id, id: saved.id, ifMatch, idempotencyKey, body: {} }).unwrap(),
    );
    const theirs = sent.ok ? null : staleCurrent('submitBid', sent.error);
    if (theirs) saving.reportStale(theirs);
    if (!sent.ok) return;
    draft.clearDirty();
    notifySubmitted(sent.result);
  }

  useTaskOnArrival<Task>('submit', () => void submit());
  const cost = useSubmissionCost(order, bid);
  const canResume = useCanResume('submitBid', cost);
  const { theirs } = saving;
  return (
    <BidOrder value={order}>
      <FormProvider {...form}>
        <DraftForm draft={draft}>
          <ResumeNote isShown={canResume} />
          <RelatedBids bid={bid} />
          <ErrorSummary problems={submission.problems} />
          <ProblemMessage error={saving.error ?? undefined} onRetry={() => void saving.save()} />
          <BidEditorFields />
          <FilesSection owner="bid" ownerId={bid.id} orderId={order.id} files={bid.attachments} />
          <FormFoot save={saving.state}>
            <Button variant="default" onClick={() => void saving.save()}>
              {m.editor_save()}
            </Button>
            <SubmitButton
              cost={cost}
              isBusy={submission.isBusy}
              canResume={canResume}
              isReady={draft.isReady}
              onSubmit={() => void submit()}
            />
          </FormFoot>
        </DraftForm>
        {theirs && (
          <StaleDialog
            title={m.bid_editor_stale_title({ number: theirs.number })}
            changedAt={theirs.updatedAt}
            differences={bidDifferences(form.getValues(), theirs, order)}
            onKeep={(whose) => {
              if (whose === 'theirs') form.reset(bidValues(theirs, order));
              saving.resolveStale(whose);
              if (whose === 'mine') void saving.save();
              else draft.clearDirty();
            }}
          />
        )}
      </FormProvider>
    </BidOrder>
  );
}

function useSubmissionCost(order: Order, bid: Pick<Bid, 'supersedesBidId'>): number {
  const { data: access } = useGetAccessQuery();
  const { data: bids } = useListBidsQuery({ orderId: order.id, perPage: 100 });
  return access && bids ? submissionCost(bid, bids.data, access) : 0;
}

interface SubmitButtonProps {
  readonly cost: number;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly canResume?: boolean;
  readonly isReady?: boolean;
}

function SubmitButton({ cost, isBusy, onSubmit, canResume = false, isReady = false }: SubmitButtonProps) {
  const { data: access } = useGetAccessQuery();
  const button = useResumeFocus(canResume, isReady);
  return (
    <Button ref={button} loading={isBusy} onClick={onSubmit}>
      {submitLabel(cost, access ? access.credits.balance : null, canResume)}
    </Button>
  );
}

function notifySubmitted({ bid }: BidSubmission) {
  notifySaved(m.bid_editor_submitted({ number: bid.number }), bid);
}
