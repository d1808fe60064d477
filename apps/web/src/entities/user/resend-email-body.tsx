import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import { useState } from 'react';
import { m } from '#messages';
import { formatCountdown } from '../../format/date/countdown.ts';
import { useCountdown } from '../../ui/value/use-countdown.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import styles from './resend-email.module.css';

export type ResendEmailProps = {
  /** Seconds until the first resend, from mounting. */
  readonly waitSeconds: number;
  readonly send: () => Promise<{ resendAfterSeconds: number }>;
  /** Label of the enabled button; "Send again" by default. */
  readonly label?: string;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ResendEmailBody({ waitSeconds, send, label = m.account_resend() }: ResendEmailProps) {
  const [left, startWait] = useCountdown(waitSeconds);
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<ApiError>();

  async function resend() {
    setState('busy');
    setProblem(undefined);
    try {
      const { resendAfterSeconds } = await send();
      startWait(resendAfterSeconds);
      setState('sent');
    } catch (error) {
      setProblem(asApiError(error));
      setState('idle');
    }
  }

  return (
    <div className="zk-row zk-wrap zk-gap-8-12">
      <Button
        variant="default"
        loading={state === 'busy'}
        disabled={left > 0}
        onClick={() => void resend()}
        className="zk-numeric"
      >
        {left > 0 ? m.account_resend_in({ time: formatCountdown(left) }) : label}
      </Button>
      <span className={`zk-good zk-small ${styles['sent']}`} role="status">
        {state === 'sent' && m.account_resent()}
      </span>
      <ProblemMessage error={problem} />
    </div>
  );
}
