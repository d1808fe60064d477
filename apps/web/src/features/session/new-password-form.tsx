import { Button } from '@mantine/core';
import { fieldErrorsOf } from '@zakupki/api-client/problem';
import { zPassword, zResetPasswordBody } from '@zakupki/api-client/zod';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { contractFieldProblems } from '../../forms/contract-check.ts';
import { contractProblems } from '../../forms/contract-problems.ts';
import { usePlainForm } from '../../forms/plain-form.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { problemText } from '../../http/error-statuses.ts';
import { paths } from '../../paths.ts';
import type { ArrivalState } from '../../session/arrival.ts';
import { NewPasswordField } from '../../ui/field/password/new-password-field.tsx';
import { useResetPasswordMutation } from './session-api.ts';

const POINTERS = { password: '/password' };

type NewPasswordFormProps = {
  /** From the link in the e-mail. */
  readonly token: string;
  /** The link is used, expired or unknown; `why` is the server's message. */
  readonly onRefused: (why: string) => void;
};

/** A new password ends every session, so the user signs in afterwards. */
export function NewPasswordForm({ token, onRefused }: NewPasswordFormProps) {
  const [reset] = useResetPasswordMutation();
  const navigate = useNavigate();

  const form = usePlainForm<'password'>({
    pointers: POINTERS,
    takesFocus: true,
    check: ({ password }) =>
      contractFieldProblems(zResetPasswordBody, { token, password: password || undefined }, POINTERS),
    async send({ password }) {
      try {
        await reset({ body: { token, password } }).unwrap();
      } catch (thrown) {
        const error = asApiError(thrown);
        const why = fieldErrorsOf(error).get('/token')?.message ?? (error.status === 409 ? problemText(error) : null);
        if (why === null) throw thrown;
        return onRefused(why);
      }
      const state: ArrivalState = { because: 'password-changed' };
      return navigate(paths.login(), { replace: true, state });
    },
  });

  return (
    <form {...form.formProps}>
      <NewPasswordField
        name="password"
        label={m.session_new_password()}
        passwordProblem={(password) => contractProblems(zPassword, password)[0]?.message ?? null}
        error={form.errorOf('password')}
      />
      <ProblemMessage error={form.problem} />
      <Button type="submit" fullWidth loading={form.isBusy}>
        {m.session_save_password()}
      </Button>
    </form>
  );
}
