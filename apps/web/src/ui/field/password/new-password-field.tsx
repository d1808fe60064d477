import { type PasswordStrength, passwordStrength } from '@zakupki/procurement/users/password-strength';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';
import type { TextFieldProps } from '../text-field.tsx';

const WORDS: Record<PasswordStrength, () => string> = {
  1: () => m.account_password_weak(),
  2: () => m.account_password_fair(),
  3: () => m.account_password_strong(),
};

type NewPasswordFieldProps = {
  /** Why the password is refused, or null. */
  readonly passwordProblem: (password: string) => string | null;
  /** Texts with words that are easy to guess for this user. */
  readonly known?: readonly string[];
} & TextFieldProps;

/** A new password with a strength meter; the server refuses a weak one. */
export function NewPasswordField({ passwordProblem, known = [], defaultValue, ...props }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState(() => (typeof defaultValue === 'string' ? defaultValue : ''));
  const refusal = passwordProblem(typed);
  const rated = useStrength(refusal === null ? typed : null, known);
  const strength = refusal === null ? rated : null;
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

/** @param password null for one that is not rated */
function useStrength(password: string | null, known: readonly string[]): PasswordStrength | null {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const about = known.join('\n');
  useEffect(() => {
    if (password === null) return undefined;
    let isCurrent = true;
    passwordStrength(password, about.split('\n')).then(
      (rated) => isCurrent && setStrength(rated),
      // Without the dictionaries the server alone decides.
      () => isCurrent && setStrength(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [password, about]);
  return strength;
}
