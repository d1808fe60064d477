import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import type { Order } from '@zakupki/api-client/schema';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages';
import { useGetAccessQuery, useGetMeQuery } from '../../api/me-api.ts';
import { asApiError, ProblemMessage } from '../../api/problem-message.tsx';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useFormDraft } from '../../drafts/form-draft.ts';
import { paths } from '../../paths.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormFoot } from '../../ui/form-foot.tsx';
import { showMessage } from '../../ui/popups.ts';
import { orderResolver } from './order-check.ts';
import styles from './order-editor.module.css';
import { OrderEditorFields } from './order-editor-fields.tsx';
import { publishLabel, useOrderPublishing } from './order-publishing.ts';
import { useOrderSaving } from './order-saving.ts';
import { type OrderValues, orderValues, toOrderDraft } from './order-values.ts';
import { useCreateOrderMutation } from './orders-api.ts';
import { StaleDialog } from './stale-dialog.tsx';

/** Asked of the editor of a draft just created: publish it at once. */
export interface OrderArrival {
  readonly publish?: boolean;
}

/** The editor of an order that does not exist yet: the server hears of it when it is saved or published. */
export function NewOrderEditor({ initial }: { initial: OrderValues }) {
  const form = useForm<OrderValues>({ defaultValues: initial, resolver: orderResolver, mode: 'onBlur' });
  const { data: me } = useGetMeQuery();
  const draft = useFormDraft(form, { key: 'order:new', person: me?.user.id });
  const publishing = useOrderPublishing(form);
  const [create, { isLoading, error }] = useCreateOrderMutation();
  const key = useRef('');
  const navigate = useNavigate();

  async function save(andPublish: boolean) {
    if (!publishing.check()) return;
    key.current ||= crypto.randomUUID();
    try {
      const order = await create({ idempotencyKey: key.current, body: toOrderDraft(form.getValues()).draft }).unwrap();
      draft.forget();
      if (!andPublish) showMessage(m.order_editor_created({ number: order.number }));
      await navigate(paths.order(order.id), { replace: true, state: { publish: andPublish } satisfies OrderArrival });
    } catch (thrown) {
      // An answer lost on its way is asked for again under the same key; after a refusal the next attempt is a new one.
      if (asApiError(thrown).status !== 'offline') key.current = '';
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
        <DraftNotice draft={draft} />
        <ErrorSummary problems={publishing.problems} />
        <ProblemMessage error={error === undefined ? undefined : asApiError(error)} />
        <OrderEditorFields />
        <FormFoot>
          <Button variant="default" loading={isLoading} onClick={() => void save(false)}>
            {m.order_editor_save()}
          </Button>
          <PublishButton busy={isLoading || publishing.busy} isCharged={false} onPublish={() => void save(true)} />
        </FormFoot>
      </form>
    </FormProvider>
  );
}

/** The editor of a draft: it saves itself, and asks when somebody else changed the same order. */
export function DraftOrderEditor({ order }: { order: Order }) {
  const form = useForm<OrderValues>({ defaultValues: orderValues(order), resolver: orderResolver, mode: 'onBlur' });
  const { data: me } = useGetMeQuery();
  const draft = useFormDraft(form, { key: `order:${order.id}`, person: me?.user.id, basis: etag(order) });
  const saving = useOrderSaving(form, order, draft.restoredBasis, draft.forget);
  const publishing = useOrderPublishing(form);
  const [wantsToPublish, setWantsToPublish] = useArrival();

  async function publish() {
    if (!publishing.check()) return;
    const saved = await saving.save();
    if (saved && (await publishing.publish(saved))) {
      draft.forget();
      showMessage(m.order_editor_published({ number: saved.number }));
    }
  }

  const publishOnce = useRef(publish);
  useEffect(() => {
    publishOnce.current = publish;
  });
  useEffect(() => {
    if (!wantsToPublish) return;
    setWantsToPublish(false);
    void publishOnce.current();
  }, [wantsToPublish, setWantsToPublish]);

  return (
    <FormProvider {...form}>
      <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
        <DraftNotice draft={draft} />
        <ErrorSummary problems={publishing.problems} />
        <ProblemMessage error={saving.error ?? undefined} onRetry={() => void saving.save()} />
        <OrderEditorFields />
        <FormFoot save={saving.state}>
          <Button variant="default" onClick={() => void saving.save()}>
            {m.order_editor_save()}
          </Button>
          <PublishButton busy={publishing.busy} isCharged={order.charged} onPublish={() => void publish()} />
        </FormFoot>
      </form>
      {saving.theirs && (
        <StaleDialog
          mine={form.getValues()}
          theirs={saving.theirs}
          onKeep={(whose) => {
            if (whose === 'theirs' && saving.theirs) form.reset(orderValues(saving.theirs));
            saving.settle(whose);
            if (whose === 'mine') void saving.save();
            else draft.forget();
          }}
        />
      )}
    </FormProvider>
  );
}

function PublishButton({ busy, isCharged, onPublish }: { busy: boolean; isCharged: boolean; onPublish: () => void }) {
  const { data: access } = useGetAccessQuery();
  const cost = isCharged || !access ? 0 : access.costs['order.publish'];
  return (
    <Button loading={busy} onClick={onPublish}>
      {publishLabel(cost, access ? access.credits.balance : null)}
    </Button>
  );
}

/** Whether this page was opened to publish at once; taken off the history entry so that a reload does not repeat it. */
function useArrival(): [boolean, (wants: boolean) => void] {
  const { state } = useLocation() as { state: OrderArrival | null };
  const [wants, setWants] = useState(state?.publish === true);
  useEffect(() => {
    if (state?.publish) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [state]);
  return [wants, setWants];
}
