import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { ResendEmail } from '../../entities/user/resend-email.tsx';
import { useResendVerificationMutation } from '../../entities/user/verification-api.ts';
import styles from './check-email.module.css';

interface CheckEmailProps {
  readonly email: string;
  /** Seconds before another e-mail may be requested. */
  readonly waitSeconds: number;
  readonly onChangeEmail: () => void;
}

export function CheckEmail({ email, waitSeconds, onChangeEmail }: CheckEmailProps) {
  const [resend] = useResendVerificationMutation();
  const text = useRef<HTMLDivElement>(null);
  // The form had the focus and is gone; screen readers announce the result.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="zk-stack zk-gap-20">
      <div ref={text} tabIndex={-1} className={`zk-stack zk-break zk-gap-8 ${styles['text']}`}>
        <p>{m.signup_check_sent({ email })}</p>
        <p className="zk-secondary">{m.signup_check_hint()}</p>
      </div>
      <div className="zk-flex zk-wrap zk-gap-8">
        <ResendEmail waitSeconds={waitSeconds} send={() => resend({ body: { email } }).unwrap()} />
        <Button variant="subtle" onClick={onChangeEmail}>
          {m.signup_change_email()}
        </Button>
      </div>
    </div>
  );
}
