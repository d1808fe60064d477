import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { m } from '#messages';

/** A password one may look at while typing. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      visibilityToggleFocusable
      // The button says whether it is pressed, so its name stays the same.
      visibilityToggleButtonProps={{ 'aria-label': m.account_password_show() }}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
