import { Button } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { usePlainForm } from '../../forms/plain-form.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { ResendEmail } from '../../entities/user/resend-email.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { emailComplaint } from './email-check.ts';
import { useRequestPasswordResetMutation } from './session-api.ts';
import { EmailField } from '../../ui/field/email-field.tsx';

const POINTERS = { email: '/email' };

export function ResetRequestForm({ email: known }: { email: string }) {
  const [request] = useRequestPasswordResetMutation();
  const [sent, setSent] = useState<{ email: string; waitSeconds: number } | null>(null);

  const form = usePlainForm<'email'>({
    pointers: POINTERS,
    takesFocus: true,
    check({ email }) {
      const wrong = emailComplaint(email);
      return wrong ? { email: wrong } : {};
    },
    async send({ email }) {
      const address = email.trim();
      const { resendAfterSeconds } = await request({ body: { email: address } }).unwrap();
      setSent({ email: address, waitSeconds: resendAfterSeconds });
    },
  });

  if (sent) {
    return (
      <Callout tone="good" isAnnounced>
        <p>{m.session_reset_sent({ email: sent.email })}</p>
        <ResendEmail waitSeconds={sent.waitSeconds} send={() => request({ body: { email: sent.email } }).unwrap()} />
      </Callout>
    );
  }
  return (
    <form {...form.formProps}>
      <EmailField defaultValue={known} error={form.errorOf('email')} />
      <ProblemMessage error={form.problem} />
      <Button type="submit" fullWidth loading={form.isBusy}>
        {m.session_reset_send()}
      </Button>
    </form>
  );
}
