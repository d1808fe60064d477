import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Order } from '@zakupki/api-client/schema';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { ResumeNote, useCanResume, useResumeFocus } from '../../../entities/access/resume.tsx';
import { draftOwner, useGetAccessQuery, useGetMeQuery } from '../../../entities/user/me-api.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { useFormDraft } from '../../../forms/drafts/form-draft.ts';
import { DraftForm } from '../../../forms/drafts/draft-form.tsx';
import { paths } from '../../../paths.ts';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { StaleDialog } from '../../../ui/form/stale-dialog.tsx';
import { type TaskOnArrival, useTaskOnArrival } from '../../../ui/form/task-on-arrival.ts';
import { orderResolver } from './order-check.ts';
import { orderDifferences } from './order-differences.ts';
import { OrderEditorFields } from './order-editor-fields.tsx';
import { publishLabel, useOrderSubmission } from './order-publishing.ts';
import { useOrderSaving } from './order-saving.ts';
import { type OrderValues, orderValues, toOrderDraft } from './order-values.ts';
import { useCreateOrderMutation, usePublishOrderMutation } from '../orders-api.ts';

/** An action to run right after a draft is created. */
type Task = 'publish';

/** Creates the order on the first save or publication. */
export function NewOrderEditor({ initial }: { initial: OrderValues }) {
  const form = useForm<OrderValues>({ defaultValues: initial, resolver: orderResolver, mode: 'onBlur' });
  const { data: me } = useGetMeQuery();
  const draft = useFormDraft(form, { key: 'order:new', person: draftOwner(me) });
  const submission = useOrderSubmission(form);
  const [create] = useCreateOrderMutation();
  const cost = usePublishCost({ charged: false });
  const navigate = useNavigate();

  async function save(task: Task | null) {
    if (!submission.check()) return;
    const { draft: body } = toOrderDraft(form.getValues());
    const sent = await submission.send('new', (idempotencyKey) => create({ idempotencyKey, body }).unwrap());
    if (!sent.ok) return;
    draft.clearDirty();
    if (task === null) showMessage(m.order_editor_created({ number: sent.result.number }));
    await navigate(paths.order(sent.result.id), { replace: true, state: { task } satisfies TaskOnArrival<Task> });
  }

  return (
    <FormProvider {...form}>
      <DraftForm draft={draft}>
        <ErrorSummary problems={submission.problems} />
        <OrderEditorFields />
        <FormFoot>
          <Button variant="default" loading={submission.isBusy} onClick={() => void save(null)}>
            {m.editor_save()}
          </Button>
          <PublishButton cost={cost} isBusy={submission.isBusy} onPublish={() => void save('publish')} />
        </FormFoot>
      </DraftForm>
    </FormProvider>
  );
}

/** Autosaves, and asks when another user has changed the same order. */
export function DraftOrderEditor({ order }: { order: Order }) {
  const form = useForm<OrderValues>({ defaultValues: orderValues(order), resolver: orderResolver, mode: 'onBlur' });
  const { data: me } = useGetMeQuery();
  const draft = useFormDraft(form, { key: `order:${order.id}`, person: draftOwner(me), basis: etag(order) });
  const submission = useOrderSubmission(form);
  const saving = useOrderSaving(form, {
    initial: order,
    basis: draft.restoredBasis,
    onSaved: draft.clearDirty,
    onRefused: submission.mark,
  });
  const [send] = usePublishOrderMutation();

  async function publish() {
    if (!submission.check()) return;
    const saved = await saving.save();
    if (!saved) return;
    const ifMatch = etag(saved);
    const sent = await submission.send(ifMatch, (idempotencyKey) =>
      send({ id: saved.id, ifMatch, idempotencyKey, body: {} }).unwrap(),
    );
    const theirs = sent.ok ? null : staleCurrent('publishOrder', sent.error);
    if (theirs) saving.reportStale(theirs);
    if (!sent.ok) return;
    draft.clearDirty();
    showMessage(m.order_editor_published({ number: saved.number }));
  }

  useTaskOnArrival<Task>('publish', () => void publish());
  const cost = usePublishCost(order);
  const canResume = useCanResume('publishOrder', cost);
  const { theirs } = saving;
  return (
    <FormProvider {...form}>
      <DraftForm draft={draft}>
        <ResumeNote isShown={canResume} />
        <ErrorSummary problems={submission.problems} />
        <ProblemMessage error={saving.error ?? undefined} onRetry={() => void saving.save()} />
        <OrderEditorFields />
        <FilesSection owner="order" ownerId={order.id} orderId={order.id} files={order.attachments} />
        <FormFoot save={saving.state}>
          <Button variant="default" onClick={() => void saving.save()}>
            {m.editor_save()}
          </Button>
          <PublishButton
            cost={cost}
            isBusy={submission.isBusy}
            canResume={canResume}
            isReady={draft.isReady}
            onPublish={() => void publish()}
          />
        </FormFoot>
      </DraftForm>
      {theirs && (
        <StaleDialog
          title={m.order_editor_stale_title({ number: theirs.number })}
          changedAt={theirs.updatedAt}
          differences={orderDifferences(form.getValues(), theirs)}
          onKeep={(whose) => {
            if (whose === 'theirs') form.reset(orderValues(theirs));
            saving.resolveStale(whose);
            if (whose === 'mine') void saving.save();
            else draft.clearDirty();
          }}
        />
      )}
    </FormProvider>
  );
}

/** Zero for an order that was paid for once. */
function usePublishCost({ charged }: Pick<Order, 'charged'>): number {
  const { data: access } = useGetAccessQuery();
  return charged || !access ? 0 : access.costs['order.publish'];
}

interface PublishButtonProps {
  readonly cost: number;
  readonly isBusy: boolean;
  readonly onPublish: () => void;
  /** The user returned to finish the action, and it is now possible. */
  readonly canResume?: boolean;
  readonly isReady?: boolean;
}

function PublishButton({ cost, isBusy, onPublish, canResume = false, isReady = false }: PublishButtonProps) {
  const { data: access } = useGetAccessQuery();
  const button = useResumeFocus(canResume, isReady);
  return (
    <Button ref={button} loading={isBusy} onClick={onPublish}>
      {publishLabel(cost, access ? access.credits.balance : null, canResume)}
    </Button>
  );
}
