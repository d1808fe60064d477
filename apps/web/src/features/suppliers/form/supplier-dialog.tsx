import { etag } from '@zakupki/api-client/operation';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Supplier } from '@zakupki/api-client/schema';
import { type FormEvent, useLayoutEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { m } from '#messages';
import { useCreateSupplierMutation } from '../../../entities/supplier/supplier-api.ts';
import { useDraftOwner } from '../../../entities/user/draft-owner.ts';
import { DraftFields } from '../../../forms/drafts/draft-form.tsx';
import { useFormDraft } from '../../../forms/drafts/form-draft.ts';
import { useFormSubmission } from '../../../forms/form-submission.ts';
import { UNTRACKED_FORM } from '../../../browser/unsaved-changes.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { checkedBy } from '../../../ui/form/checked-form.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { StaleDialog } from '../../../ui/form/stale-dialog.tsx';
import { Dialog, DialogFoot } from '../../../ui/overlay/dialog.tsx';
import { useUpdateSupplierMutation } from '../suppliers-api.ts';
import { SupplierInputs } from './supplier-inputs.tsx';
import styles from './supplier-dialog.module.css';
import {
  differencesOf,
  fieldId,
  missingName,
  placeOfField,
  placeOfPointer,
  readSupplier,
  supplierCheck,
  type SupplierValues,
  supplierValues,
} from './supplier-values.ts';

type SupplierDialogProps = {
  /** Null for a new supplier. */
  readonly supplier: Supplier | null;
  readonly onClose: () => void;
  readonly onSaved: (supplier: Supplier) => void;
};

/** Adds or edits a supplier. Autosaves a draft until the values are saved or discarded. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function SupplierDialog({ supplier, onClose, onSaved }: SupplierDialogProps) {
  const form = useForm<SupplierValues>({
    defaultValues: supplierValues(supplier),
    resolver: checkedBy((values) => new Map([...supplierCheck(values), ...missingName(values)])),
    mode: 'onBlur',
  });
  const draft = useFormDraft(form, {
    key: supplier ? `supplier:${supplier.id}` : 'supplier:new',
    ...useDraftOwner(),
    basis: supplier && etag(supplier),
  });
  useNameFocus(draft.isReady);
  const submission = useFormSubmission(form, { check: supplierCheck, placeOfField, placeOfPointer });
  const [create] = useCreateSupplierMutation();
  const [update] = useUpdateSupplierMutation();
  const [theirs, setTheirs] = useState<Supplier | null>(null);

  /** @param seen the version that the change is based on */
  async function save(seen: Supplier | null) {
    if (submission.isBusy || !submission.check(missingName)) return;
    const body = readSupplier(form.getValues()).draft;
    const sent = await submission.send(seen ? etag(seen) : 'new', (idempotencyKey) => {
      if (!seen) return create({ idempotencyKey, body }).unwrap();
      return update({ supplierId: seen.id, ifMatch: etag(seen), body }).unwrap();
    });
    if (!sent.ok) return setTheirs(staleCurrent('updateSupplier', sent.error));
    draft.work.markSaved();
    showMessage(seen ? m.suppliers_saved({ name: sent.result.name }) : m.suppliers_added({ name: sent.result.name }));
    onSaved(sent.result);
  }

  function resolve(whose: 'mine' | 'theirs') {
    setTheirs(null);
    if (!theirs) return;
    if (whose === 'mine') return void save(theirs);
    draft.discard();
    onClose();
  }

  return (
    <Dialog
      size="xl"
      onClose={onClose}
      // A click outside must not close a long form.
      closeOnClickOutside={false}
      title={supplier ? m.suppliers_edit_title({ name: supplier.name }) : m.suppliers_add_title()}
    >
      <FormProvider {...form}>
        <form
          noValidate
          {...UNTRACKED_FORM}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void save(supplier);
          }}
        >
          <Fields supplier={supplier} draft={draft} submission={submission} onClose={onClose} />
        </form>
      </FormProvider>
      {theirs && (
        <StaleDialog
          title={m.suppliers_stale()}
          changedAt={theirs.updatedAt}
          differences={differencesOf(form.getValues(), theirs)}
          onKeep={resolve}
        />
      )}
    </Dialog>
  );
}

/**
 * The dialog focuses the name when it opens, unless the inputs are still disabled. The form's `setFocus` waits for a
 * timer, and would take the focus from a field where the user already types.
 */
function useNameFocus(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) document.getElementById(fieldId('name'))?.focus();
  }, [isReady]);
}

type FieldsProps = {
  readonly draft: ReturnType<typeof useFormDraft>;
  readonly submission: ReturnType<typeof useFormSubmission>;
} & Pick<SupplierDialogProps, 'supplier' | 'onClose'>;

function Fields({ supplier, draft, submission, onClose }: FieldsProps) {
  return (
    <DraftFields className="zk-stack zk-gap-16" draft={draft}>
      <ErrorSummary problems={submission.problems} />
      <SupplierInputs isNew={supplier === null} />
      <div className={styles['foot']}>
        <DialogFoot
          submitLabel={supplier ? m.suppliers_save() : m.suppliers_add()}
          isBusy={submission.isBusy}
          onClose={onClose}
        />
      </div>
    </DraftFields>
  );
}
