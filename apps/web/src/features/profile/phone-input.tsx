import { type FormEvent, useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/field/text-field.tsx';

/** A phone number, grouped while it is typed once the numbering plans have arrived. */
export function PhoneInput(props: TextFieldProps) {
  const [format, setFormat] = useState<((typed: string) => string) | null>(null);

  useEffect(() => {
    import('./phone-number.ts').then(
      ({ formatTyped }) => setFormat(() => formatTyped),
      () => {
        // Not loaded: the number can be typed all the same, and sending tries again.
      },
    );
  }, []);

  function group(input: HTMLInputElement) {
    const grouped = format?.(input.value) ?? '';
    // What is no number at all stays for the person to see.
    if (grouped !== '') input.value = grouped;
  }

  function groupWhileTyping({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    // In the middle of the number the caret would jump; there it is grouped on leaving.
    if (!isDeleting && currentTarget.selectionStart === currentTarget.value.length) group(currentTarget);
  }

  return (
    <TextField
      type="tel"
      autoComplete="tel"
      placeholder="+7 916 123 45 67"
      onInput={groupWhileTyping}
      onBlur={(event) => group(event.currentTarget)}
      {...props}
    />
  );
}
