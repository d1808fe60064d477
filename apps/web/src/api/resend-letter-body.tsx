import { Button } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import { formatCountdown } from '../format/countdown.ts';
import { asApiError, ProblemMessage } from './problem-message.tsx';
import type { ResendLetterProps } from './resend-letter.tsx';
import styles from './resend-letter.module.css';

/** What ResendLetter shows; loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ResendLetterBody({ waitSeconds, send, label = m.account_resend() }: ResendLetterProps) {
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
    <div className={styles['resend']}>
      <Button
        variant="default"
        loading={state === 'busy'}
        disabled={left > 0}
        onClick={() => void resend()}
        className="zk-numeric"
      >
        {left > 0 ? m.account_resend_in({ time: formatCountdown(left) }) : label}
      </Button>
      <span className={styles['sent']} role="status">
        {state === 'sent' && m.account_resent()}
      </span>
      <ProblemMessage error={problem} />
    </div>
  );
}

/** Whole seconds left, counted by the clock and not by the ticks: a tab asleep misses those. */
function useCountdown(first: number): readonly [left: number, start: (seconds: number) => void] {
  const [wait, setWait] = useState(() => ({ until: Date.now() + first * 1000, left: first }));
  const { until } = wait;
  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsUntil(until);
      setWait({ until, left });
      if (left === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return [wait.left, (seconds) => setWait({ until: Date.now() + seconds * 1000, left: seconds })];
}

function secondsUntil(time: number): number {
  return Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
