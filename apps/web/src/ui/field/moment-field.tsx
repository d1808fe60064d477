import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { DatesProvider, DateTimePicker } from '@mantine/dates';
import 'dayjs/locale/ru';
import type { FieldValues } from 'react-hook-form';
import { m } from '#messages';
import { useLocale } from '../../i18n/locale.ts';
import { type DateFieldProps, useDateControl } from './date-control.ts';

interface MomentFieldProps<V extends FieldValues> extends DateFieldProps<V> {
  /** Time of a newly picked day: `15:00`. */
  readonly defaultTime?: string;
}

/** A day and time of the surrounding form in wall-clock time; null when empty. */
export function MomentField<V extends FieldValues>({ defaultTime = '12:00', ...props }: MomentFieldProps<V>) {
  const locale = useLocale();
  const control = useDateControl(props);
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DateTimePicker
        {...control}
        valueFormat="D MMM YYYY, HH:mm"
        defaultTimeValue={defaultTime}
        submitButtonProps={{ 'aria-label': m.editor_apply_date() }}
        timePickerProps={{
          hoursInputLabel: m.editor_hours(),
          minutesInputLabel: m.editor_minutes(),
          withDropdown: false,
        }}
      />
    </DatesProvider>
  );
}
