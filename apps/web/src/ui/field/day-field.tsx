import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { DateInput, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/ru';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { m } from '#messages';
import { parseTypedDay } from '../../format/date/typed-day.ts';
import { useLocale } from '../../i18n/locale.ts';

interface DayFieldProps<V extends FieldValues> {
  readonly name: FieldPath<V>;
  readonly id: string;
  readonly label: ReactNode;
  readonly description?: string;
}

/** A day of the surrounding form, picked or typed; null when empty. */
export function DayField<V extends FieldValues>({ name, id, label, description }: DayFieldProps<V>) {
  const locale = useLocale();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<V>({ name });
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DateInput
        ref={ref}
        id={id}
        label={label}
        description={description}
        // The form only has the field's name; its value is `2026-12-02` or null.
        value={value as string | null}
        onChange={onChange}
        onBlur={onBlur}
        valueFormat="D MMM YYYY"
        dateParser={parseTypedDay}
        clearable
        hideOutsideDates
        error={fieldState.error?.message}
        clearButtonProps={{ 'aria-label': m.editor_clear_date() }}
        previousLabel={m.editor_month_before()}
        nextLabel={m.editor_month_after()}
      />
    </DatesProvider>
  );
}
