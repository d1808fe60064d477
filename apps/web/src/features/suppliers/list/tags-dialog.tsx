import type { ApiError } from '@zakupki/api-client/problem';
import type { Supplier } from '@zakupki/api-client/schema';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { Dialog, DialogFoot } from '../../../ui/overlay/dialog.tsx';
import { SupplierTagsInput } from '../form/supplier-tags-input.tsx';
import { useChangeSupplierTagsMutation } from '../suppliers-api.ts';

type TagsDialogProps = {
  readonly suppliers: readonly Supplier[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Adds tags to the selected suppliers, and removes some they have. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function TagsDialog({ suppliers, onClose, onDone }: TagsDialogProps) {
  const [change, { isLoading }] = useChangeSupplierTagsMutation();
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [error, setError] = useState<ApiError>();
  const [isEmpty, setEmpty] = useState(false);
  const present = [...new Set(suppliers.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setEmpty(add.length + remove.length === 0);
    if (isLoading || add.length + remove.length === 0) return;
    try {
      const body = { supplierIds: suppliers.map(({ id }) => id), add: [...add], remove: [...remove] };
      await change({ body }).unwrap();
      showMessage(m.suppliers_tags_changed({ count: suppliers.length }));
      onClose();
      onDone();
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }

  return (
    <Dialog onClose={onClose} closeOnClickOutside={false} title={m.suppliers_tags_of({ count: suppliers.length })}>
      <form className="zk-stack zk-gap-16" onSubmit={(event) => void submit(event)} noValidate>
        <SupplierTagsInput
          label={m.suppliers_tags_add()}
          value={add}
          onChange={setAdd}
          error={isEmpty ? m.suppliers_tags_none() : undefined}
          // The suggestions would cover the check boxes below before anything is typed.
          openOnFocus={false}
          data-autofocus
        />
        {present.length > 0 && (
          <fieldset className="zk-stack zk-gap-8">
            <legend className="zk-medium">{m.suppliers_tags_remove()}</legend>
            {present.map((tag) => (
              <CheckField
                key={tag}
                label={tag}
                checked={remove.includes(tag)}
                disabled={add.includes(tag)}
                onChange={(event) =>
                  setRemove(event.currentTarget.checked ? [...remove, tag] : remove.filter((other) => other !== tag))
                }
              />
            ))}
          </fieldset>
        )}
        <ProblemMessage error={error} />
        <DialogFoot submitLabel={m.suppliers_tags_save()} isBusy={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
