import { m } from '#messages';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The address of an account: the name password managers know it by, typed without a phone's corrections. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'name' | 'type'>) {
  return (
    <TextField
      name="email"
      type="email"
      label={m.account_email()}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
