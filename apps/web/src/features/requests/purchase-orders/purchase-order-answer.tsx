import { Button } from '@mantine/core';
import type { PurchaseOrder } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import {
  useConfirmPurchaseOrderMutation,
  useRefusePurchaseOrderMutation,
} from '../../../entities/purchase-order/purchase-order-api.ts';
import { reasonField, useDialogAction } from '../../../forms/dialog-action.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import { useHeldRecords } from '../../../http/held-records.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import styles from './purchase-orders.module.css';

type AnswerProps = {
  readonly buyer: string;
  readonly purchaseOrder: PurchaseOrder;
};

type AnswerDialogProps = {
  readonly onClose: () => void;
} & AnswerProps;

const DIALOGS = { confirm: ConfirmPurchaseOrder, refuse: RefusePurchaseOrder } as const;

/** An answer is final, so a dialog confirms it. */
export function PurchaseOrderAnswer(props: AnswerProps) {
  const [dialog, setDialog] = useState<keyof typeof DIALOGS | null>(null);
  const AnswerDialog = dialog && DIALOGS[dialog];
  return (
    <div className={`zk-row zk-wrap zk-gap-8 ${styles['answer']}`}>
      <Button onClick={() => setDialog('confirm')}>{m.requests_purchase_confirm()}</Button>
      <Button variant="subtle" color="gray" onClick={() => setDialog('refuse')}>
        {m.requests_purchase_refuse()}
      </Button>
      {AnswerDialog && <AnswerDialog {...props} onClose={() => setDialog(null)} />}
    </div>
  );
}

/** All retries share one idempotency key. */
function useCallTarget({ id, orderId }: PurchaseOrder) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return { orderId, purchaseOrderId: id, idempotencyKey };
}

function ConfirmPurchaseOrder({ buyer, purchaseOrder, onClose }: AnswerDialogProps) {
  const { number, total, currency } = purchaseOrder;
  const [confirm] = useConfirmPurchaseOrderMutation();
  const target = useCallTarget(purchaseOrder);
  useHeldRecords();
  const { error, run, close } = useDialogAction(onClose);
  return (
    <ConfirmDialog
      title={m.requests_purchase_confirm_title({ number })}
      confirmLabel={m.requests_purchase_confirm()}
      error={<ProblemMessage error={error} />}
      onClose={close}
      onConfirm={() => run(() => confirm({ ...target, body: {} }).unwrap(), m.requests_purchase_confirm_done())}
    >
      <p>{m.requests_purchase_confirm_text({ buyer, total: formatMoney(total.gross, currency) })}</p>
    </ConfirmDialog>
  );
}

function RefusePurchaseOrder({ buyer, purchaseOrder, onClose }: AnswerDialogProps) {
  const [refuse] = useRefusePurchaseOrderMutation();
  const target = useCallTarget(purchaseOrder);
  useHeldRecords();
  const { error, run, close } = useDialogAction(onClose);
  return (
    <ConfirmDialog
      title={m.requests_purchase_refuse_title({ number: purchaseOrder.number })}
      confirmLabel={m.requests_purchase_refuse()}
      isDangerous
      reason={{ ...reasonField(), help: m.requests_purchase_refuse_reason() }}
      error={<ProblemMessage error={error} />}
      onClose={close}
      onConfirm={(reason) =>
        run(() => refuse({ ...target, body: { reason } }).unwrap(), m.requests_purchase_refuse_done())
      }
    >
      <p>{m.requests_purchase_refuse_text({ buyer })}</p>
    </ConfirmDialog>
  );
}
