import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePlainForm } from '../../forms/plain-form.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { ResendEmail } from '../../entities/user/resend-email.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { emailProblem } from './email-check.ts';
import { EmailField } from '../../ui/field/email-field.tsx';

const POINTERS = { email: '/email' };

type EmailRequestFormProps = {
  readonly email?: string;
  /** Label of the button. */
  readonly label: string;
  /** Message after the e-mail is sent. */
  readonly sentText: (email: string) => string;
  readonly send: (email: string) => Promise<{ resendAfterSeconds: number }>;
};

/** Asks for an address to send a link to. */
export function EmailRequestForm({ email: known = '', label, sentText, send }: EmailRequestFormProps) {
  const [sent, setSent] = useState<{ email: string; waitSeconds: number } | null>(null);

  const form = usePlainForm<'email'>({
    pointers: POINTERS,
    takesFocus: true,
    check({ email }) {
      const problem = emailProblem(email);
      return problem ? { email: problem } : {};
    },
    async send({ email }) {
      const address = email.trim();
      const { resendAfterSeconds } = await send(address);
      setSent({ email: address, waitSeconds: resendAfterSeconds });
    },
  });

  if (sent) {
    return (
      <Callout tone="good" isAnnounced>
        <p>{sentText(sent.email)}</p>
        <ResendEmail waitSeconds={sent.waitSeconds} send={() => send(sent.email)} />
      </Callout>
    );
  }
  return (
    <form {...form.formProps}>
      <EmailField defaultValue={known} error={form.errorOf('email')} />
      <ProblemMessage error={form.problem} />
      <Button type="submit" fullWidth loading={form.isBusy}>
        {label}
      </Button>
    </form>
  );
}
