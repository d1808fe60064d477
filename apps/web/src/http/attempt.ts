import { useCallback, useRef, useState } from 'react';
import { asApiError } from './problem-message.tsx';

interface Attempt {
  readonly isBusy: boolean;
  /**
   * Sends the request. Resolves to null while an earlier one is running. After a lost response, the next call with the
   * same subject repeats the Idempotency-Key, so the operation happens once.
   * @param subject what is sent; a different subject gets a different key
   * @throws ApiError
   */
  readonly send: <R>(subject: unknown, call: (idempotencyKey: string) => Promise<R>) => Promise<R | null>;
}

/** Sends a request that must take effect at most once, such as a payment. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const attempt = useRef({ subject: '', key: '' });
  const send = useCallback<Attempt['send']>(async (sent, call) => {
    if (isSending.current) return null;
    const subject = JSON.stringify(sent);
    if (attempt.current.subject !== subject) attempt.current = { subject, key: crypto.randomUUID() };
    isSending.current = true;
    setBusy(true);
    try {
      const result = await call(attempt.current.key);
      attempt.current = { subject: '', key: '' };
      return result;
    } catch (thrown) {
      const error = asApiError(thrown);
      // An error response ends the attempt; only a lost one is repeated with its key.
      if (error.status !== 'offline') attempt.current = { subject: '', key: '' };
      throw thrown;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, send };
}
