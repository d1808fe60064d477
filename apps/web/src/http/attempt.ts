import { useCallback, useRef, useState } from 'react';
import { asApiError } from './problem-message.tsx';

export interface Attempt {
  readonly isBusy: boolean;
  /**
   * Sends it, unless it is being sent already: then null. An answer lost on its way is not paid for again: the same
   * attempt keeps its Idempotency-Key until there is an answer.
   * @param subject what is sent: another subject is another attempt
   * @throws ApiError
   */
  readonly send: <R>(subject: string, call: (idempotencyKey: string) => Promise<R>) => Promise<R | null>;
}

/** Something that must not happen twice. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const attempt = useRef({ subject: '', key: '' });
  const send = useCallback<Attempt['send']>(async (subject, call) => {
    if (isSending.current) return null;
    if (attempt.current.subject !== subject) attempt.current = { subject, key: crypto.randomUUID() };
    isSending.current = true;
    setBusy(true);
    try {
      const result = await call(attempt.current.key);
      attempt.current = { subject: '', key: '' };
      return result;
    } catch (thrown) {
      const error = asApiError(thrown);
      // A refusal is an answer: what comes after it is another attempt.
      if (error.status !== 'offline') attempt.current = { subject: '', key: '' };
      throw thrown;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, send };
}
