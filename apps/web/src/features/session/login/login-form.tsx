import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { missingText } from '../../../format/missing-text.ts';
import { usePlainForm, type FieldProblems } from '../../../forms/plain-form.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { returnPathFrom } from '../../../session/return-path.ts';
import { useSignIn } from '../../../session/sign-in.ts';
import { PasswordField } from '../../../ui/field/password/password-field.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { emailProblem } from '../email-check.ts';
import styles from './login-form.module.css';
import { LoginLink } from './login-link.tsx';
import { useLogInMutation } from '../session-api.ts';
import { EmailField } from '../../../ui/field/email-field.tsx';

const UnverifiedNote = loadPart(() => import('./unverified-note.tsx'));

type Field = 'email' | 'password';

const POINTERS: Record<Field, string> = { email: '/email', password: '/password' };

export function LoginForm() {
  const [search] = useSearchParams();
  const [logIn] = useLogInMutation();
  const signIn = useSignIn();
  const [tried, setTried] = useState('');

  const form = usePlainForm<Field>({
    pointers: POINTERS,
    takesFocus: true,
    check,
    async send({ email, password }) {
      const address = email.trim();
      setTried(address);
      signIn(
        await logIn({ body: { email: address, password } }).unwrap(),
        returnPathFrom(search, 'redirect') ?? paths.home(),
      );
    },
  });
  const code = form.problem?.data?.code;
  const isUnverified = code === 'email_not_verified';

  return (
    <>
      <form {...form.formProps}>
        <EmailField defaultValue={search.get('email') ?? ''} error={form.errorOf('email')} />
        <div className={`zk-relative ${styles['password']}`}>
          <PasswordField
            name="password"
            label={m.account_password()}
            autoComplete="current-password"
            error={form.errorOf('password')}
          />
          <Link className={styles['forgot']} to={paths.passwordReset()}>
            {m.session_forgot()}
          </Link>
        </div>
        <ProblemMessage error={form.problem} />
        {(isUnverified || code === 'invalid_credentials') && (
          <Suspense>
            <UnverifiedNote email={tried} isCertain={isUnverified} />
          </Suspense>
        )}
        <Button type="submit" fullWidth loading={form.isBusy}>
          {m.session_log_in()}
        </Button>
      </form>
      <LoginLink emailOf={() => form.valueOf('email')} />
    </>
  );
}

function check({ email, password }: Record<Field, string>): FieldProblems<Field> {
  const wrongEmail = emailProblem(email);
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' && { password: () => missingText('password') }),
  };
}
