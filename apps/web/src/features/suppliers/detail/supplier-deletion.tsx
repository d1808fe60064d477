import { etag } from '@zakupki/api-client/operation';
import type { Supplier } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useDialogAction } from '../../../forms/dialog-action.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useDeleteSupplierMutation } from '../suppliers-api.ts';

type DeleteDialogProps = {
  readonly supplier: Supplier;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

export function DeleteDialog({ supplier, onClose, onDeleted }: DeleteDialogProps) {
  const { id, name, documents } = supplier;
  const [remove] = useDeleteSupplierMutation();
  const { error, run, close } = useDialogAction(onClose);

  async function erase() {
    await remove({ supplierId: id, ifMatch: etag(supplier) }).unwrap();
    onDeleted();
  }

  return (
    <ConfirmDialog
      title={m.suppliers_delete_title({ name })}
      confirmLabel={m.suppliers_delete()}
      isDangerous
      error={<ProblemMessage error={error} />}
      onClose={close}
      onConfirm={() => run(erase, m.suppliers_deleted({ name }))}
    >
      <p>
        {documents.length > 0
          ? m.suppliers_delete_text_documents({ count: documents.length })
          : m.suppliers_delete_text()}
      </p>
    </ConfirmDialog>
  );
}
