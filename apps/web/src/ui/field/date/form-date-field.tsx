import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { DateField, type DateFieldProps } from './date-field.tsx';

type FormDateFieldProps<V extends FieldValues> = {
  readonly name: FieldPath<V>;
} & Omit<DateFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'onBlur' | 'ref'>;

export function FormDateField<V extends FieldValues>({ name, ...props }: FormDateFieldProps<V>) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController<V>({ name });
  return (
    <DateField
      {...props}
      ref={ref}
      // The form only has the field's name; its value is text or null.
      value={value as string | null}
      onChange={onChange}
      onBlur={onBlur}
      error={error?.message}
    />
  );
}
