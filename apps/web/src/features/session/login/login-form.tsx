import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { missingText } from '../../../format/missing-text.ts';
import { usePlainForm, type FieldProblems } from '../../../forms/plain-form.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { ResendEmail } from '../../../entities/user/resend-email.tsx';
import { useResendVerificationMutation, verificationRequest } from '../../../entities/user/verification-api.ts';
import { browserTokenOf } from '../../../session/sign-up-memory.ts';
import { paths } from '../../../paths.ts';
import { returnPathFrom } from '../../../session/return-path.ts';
import { useSignIn } from '../../../session/sign-in.ts';
import { PasswordField } from '../../../ui/field/password/password-field.tsx';
import { emailProblem } from '../email-check.ts';
import styles from './login-form.module.css';
import { LoginLink } from './login-link.tsx';
import { useLogInMutation } from '../session-api.ts';
import { EmailField } from '../../../ui/field/email-field.tsx';

type Field = 'email' | 'password';

const POINTERS: Record<Field, string> = { email: '/email', password: '/password' };

export function LoginForm() {
  const [search] = useSearchParams();
  const [logIn] = useLogInMutation();
  const [resend] = useResendVerificationMutation();
  const signIn = useSignIn();
  const [tried, setTried] = useState('');

  const form = usePlainForm<Field>({
    pointers: POINTERS,
    takesFocus: true,
    check,
    async send({ email, password }) {
      const address = email.trim();
      setTried(address);
      const { token } = await logIn({ body: { email: address, password } }).unwrap();
      signIn(token, returnPathFrom(search, 'redirect') ?? paths.home());
    },
  });
  const code = form.problem?.data?.code;
  // The server does not tell whether an address waits for verification; this browser knows its own sign-up.
  const hasSignedUp = code === 'invalid_credentials' && browserTokenOf(tried) !== undefined;

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
        {hasSignedUp && <p>{m.session_signed_up_here({ email: tried })}</p>}
        {(hasSignedUp || code === 'email_not_verified') && (
          <ResendEmail
            key={tried}
            waitSeconds={0}
            label={m.session_resend_verification()}
            send={() => resend({ body: verificationRequest(tried) }).unwrap()}
          />
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
