import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import styles from './password-field.module.css';
import { TextField, type TextFieldProps } from '../text-field.tsx';

/** A password field that can show its text. Mantine's is five times as large on the first page. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSection={
        // `aria-pressed` carries the state, so the name stays the same.
        <button
          type="button"
          className={`zk-stack zk-secondary ${styles['toggle']}`}
          aria-label={m.account_password_show()}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden />
        </button>
      }
    />
  );
}
