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
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import styles from './purchase-orders.module.css';

interface AnswerProps {
  readonly buyer: string;
  readonly purchaseOrder: PurchaseOrder;
}

interface AnswerDialogProps extends AnswerProps {
  readonly onClose: () => void;
}

const DIALOGS = { confirm: ConfirmPurchaseOrder, refuse: RefusePurchaseOrder } as const;

/** Given once, so each answer is asked for in a dialog. */
export function PurchaseOrderAnswer(props: AnswerProps) {
  const [asked, setAsked] = useState<keyof typeof DIALOGS | null>(null);
  const Asked = asked && DIALOGS[asked];
  return (
    <div className={`zk-row zk-wrap zk-gap-8 ${styles['answer']}`}>
      <Button onClick={() => setAsked('confirm')}>{m.requests_purchase_confirm()}</Button>
      <Button variant="subtle" color="gray" onClick={() => setAsked('refuse')}>
        {m.requests_purchase_refuse()}
      </Button>
      {Asked && <Asked {...props} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** The same for all retries. */
function useAddress({ id, orderId }: PurchaseOrder) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return { orderId, purchaseOrderId: id, idempotencyKey };
}

function ConfirmPurchaseOrder({ buyer, purchaseOrder, onClose }: AnswerDialogProps) {
  const { number, total, currency } = purchaseOrder;
  const [confirm] = useConfirmPurchaseOrderMutation();
  const address = useAddress(purchaseOrder);
  const { error, run } = useDialogAction(onClose);
  return (
    <ConfirmDialog
      title={m.requests_purchase_confirm_title({ number })}
      confirmLabel={m.requests_purchase_confirm()}
      error={<ProblemMessage error={error} />}
      onClose={onClose}
      onConfirm={() => run(() => confirm({ ...address, body: {} }).unwrap(), m.requests_purchase_confirm_done())}
    >
      <p>{m.requests_purchase_confirm_text({ buyer, total: formatMoney(total.gross, currency) })}</p>
    </ConfirmDialog>
  );
}

function RefusePurchaseOrder({ buyer, purchaseOrder, onClose }: AnswerDialogProps) {
  const [refuse] = useRefusePurchaseOrderMutation();
  const address = useAddress(purchaseOrder);
  const { error, run } = useDialogAction(onClose);
  return (
    <ConfirmDialog
      title={m.requests_purchase_refuse_title({ number: purchaseOrder.number })}
      confirmLabel={m.requests_purchase_refuse()}
      isDangerous
      reason={{ ...reasonField(), help: m.requests_purchase_refuse_reason() }}
      error={<ProblemMessage error={error} />}
      onClose={onClose}
      onConfirm={(reason) =>
        run(() => refuse({ ...address, body: { reason } }).unwrap(), m.requests_purchase_refuse_done())
      }
    >
      <p>{m.requests_purchase_refuse_text({ buyer })}</p>
    </ConfirmDialog>
  );
}
