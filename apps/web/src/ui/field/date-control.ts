import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { ReactNode } from 'react';
import { m } from '#messages';

export interface DateFieldProps<V extends FieldValues> {
  readonly name: FieldPath<V>;
  readonly id: string;
  readonly label: ReactNode;
  readonly description?: string;
  /** Marks it as required. */
  readonly withAsterisk?: boolean;
}

/** What Mantine's date inputs need to edit a field of the surrounding form. */
export function useDateControl<V extends FieldValues>({
  name,
  id,
  label,
  description,
  withAsterisk = false,
}: DateFieldProps<V>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<V>({ name });
  return {
    ref,
    id,
    label,
    description,
    withAsterisk,
    // The form only has the field's name; its value is `2026-12-02`, `2026-12-02 15:00:00` or null.
    value: value as string | null,
    onChange,
    onBlur,
    clearable: true,
    hideOutsideDates: true,
    error: fieldState.error?.message,
    clearButtonProps: { 'aria-label': m.editor_clear_date() },
    previousLabel: m.editor_month_before(),
    nextLabel: m.editor_month_after(),
  };
}
