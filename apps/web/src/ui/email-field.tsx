import { TextInput, type TextInputProps } from '@mantine/core';
import { m } from '#messages';

/** The address of an account: the name password managers know it by, typed without a phone's corrections. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
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
