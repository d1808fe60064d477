import { Button, Textarea } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { draftOwner, useGetMeQuery } from '../../../entities/user/me-api.ts';
import { useFormDraft } from '../../../forms/drafts/form-draft.ts';
import { DraftForm } from '../../../forms/drafts/draft-form.tsx';
import { paths } from '../../../paths.ts';
import styles from '../../../ui/form/form.module.css';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { StaleDialog } from '../../../ui/form/stale-dialog.tsx';
import { OrderStatusBadge } from '../../../entities/order/order-status.tsx';
import { orderResolver } from './order-check.ts';
import { orderDifferences } from './order-differences.ts';
import { OrderEditorFields } from './order-editor-fields.tsx';
import { fieldId } from './order-fields.ts';
import { useOrderSubmission } from './order-publishing.ts';
import { type OrderValues, orderValues, toOrderDraft } from './order-values.ts';
import { useUpdateOrderMutation } from '../orders-api.ts';

/** No autosave: suppliers are notified of a change. */
export function ReviseOrder({ order }: { order: Order }) {
  const form = useForm<OrderValues>({ defaultValues: orderValues(order), resolver: orderResolver, mode: 'onBlur' });
  const { data: me } = useGetMeQuery();
  const draft = useFormDraft(form, { key: `order:${order.id}:revise`, person: draftOwner(me), basis: etag(order) });
  const [update] = useUpdateOrderMutation();
  const submission = useOrderSubmission(form);
  const [reason, setReason] = useState('');
  const [theirs, setTheirs] = useState<Order | null>(null);
  const navigate = useNavigate();
  const back = paths.order(order.id);

  async function save(ifMatch: string) {
    if (!submission.check()) return;
    const { draft: body } = toOrderDraft(form.getValues());
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    const sent = await submission.send(ifMatch, () =>
      update({ id: order.id, ifMatch, body: { ...body, ...why } }).unwrap(),
    );
    if (sent.ok) {
      const { materialChanges, order: next } = sent.result;
      draft.clearDirty();
      showMessage(
        materialChanges.length > 0 ? m.order_editor_revised({ revision: next.revision }) : m.order_editor_changed(),
      );
      await navigate(back);
    } else setTheirs(staleCurrent('updateOrder', sent.error));
  }

  return (
    <FormProvider {...form}>
      <PageHead
        title={m.order_editor_revise({ number: order.number })}
        breadcrumbs={[
          { label: m.shell_nav_orders(), to: paths.orders() },
          { label: order.title, to: back },
        ]}
        status={<OrderStatusBadge status={order.status} />}
      />
      <DraftForm draft={draft}>
        <ErrorSummary problems={submission.problems} />
        <OrderEditorFields />
        <div className={styles['narrowForm']}>
          <Textarea
            id={fieldId('reason')}
            label={m.order_editor_reason()}
            description={m.order_editor_reason_help()}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </div>
        <FormFoot>
          <Button variant="default" onClick={() => void navigate(back)}>
            {m.shell_cancel()}
          </Button>
          <Button loading={submission.isBusy} onClick={() => void save(draft.restoredBasis ?? etag(order))}>
            {m.order_editor_save_revision()}
          </Button>
        </FormFoot>
      </DraftForm>
      {theirs && (
        <StaleDialog
          title={m.order_editor_stale_title({ number: theirs.number })}
          changedAt={theirs.updatedAt}
          differences={orderDifferences(form.getValues(), theirs)}
          onKeep={(whose) => {
            const base = etag(theirs);
            setTheirs(null);
            if (whose === 'mine') void save(base);
            else {
              draft.clearDirty();
              form.reset(orderValues(theirs));
            }
          }}
        />
      )}
    </FormProvider>
  );
}
