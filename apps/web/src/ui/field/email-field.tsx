import { m } from '#messages';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The e-mail address of an account, under the name password managers expect, without autocorrection. */
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
