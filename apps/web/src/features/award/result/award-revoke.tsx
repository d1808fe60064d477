import { etag } from '@zakupki/api-client/operation';
import type { Award, Order } from '@zakupki/api-client/schema';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { api } from '../../../http/api.ts';
import { reasonField, useDialogAction } from '../../../forms/dialog-action.ts';
import { useHeldRecords } from '../../../http/held-records.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { orderTags } from '../../../http/stale-tags.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { useRevokeAwardMutation } from '../award-api.ts';

type RevokeDialogProps = {
  readonly order: Order;
  readonly award: Award;
  readonly onClose: () => void;
};

/** Returns the order to comparison. */
export function RevokeDialog({ order, award, onClose }: RevokeDialogProps) {
  const dispatch = useDispatch();
  const [send] = useRevokeAwardMutation();
  useHeldRecords();
  const { error, run, close } = useDialogAction(onClose);

  async function revoke(reason: string) {
    try {
      await send({ orderId: order.id, ifMatch: etag(award), body: { reason } }).unwrap();
    } catch (thrown) {
      const { status } = asApiError(thrown);
      // Another user changed or revoked the award: load its current state.
      if (status === 404 || status === 409 || status === 412)
        dispatch(api.util.invalidateTags([...orderTags(order.id)]));
      throw thrown;
    }
  }

  return (
    <ConfirmDialog
      title={m.award_revoke_title({ number: order.number })}
      confirmLabel={m.award_revoke_do()}
      isDangerous
      reason={reasonField()}
      error={<ProblemMessage error={error} />}
      onClose={close}
      onConfirm={(reason) => run(() => revoke(reason), m.award_revoke_done())}
    >
      <p>{m.award_revoke_text()}</p>
      <p className="zk-secondary">
        {m.award_revocable_until()} <Moment iso={award.revocableUntil} zone={order.timeZone} />
      </p>
    </ConfirmDialog>
  );
}
