import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import type { ApiError } from '@zakupki/api-client/problem';
import { staleCurrent } from '@zakupki/api-client/stale';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { missingFieldText } from '../../forms/missing-field-text.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { useDeleteSavedFilterMutation, useUpdateSavedFilterMutation } from './saved-filter-api.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Dialog, DialogFoot } from '../../ui/overlay/dialog.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { showMessage } from '../../ui/feedback/popups.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { MAX_NAME_LENGTH, nameProblem } from './filter-form.tsx';
import styles from './saved-filters.module.css';
import type { SavedFilter } from '@zakupki/api-client/schema';
import { CheckField } from '../../ui/field/check-field.tsx';

type FilterDialogProps = {
  readonly filter: SavedFilter;
  /** The list's current query string. */
  readonly query: string;
  readonly onClose: () => void;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function FilterDialogBody({ filter, query, onClose }: FilterDialogProps) {
  const [name, setName] = useState(filter.name);
  const [isDefault, setDefault] = useState(filter.isDefault);
  const [overwrites, setOverwrites] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { seen, error, isSaving, save, erase } = useFilterChange(filter, onClose);
  const nameError = isSubmitted && name.trim() === '' ? missingFieldText('name') : nameProblem(error);
  const isStale = error?.status === 412;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (name.trim() === '' || isSaving) return;
    void save({ name: name.trim(), isDefault, ...(overwrites && { query }) });
  }

  return (
    <Dialog onClose={onClose} title={m.saved_filters_rename_title({ name: seen.name })}>
      <form className={`zk-stack zk-rule zk-gap-12 ${styles['form']}`} data-plain onSubmit={submit} noValidate>
        {isStale && (
          <Callout tone="warning" isAnnounced>
            {m.saved_filters_stale()}
          </Callout>
        )}
        <TextField
          label={m.saved_filters_name()}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          error={nameError}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <CheckField
          label={m.saved_filters_default()}
          checked={isDefault}
          onChange={(event) => setDefault(event.currentTarget.checked)}
        />
        {query !== seen.query && (
          <CheckField
            label={m.saved_filters_overwrite()}
            checked={overwrites}
            onChange={(event) => setOverwrites(event.currentTarget.checked)}
          />
        )}
        {nameError === null && !isStale && <ProblemMessage error={error} />}
        <DialogFoot submitLabel={m.saved_filters_do()} isBusy={isSaving} onClose={onClose}>
          <Button variant="subtle" color="danger" onClick={() => setDeleting(true)}>
            {m.saved_filters_delete()}
          </Button>
        </DialogFoot>
      </form>
      {isDeleting && (
        <ConfirmDialog
          title={m.saved_filters_delete_title({ name: seen.name })}
          confirmLabel={m.saved_filters_delete_do()}
          isDangerous
          onClose={() => setDeleting(false)}
          onConfirm={() => erase().finally(() => setDeleting(false))}
        />
      )}
    </Dialog>
  );
}

function useFilterChange(filter: SavedFilter, onDone: () => void) {
  // The latest known version: from opening, or from a 412.
  const [seen, setSeen] = useState(filter);
  const [error, setError] = useState<ApiError>();
  const [update, { isLoading: isSaving }] = useUpdateSavedFilterMutation();
  const [remove] = useDeleteSavedFilterMutation();
  const version = { savedFilterId: seen.id, ifMatch: etag(seen) };

  async function run(operation: 'updateSavedFilter' | 'deleteSavedFilter', act: () => Promise<unknown>, done: string) {
    setError(undefined);
    try {
      await act();
      onDone();
      showMessage(done);
    } catch (thrown) {
      const refusal = asApiError(thrown);
      setSeen(staleCurrent(operation, refusal) ?? seen);
      setError(refusal);
    }
  }

  return {
    seen,
    error,
    isSaving,
    save: (body: Pick<SavedFilter, 'name' | 'isDefault'> & Partial<Pick<SavedFilter, 'query'>>) =>
      run('updateSavedFilter', () => update({ ...version, body }).unwrap(), m.saved_filters_saved({ name: body.name })),
    erase: () => run('deleteSavedFilter', () => remove(version).unwrap(), m.saved_filters_deleted({ name: seen.name })),
  };
}
