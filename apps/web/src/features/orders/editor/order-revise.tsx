import { Button, Textarea } from '@mantine/core';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { OrderStatusBadge } from '../../../entities/order/order-status.tsx';
import { useDraftOwner } from '../../../entities/user/draft-owner.ts';
import { EditorForm, useRevision } from '../../../forms/record-editor.tsx';
import { paths } from '../../../paths.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import styles from '../../../ui/form/form.module.css';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { useUpdateOrderMutation } from '../orders-api.ts';
import { OrderEditorFields } from './order-editor-fields.tsx';
import { fieldId } from './order-fields.ts';
import { ORDER_FORM } from './order-record-form.ts';

/** Has no autosave, because suppliers are notified of each change. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ReviseOrder({ order }: { order: Order }) {
  const [update] = useUpdateOrderMutation();
  const [reason, setReason] = useState('');
  const navigate = useNavigate();
  const back = paths.order(order.id);
  const { editor, save } = useRevision(ORDER_FORM, order, {
    key: `order:${order.id}:revise`,
    ...useDraftOwner(),
    update(ifMatch, body) {
      const reasonBody = reason.trim() === '' ? {} : { reason: reason.trim() };
      return update({ orderId: order.id, ifMatch, body: { ...body, ...reasonBody } }).unwrap();
    },
    staleUpdate: (error) => staleCurrent('updateOrder', error),
    onSaved({ materialChanges, order: { revision } }) {
      showMessage(materialChanges.length > 0 ? m.order_editor_revised({ revision }) : m.order_editor_changed());
      return navigate(back);
    },
  });

  return (
    <>
      <PageHead
        title={m.order_editor_revise({ number: order.number })}
        breadcrumbs={[
          { label: m.shell_nav_orders(), to: paths.orders() },
          { label: order.title, to: back },
        ]}
        status={<OrderStatusBadge status={order.status} />}
      />
      <EditorForm
        editor={editor}
        actions={
          <>
            <Button variant="default" onClick={() => void navigate(back)}>
              {m.shell_cancel()}
            </Button>
            <Button loading={editor.submission.isBusy} onClick={() => void save()}>
              {m.order_editor_save_revision()}
            </Button>
          </>
        }
      >
        <OrderEditorFields isPublished />
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
      </EditorForm>
    </>
  );
}
