import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import type { Supplier } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useDialogAction } from '../../../forms/dialog-action.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { problemText } from '../../../http/error-statuses.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { showMessage, showNotification } from '../../../ui/feedback/popups.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { useUpdateSupplierMutation } from '../suppliers-api.ts';

/** Shows why, when and by whom a supplier was blocked, with a button to unblock. Renders nothing for others. */
export function BlockedNote({ supplier }: { supplier: Supplier }) {
  const { blockedReason, blockedAt, blockedBy } = supplier;
  const [update, { isLoading }] = useUpdateSupplierMutation();
  if (blockedReason === null) return null;

  async function change(current: Supplier, reason: string | null): Promise<Supplier | null> {
    try {
      const body = { blockedReason: reason };
      return await update({ supplierId: current.id, ifMatch: etag(current), body }).unwrap();
    } catch (thrown) {
      showMessage(problemText(asApiError(thrown)), 'danger');
      return null;
    }
  }

  async function unblock() {
    const unblocked = await change(supplier, null);
    if (!unblocked) return;
    showNotification({
      tone: 'good',
      title: m.suppliers_unblocked({ name: unblocked.name }),
      action: { label: m.suppliers_undo(), onAct: () => void change(unblocked, blockedReason) },
    });
  }

  return (
    <Callout tone="warning">
      <p>{m.suppliers_blocked_because({ reason: blockedReason })}</p>
      <div className="zk-row zk-wrap zk-between zk-gap-8-16">
        <span className="zk-secondary zk-small">
          <Moment iso={blockedAt} />
          {blockedBy && ` · ${blockedBy.name}`} · {m.suppliers_blocked_means()}
        </span>
        <Button variant="default" size="compact-md" loading={isLoading} onClick={() => void unblock()}>
          {m.suppliers_unblock()}
        </Button>
      </div>
    </Callout>
  );
}

export function BlockDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const [update] = useUpdateSupplierMutation();
  const { error, run, close } = useDialogAction(onClose);
  const block = (blockedReason: string) =>
    update({ supplierId: supplier.id, ifMatch: etag(supplier), body: { blockedReason } }).unwrap();
  return (
    <ConfirmDialog
      title={m.suppliers_block_title({ name: supplier.name })}
      confirmLabel={m.suppliers_block()}
      isDangerous
      reason={{ label: m.suppliers_block_reason(), isRequired: true, minLength: 3, maxLength: 1000 }}
      error={<ProblemMessage error={error} />}
      onClose={close}
      onConfirm={(reason) => run(() => block(reason), m.suppliers_block_done({ name: supplier.name }))}
    >
      <p>{m.suppliers_block_text()}</p>
    </ConfirmDialog>
  );
}
