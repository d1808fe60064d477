import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import { useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { ResendEmail } from '../../../entities/user/resend-email.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import styles from './login-form.module.css';
import { useRequestLoginLinkMutation } from '../../../entities/user/login-link-api.ts';

type Sent = {
  readonly email: string;
  readonly waitSeconds: number;
};

/** @param emailOf returns the typed address, or null while it is invalid */
export function LoginLink({ emailOf }: { emailOf: () => Promise<string | null> }) {
  const [request, { isLoading }] = useRequestLoginLinkMutation();
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<ApiError>();

  async function ask() {
    const email = (await emailOf())?.trim();
    if (email === undefined || isLoading) return;
    setProblem(undefined);
    try {
      const { resendAfterSeconds } = await request({ body: { email } }).unwrap();
      setSent({ email, waitSeconds: resendAfterSeconds });
    } catch (error) {
      setProblem(asApiError(error));
    }
  }

  return (
    <div className="zk-stack zk-gap-16">
      <p className={`zk-row zk-secondary zk-small zk-gap-12 ${styles['or']}`}>{m.session_or()}</p>
      <ProblemMessage error={problem} />
      {sent ? (
        <Callout tone="good" isAnnounced>
          <p>{m.session_link_sent({ email: sent.email })}</p>
          <ResendEmail waitSeconds={sent.waitSeconds} send={() => request({ body: { email: sent.email } }).unwrap()} />
        </Callout>
      ) : (
        <Button variant="default" fullWidth loading={isLoading} onClick={() => void ask()}>
          {m.session_send_link()}
        </Button>
      )}
    </div>
  );
}
