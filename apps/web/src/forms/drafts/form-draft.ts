import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type LocalDraft, type LocalDraftOptions, useLocalDraft } from './local-draft.ts';

type FormDraftOptions<V extends FieldValues> = {
  /**
   * Converts a draft to values of this form; returns null when it cannot be used. By default missing fields get their
   * default values.
   */
  readonly accept?: (value: unknown) => V | null;
} & Omit<LocalDraftOptions, 'read' | 'restore' | 'reset'>;

/**
 * Stores the values of a react-hook-form as a local draft and restores them on the next visit. Render the form when its
 * default values are known, as filling it later would overwrite the restored values, and inside `DraftForm`, which
 * disables it until the draft has been read.
 */
export function useFormDraft<V extends FieldValues, C, T>(
  form: UseFormReturn<V, C, T>,
  { accept, ...options }: FormDraftOptions<V>,
): LocalDraft {
  const draft = useLocalDraft({
    ...options,
    read: () => form.getValues(),
    restore(value) {
      const values = accept ? accept(value) : overDefaults<V>(value, form.formState.defaultValues);
      if (values) form.reset(values, { keepDefaultValues: true });
    },
    reset: () => form.reset(),
  });
  const { work } = draft;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: work.update }), [form, work]);
  return draft;
}

function overDefaults<V extends FieldValues>(value: unknown, defaults: object | undefined): V | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  // An older build may have written the draft: fields it lacks get their defaults.
  return { ...defaults, ...value } as V;
}
