import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { DateInput, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/ru';
import type { FieldValues } from 'react-hook-form';
import { parseTypedDay } from '../../format/date/typed-day.ts';
import { useLocale } from '../../i18n/locale.ts';
import { type DateFieldProps, useDateControl } from './date-control.ts';

/** A day of the surrounding form, picked or typed; null when empty. */
export function DayField<V extends FieldValues>(props: DateFieldProps<V>) {
  const locale = useLocale();
  const control = useDateControl(props);
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DateInput {...control} valueFormat="D MMM YYYY" dateParser={parseTypedDay} />
    </DatesProvider>
  );
}
