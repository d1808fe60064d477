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
import { LONGEST_NAME, nameComplaint } from './filter-form.tsx';
import styles from './saved-filters.module.css';
import type { SavedFilter } from '@zakupki/api-client/schema';

export interface FilterDialogProps {
  readonly filter: SavedFilter;
  /** The query string of what is shown now. */
  readonly query: string;
  readonly onClose: () => void;
}

/** What FilterDialog shows; loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function FilterDialogBody({ filter, query, onClose }: FilterDialogProps) {
  // The filter as it was seen last: when the dialog opened, or in a refusal since.
  const [seen, setSeen] = useState(filter);
  const [name, setName] = useState(filter.name);
  const [isDefault, setDefault] = useState(filter.isDefault);
  const [overwrites, setOverwrites] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [update, updating] = useUpdateSavedFilterMutation();
  const [remove] = useDeleteSavedFilterMutation();
  const wrong = isTried && name.trim() === '' ? m.validation_required() : nameComplaint(error);
  const isStale = error?.status === 412;

  /** Keeps what went wrong; of a change made elsewhere, how the filter stands now. */
  function refused(operation: 'updateSavedFilter' | 'deleteSavedFilter', thrown: unknown) {
    const refusal = asApiError(thrown);
    setSeen(staleCurrent(operation, refusal) ?? seen);
    setError(refusal);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || updating.isLoading) return;
    setError(undefined);
    const body = { name: name.trim(), isDefault, ...(overwrites && { query }) };
    try {
      await update({ id: seen.id, ifMatch: etag(seen), body }).unwrap();
      onClose();
      showMessage(m.saved_filters_saved({ name: body.name }));
    } catch (thrown) {
      refused('updateSavedFilter', thrown);
    }
  }

  async function erase() {
    try {
      await remove({ id: seen.id, ifMatch: etag(seen) }).unwrap();
      onClose();
      showMessage(m.saved_filters_deleted({ name: seen.name }));
    } catch (thrown) {
      refused('deleteSavedFilter', thrown);
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
          <Callout tone="warning" isNews>
            {m.saved_filters_stale()}
          </Callout>
        )}
        <TextField
          label={m.saved_filters_name()}
          value={name}
          maxLength={LONGEST_NAME}
          error={wrong}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <label className={styles['tick']}>
          <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.currentTarget.checked)} />
          {m.saved_filters_default()}
        </label>
        {query !== seen.query && (
          <label className={styles['tick']}>
            <input
              type="checkbox"
              checked={overwrites}
              onChange={(event) => setOverwrites(event.currentTarget.checked)}
            />
            {m.saved_filters_overwrite()}
          </label>
        )}
        {wrong === null && !isStale && <ProblemMessage error={error} />}
        <div className={styles['acts']}>
          <Button variant="subtle" color="danger" onClick={() => setDeleting(true)}>
            {m.saved_filters_delete()}
          </Button>
          <span className={styles['gap']} />
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
