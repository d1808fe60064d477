import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { DatesProvider, DateTimePicker } from '@mantine/dates';
import 'dayjs/locale/ru';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { m } from '#messages';
import { useLocale } from '../../i18n/locale.ts';

interface MomentFieldProps<V extends FieldValues> {
  readonly name: FieldPath<V>;
  readonly id: string;
  readonly label: ReactNode;
  readonly description?: string;
  /** Time of a newly picked day: `15:00`. */
  readonly defaultTime?: string;
}

/** A day and time of the surrounding form in wall-clock time; null when empty. */
export function MomentField<V extends FieldValues>(props: MomentFieldProps<V>) {
  const { name, id, label, description, defaultTime = '12:00' } = props;
  const locale = useLocale();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<V>({ name });
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DateTimePicker
        ref={ref}
        id={id}
        label={label}
        description={description}
        // The form only has the field's name; its value is `2026-12-02 15:00:00` or null.
        value={value as string | null}
        onChange={onChange}
        onBlur={onBlur}
        valueFormat="D MMM YYYY, HH:mm"
        defaultTimeValue={defaultTime}
        clearable
        hideOutsideDates
        error={fieldState.error?.message}
        clearButtonProps={{ 'aria-label': m.editor_clear_date() }}
        submitButtonProps={{ 'aria-label': m.editor_apply_date() }}
        timePickerProps={{
          hoursInputLabel: m.editor_hours(),
          minutesInputLabel: m.editor_minutes(),
          withDropdown: false,
        }}
        previousLabel={m.editor_month_before()}
        nextLabel={m.editor_month_after()}
      />
    </DatesProvider>
  );
}
