import { Button } from '@mantine/core';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Order } from '@zakupki/api-client/schema';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { usePageCommands } from '../../../ui/layout/page-commands.ts';
import { ResumableButton, ResumeNote, useCanResume } from '../../../entities/access/resumable-button.tsx';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { useDraftOwner } from '../../../entities/user/draft-owner.ts';
import { useGetAccessQuery } from '../../../entities/user/me-api.ts';
import { EditorForm, useDraftRecord, useNewRecord } from '../../../forms/record-editor.tsx';
import { paths } from '../../../paths.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { type TaskOnArrival, useTaskOnArrival } from '../../../ui/form/task-on-arrival.ts';
import { useCreateOrderMutation } from '../../../entities/order/order-api.ts';
import { usePublishOrderMutation, useUpdateOrderMutation } from '../orders-api.ts';
import { OrderEditorFields } from './order-editor-fields.tsx';
import { ORDER_FORM } from './order-record-form.ts';
import type { OrderValues } from './order-values.ts';

/** An action to run right after a draft is created. */
type Task = 'publish';

/** Creates the order on the first save or publication. */
export function NewOrderEditor({ initial }: { initial: OrderValues }) {
  const [send] = useCreateOrderMutation();
  const { editor, create } = useNewRecord(ORDER_FORM, initial, {
    key: 'order:new',
    ...useDraftOwner(),
    create: (idempotencyKey, body) => send({ idempotencyKey, body }).unwrap(),
  });
  const { isBusy } = editor.submission;
  const cost = usePublishCost({ charged: false });
  const navigate = useNavigate();

  usePublishCommand(cost, editor.draft.isReady, () => void save('publish'));

  async function save(task: Task | null) {
    const order = await create({ isFinished: task === 'publish' });
    if (!order) return;
    if (task === null) showMessage(m.order_editor_created({ number: order.number }));
    await navigate(paths.order(order.id), { replace: true, state: { task } satisfies TaskOnArrival<Task> });
  }

  return (
    <EditorForm
      editor={editor}
      actions={
        <>
          <Button variant="default" loading={isBusy} onClick={() => void save(null)}>
            {m.editor_save()}
          </Button>
          <ResumableButton label={publishLabel} cost={cost} isBusy={isBusy} onClick={() => void save('publish')} />
        </>
      }
    >
      <OrderEditorFields />
    </EditorForm>
  );
}

/** Autosaves, and asks when another user has changed the same order. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function DraftOrderEditor({ order }: { order: Order }) {
  const { id } = order;
  const [update] = useUpdateOrderMutation();
  const [send] = usePublishOrderMutation();
  const { editor, finish } = useDraftRecord(ORDER_FORM, order, {
    key: `order:${id}`,
    ...useDraftOwner(),
    update: async (ifMatch, body) => (await update({ orderId: id, ifMatch, body }).unwrap()).order,
    staleUpdate: (error) => staleCurrent('updateOrder', error),
    finish: (ifMatch, idempotencyKey) => send({ orderId: id, ifMatch, idempotencyKey, body: {} }).unwrap(),
    staleFinish: (error) => staleCurrent('publishOrder', error),
  });
  const { autosave, draft, submission } = editor;

  async function publish() {
    if (await finish()) showMessage(m.order_editor_published({ number: order.number }));
  }

  useTaskOnArrival<Task>('publish', () => void publish());
  const cost = usePublishCost(order);
  usePublishCommand(cost, draft.isReady, () => void publish());
  const canResume = useCanResume('publishOrder', cost);
  return (
    <EditorForm
      editor={editor}
      notes={<ResumeNote isShown={canResume} />}
      actions={
        <>
          <Button variant="default" onClick={() => void autosave.save()}>
            {m.editor_save()}
          </Button>
          <ResumableButton
            label={publishLabel}
            cost={cost}
            isBusy={submission.isBusy}
            canResume={canResume}
            isReady={draft.isReady}
            onClick={() => void publish()}
          />
        </>
      }
    >
      <OrderEditorFields />
      <FilesSection owner="order" ownerId={id} orderId={id} files={order.attachments} />
    </EditorForm>
  );
}

/** Returns zero for an order that was charged before. */
function usePublishCost({ charged }: Pick<Order, 'charged'>): number {
  const { data: access } = useGetAccessQuery();
  return charged || !access ? 0 : access.costs['order.publish'];
}

/** The command palette shows the same price as the button. */
function usePublishCommand(cost: number, isReady: boolean, run: () => void): void {
  const { data: access } = useGetAccessQuery();
  const label = publishLabel(cost, access ? access.credits.balance : null, false);
  usePageCommands(isReady ? [{ id: 'publish', label, run }] : []);
}

/** "Publish · 1 credit, 3 left" */
function publishLabel(cost: number, left: number | null, canResume: boolean): string {
  if (canResume) {
    return cost && left !== null
      ? m.order_editor_publish_again_cost({ cost: m.editor_credits({ count: cost }), left })
      : m.order_editor_publish_again();
  }
  if (!cost) return m.order_editor_publish();
  if (left === null) return m.order_editor_publish_cost({ count: cost });
  return m.order_editor_publish_cost_left({ cost: m.editor_credits({ count: cost }), left });
}
