import { Button } from '@mantine/core';
import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import { zResendVerificationBody } from '@zakupki/api-client/zod';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { contractFieldProblems, textOrNone } from '../../forms/contract-check.ts';
import { usePlainForm } from '../../forms/plain-form.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { problemText } from '../../http/error-statuses.ts';
import { ResendEmail } from '../../entities/user/resend-email.tsx';
import { useResendVerificationMutation, verificationRequest } from '../../entities/user/verification-api.ts';
import { paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { SUPPORT_LINK } from '../../entities/user/support-email.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { EmailField } from '../../ui/field/email-field.tsx';

const POINTERS = { email: '/email' };

export function RefusedLink({ error }: { error: ApiError }) {
  const signedIn = useIsSignedIn();
  if (error.status === 409) {
    return (
      <Button component={Link} to={signedIn ? paths.home() : paths.login()} fullWidth>
        {signedIn ? m.shell_to_product() : m.shell_sign_in()}
      </Button>
    );
  }
  if (error.status === 403) {
    return (
      <Callout tone="warning">
        {problemText(error)}
        <a href={SUPPORT_LINK}>{m.account_support()}</a>
      </Callout>
    );
  }
  const isExpired = fieldErrorsOf(error).get('/hash')?.code === 'expired';
  return (
    <>
      <Callout tone="warning">{isExpired ? m.signup_link_expired() : m.signup_link_unknown()}</Callout>
      <ResendForm />
    </>
  );
}

function ResendForm() {
  const [resend] = useResendVerificationMutation();
  const [sent, setSent] = useState<{ email: string; waitSeconds: number } | null>(null);
  const form = usePlainForm<'email'>({
    pointers: POINTERS,
    check: ({ email }) => contractFieldProblems(zResendVerificationBody, { email: textOrNone(email) }, POINTERS),
    async send({ email }) {
      const address = email.trim();
      const { resendAfterSeconds } = await resend({ body: verificationRequest(address) }).unwrap();
      setSent({ email: address, waitSeconds: resendAfterSeconds });
    },
  });
  if (sent) {
    return (
      <Callout tone="good" isAnnounced>
        <p>{m.signup_resent({ email: sent.email })}</p>
        <ResendEmail
          waitSeconds={sent.waitSeconds}
          send={() => resend({ body: verificationRequest(sent.email) }).unwrap()}
        />
      </Callout>
    );
  }
  return (
    <form {...form.formProps}>
      <EmailField error={form.errorOf('email')} />
      <ProblemMessage error={form.problem} />
      <Button type="submit" fullWidth loading={form.isBusy}>
        {m.signup_send_new()}
      </Button>
    </form>
  );
}
