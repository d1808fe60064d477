import { useState } from 'react';
import { m } from '#messages';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';
import { passwordStrength, type Strength } from './password-strength.ts';
import type { TextFieldProps } from './text-field.tsx';

const WORDS: Record<Strength, () => string> = {
  1: () => m.account_password_weak(),
  2: () => m.account_password_fair(),
  3: () => m.account_password_strong(),
};

export interface NewPasswordFieldProps extends TextFieldProps {
  /** Why a password would be refused, or null for one that may be had. */
  readonly refusalOf: (password: string) => string | null;
  /** Texts whose words are easily guessed for this person. */
  readonly known?: readonly string[];
}

/** A password being chosen, with how strong it is: a bar and a word. */
export function NewPasswordField({ refusalOf, known = [], defaultValue, ...props }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState(() => (typeof defaultValue === 'string' ? defaultValue : ''));
  const refusal = refusalOf(typed);
  const strength = refusal === null ? passwordStrength(typed, known) : null;
  return (
    <PasswordField
      autoComplete="new-password"
      defaultValue={defaultValue}
      onChange={(event) => setTyped(event.currentTarget.value)}
      description={
        // An error says the same, louder.
        !props.error && (
          <span className={styles['meter']} data-strength={strength ?? 'none'}>
            <span className={styles['bar']} aria-hidden>
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
