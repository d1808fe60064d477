import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftStore } from './draft-store.ts';
import { type LocalDraft, useLocalDraft } from './local-draft.ts';

interface FormDraftOptions<V extends FieldValues> {
  /** Which form: `order:new`, `order:ord_paper`, `bid:ord_paper:new`. */
  readonly key: string;
  /** Whose: the id of the signed-in person. While it is undefined nothing is read or written. */
  readonly person: string | undefined;
  /** The server version the form was filled from, such as an ETag. */
  readonly basis?: string | null;
  /**
   * Turns what was kept into values of this form, or null when it cannot be used. By default fields the draft lacks
   * have their default values.
   */
  readonly accept?: (value: unknown) => V | null;
  readonly store?: DraftStore;
}

/**
 * Keeps what is typed into a react-hook-form, and puts it back on the next visit. Render the form once its default
 * values are known (filling it over later would hide what was put back) and inside `DraftForm`, so that nothing is typed
 * before the draft has been read.
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
  // The draft was read from this very form; only its fields may have changed since, and those have defaults.
  return { ...defaults, ...value } as V;
}
