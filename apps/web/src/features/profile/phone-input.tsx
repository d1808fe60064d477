import { type FormEvent, useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/field/text-field.tsx';

/** Groups digits while the user types, once the numbering plans have loaded. */
export function PhoneInput(props: TextFieldProps) {
  const [format, setFormat] = useState<((typed: string) => string) | null>(null);

  useEffect(() => {
    import('../../ui/value/phone/phone-number.ts').then(
      ({ formatTyped }) => setFormat(() => formatTyped),
      () => {
        // The number can still be typed without grouping; submitting loads the numbering plans again.
      },
    );
  }, []);

  function group(input: HTMLInputElement) {
    const grouped = format?.(input.value) ?? '';
    // An invalid number stays for correction.
    if (grouped !== '') input.value = grouped;
  }

  function groupWhileTyping({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    // In the middle of the number the caret would jump; group on blur instead.
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
