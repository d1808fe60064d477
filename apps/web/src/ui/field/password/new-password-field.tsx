import { useState } from 'react';
import { m } from '#messages';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';
import { passwordStrength, type Strength } from './password-strength.ts';
import type { TextFieldProps } from '../text-field.tsx';

const WORDS: Record<Strength, () => string> = {
  1: () => m.account_password_weak(),
  2: () => m.account_password_fair(),
  3: () => m.account_password_strong(),
};

interface NewPasswordFieldProps extends TextFieldProps {
  /** Why the password is refused, or null. */
  readonly passwordProblem: (password: string) => string | null;
  /** Texts with words that are easy to guess for this user. */
  readonly known?: readonly string[];
}

/** A new password with a strength meter. */
export function NewPasswordField({ passwordProblem, known = [], defaultValue, ...props }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState(() => (typeof defaultValue === 'string' ? defaultValue : ''));
  const refusal = passwordProblem(typed);
  const strength = refusal === null ? passwordStrength(typed, known) : null;
  return (
    <PasswordField
      autoComplete="new-password"
      defaultValue={defaultValue}
      onChange={(event) => setTyped(event.currentTarget.value)}
      description={
        // An error replaces the meter.
        !props.error && (
          <span className={styles['meter']} data-strength={strength ?? 'none'}>
            <span className={`zk-flex zk-rigid zk-gap-4 ${styles['bar']}`} aria-hidden>
              <i />
              <i />
              <i />
            </span>
            {strength === null ? refusal : WORDS[strength]()}
          </span>
        )
      }
      {...props}
    />
  );
}
