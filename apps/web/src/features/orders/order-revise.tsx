import { Button, Textarea } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import { isInvalid } from '@zakupki/api-client/problem';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useGetMeQuery } from '../../api/me-api.ts';
import { orderEndpoints } from '../../api/order-api.ts';
import { asApiError, problemText } from '../../api/problem-message.tsx';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useFormDraft } from '../../drafts/form-draft.ts';
import { paths } from '../../paths.ts';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { FormFoot } from '../../ui/form-foot.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showMessage } from '../../ui/popups.ts';
import { OrderStatusBadge } from '../../ui/status-badge.tsx';
import { orderResolver, checkOrder } from './order-check.ts';
import styles from './order-editor.module.css';
import { OrderEditorFields } from './order-editor-fields.tsx';
import { fieldId, placeOf, problemAt } from './order-fields.ts';
import { type OrderValues, orderValues, toOrderDraft } from './order-values.ts';
import { useUpdateOrderMutation } from './orders-api.ts';
import { StaleDialog } from './stale-dialog.tsx';
import { useDispatch } from 'react-redux';

/** Changing an order that is already published: nothing saves itself, suppliers will be told. */
export function ReviseOrder({ order }: { order: Order }) {
  const form = useForm<OrderValues>({ defaultValues: orderValues(order), resolver: orderResolver, mode: 'onBlur' });
  const { data: me } = useGetMeQuery();
  const draft = useFormDraft(form, { key: `order:${order.id}:revise`, person: me?.user.id, basis: etag(order) });
  const [update, { isLoading }] = useUpdateOrderMutation();
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [reason, setReason] = useState('');
  const [theirs, setTheirs] = useState<Order | null>(null);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const back = paths.order(order.id);

  async function save(base: string) {
    const values = form.getValues();
    const found = [...checkOrder(values)];
    setProblems(found.map(([name, message]) => problemAt(name, message)));
    if (found.length > 0) return;
    const { draft: body, lineIndexes } = toOrderDraft(values);
    try {
      const { materialChanges, order: next } = await update({
        id: order.id,
        ifMatch: base,
        body: { ...body, ...(reason.trim() !== '' && { reason: reason.trim() }) },
      }).unwrap();
      draft.forget();
      dispatch(orderEndpoints.getOrder.initiate({ id: order.id }, { forceRefetch: true, subscribe: false }) as never);
      showMessage(
        materialChanges.length > 0 ? m.order_editor_revised({ revision: next.revision }) : m.order_editor_changed(),
      );
      await navigate(back);
    } catch (thrown) {
      const error = asApiError(thrown);
      const current = staleCurrent('updateOrder', error);
      if (current) setTheirs(current);
      else if (isInvalid(error)) {
        setProblems(
          error.data.errors.map(({ pointer, message }) => {
            const place = placeOf(pointer, lineIndexes);
            if (place) form.setError(place.name as 'title', { type: 'server', message });
            return { fieldId: place?.id ?? null, ...(place && { label: place.label }), message };
          }),
        );
      } else setProblems([{ fieldId: null, message: problemText(error) }]);
    }
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
      <form className={styles['form']} noValidate onSubmit={(event) => event.preventDefault()}>
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} />
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
          <Button loading={isLoading} onClick={() => void save(draft.restoredBasis ?? etag(order))}>
            {m.order_editor_save_revision()}
          </Button>
        </FormFoot>
      </form>
      {theirs && (
        <StaleDialog
          mine={form.getValues()}
          theirs={theirs}
          onKeep={(whose) => {
            const base = etag(theirs);
            setTheirs(null);
            if (whose === 'mine') void save(base);
            else {
              draft.forget();
              form.reset(orderValues(theirs));
            }
          }}
        />
      )}
    </FormProvider>
  );
}
