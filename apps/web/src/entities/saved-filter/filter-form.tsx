import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import { fieldErrorsOf } from '@zakupki/api-client/problem';
import type { SavedFilter } from '@zakupki/api-client/schema';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { missingFieldText } from '../../forms/missing-field-text.ts';
import { useAttempt } from '../../http/attempt.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { useCreateSavedFilterMutation } from './saved-filter-api.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './saved-filters.module.css';
import { CheckField } from '../../ui/field/check-field.tsx';

export const MAX_NAME_LENGTH = 60;

/** The server's error about the name; null for other errors. */
export function nameProblem(error: ApiError | undefined): string | null {
  if (!error) return null;
  if (error.status === 409 && error.data.code === 'saved_filter_name_taken') return error.data.message;
  return fieldErrorsOf(error).get('/name')?.message ?? null;
}

/** Saves the list's current query under a name. */
export function FilterForm({ scope, query }: Pick<SavedFilter, 'scope' | 'query'>) {
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [create, { isLoading }] = useCreateSavedFilterMutation();
  const attempt = useAttempt();
  const nameError = isSubmitted && name.trim() === '' ? missingFieldText('name') : nameProblem(error);

  async function save(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (name.trim() === '' || isLoading) return;
    setError(undefined);
    try {
      const body = { name: name.trim(), scope, query, isDefault };
      const saved = await attempt.send(body, (idempotencyKey) => create({ idempotencyKey, body }).unwrap());
      if (saved) showMessage(m.saved_filters_saved({ name: body.name }));
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }

  return (
    <form className={`zk-stack zk-rule zk-gap-12 ${styles['form']}`} onSubmit={(event) => void save(event)} noValidate>
      <h2>{m.saved_filters_save()}</h2>
      <TextField
        label={m.saved_filters_name()}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        error={nameError}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <CheckField
        label={m.saved_filters_default()}
        checked={isDefault}
        onChange={(event) => setDefault(event.currentTarget.checked)}
      />
      {nameError === null && <ProblemMessage error={error} />}
      <Button type="submit" loading={isLoading}>
        {m.saved_filters_do()}
      </Button>
    </form>
  );
}
