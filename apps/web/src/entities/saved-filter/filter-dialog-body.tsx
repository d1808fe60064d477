import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Paper.css';
import { Button, Modal } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import type { ApiError } from '@zakupki/api-client/problem';
import { staleCurrent } from '@zakupki/api-client/stale';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { useDeleteSavedFilterMutation, useUpdateSavedFilterMutation } from './saved-filter-api.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { showMessage } from '../../ui/feedback/popups.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { LONGEST_NAME, nameProblem } from './filter-form.tsx';
import styles from './saved-filters.module.css';
import type { SavedFilter } from '@zakupki/api-client/schema';

export interface FilterDialogProps {
  readonly filter: SavedFilter;
  /** The list's current query string. */
  readonly query: string;
  readonly onClose: () => void;
}

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function FilterDialogBody({ filter, query, onClose }: FilterDialogProps) {
  // The latest known version: from opening, or from a 412.
  const [seen, setSeen] = useState(filter);
  const [name, setName] = useState(filter.name);
  const [isDefault, setDefault] = useState(filter.isDefault);
  const [overwrites, setOverwrites] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [update, updating] = useUpdateSavedFilterMutation();
  const [remove] = useDeleteSavedFilterMutation();
  const nameError = isSubmitted && name.trim() === '' ? m.validation_required() : nameProblem(error);
  const isStale = error?.status === 412;

  /** Keeps the error, and from a 412 the current version. */
  function handleError(operation: 'updateSavedFilter' | 'deleteSavedFilter', thrown: unknown) {
    const refusal = asApiError(thrown);
    setSeen(staleCurrent(operation, refusal) ?? seen);
    setError(refusal);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (name.trim() === '' || updating.isLoading) return;
    setError(undefined);
    const body = { name: name.trim(), isDefault, ...(overwrites && { query }) };
    try {
      await update({ id: seen.id, ifMatch: etag(seen), body }).unwrap();
      onClose();
      showMessage(m.saved_filters_saved({ name: body.name }));
    } catch (thrown) {
      handleError('updateSavedFilter', thrown);
    }
  }

  async function erase() {
    try {
      await remove({ id: seen.id, ifMatch: etag(seen) }).unwrap();
      onClose();
      showMessage(m.saved_filters_deleted({ name: seen.name }));
    } catch (thrown) {
      handleError('deleteSavedFilter', thrown);
      setDeleting(false);
    }
  }

  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={m.saved_filters_rename_title({ name: seen.name })}
      closeButtonProps={{ 'aria-label': m.shell_close() }}
    >
      <form className={styles['form']} data-plain onSubmit={(event) => void save(event)} noValidate>
        {isStale && (
          <Callout tone="warning" isAnnounced>
            {m.saved_filters_stale()}
          </Callout>
        )}
        <TextField
          label={m.saved_filters_name()}
          value={name}
          maxLength={LONGEST_NAME}
          error={nameError}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <label className={`zk-flex zk-top zk-gap-8 ${styles['tick']}`}>
          <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.currentTarget.checked)} />
          {m.saved_filters_default()}
        </label>
        {query !== seen.query && (
          <label className={`zk-flex zk-top zk-gap-8 ${styles['tick']}`}>
            <input
              type="checkbox"
              checked={overwrites}
              onChange={(event) => setOverwrites(event.currentTarget.checked)}
            />
            {m.saved_filters_overwrite()}
          </label>
        )}
        {nameError === null && !isStale && <ProblemMessage error={error} />}
        <div className="zk-flex zk-wrap zk-gap-8">
          <Button variant="subtle" color="danger" onClick={() => setDeleting(true)}>
            {m.saved_filters_delete()}
          </Button>
          <span className="zk-fill" />
          <Button variant="default" onClick={onClose}>
            {m.shell_cancel()}
          </Button>
          <Button type="submit" loading={updating.isLoading}>
            {m.saved_filters_do()}
          </Button>
        </div>
      </form>
      {isDeleting && (
        <ConfirmDialog
          title={m.saved_filters_delete_title({ name: seen.name })}
          confirmLabel={m.saved_filters_delete_do()}
          isDangerous
          onClose={() => setDeleting(false)}
          onConfirm={erase}
        />
      )}
    </Modal>
  );
}
