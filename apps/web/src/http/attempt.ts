import { useCallback, useRef, useState } from 'react';
import { asApiError } from './problem-message.tsx';

type Attempt = {
  readonly isBusy: boolean;
  /**
   * Sends the request. Resolves to null while an earlier one is running. After a lost response, the next call with the
   * same subject repeats the Idempotency-Key, so the operation happens once.
   * @param subject what is sent; a different subject gets a different key
   * @throws ApiError
   */
  readonly send: <R>(subject: unknown, call: (idempotencyKey: string) => Promise<R>) => Promise<R | null>;
};

const NONE = { subject: '', key: '' };

/**
 * Creates a function that sends a request with an Idempotency-Key. After a lost response, a request with the same
 * subject repeats the key; an error response ends the attempt.
 */
export function createAttempts() {
  let attempt = NONE;
  return async <R>(subject: string, call: (idempotencyKey: string) => Promise<R>): Promise<R> => {
    if (attempt.subject !== subject) attempt = { subject, key: crypto.randomUUID() };
    try {
      const result = await call(attempt.key);
      attempt = NONE;
      return result;
    } catch (thrown) {
      if (asApiError(thrown).status !== 'offline') attempt = NONE;
      throw thrown;
    }
  };
}

/** Sends a request that must take effect at most once, such as a payment. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const [attempt] = useState(createAttempts);
  const send = useCallback<Attempt['send']>(
    async (subject, call) => {
      if (isSending.current) return null;
      isSending.current = true;
      setBusy(true);
      try {
        return await attempt(JSON.stringify(subject), call);
      } finally {
        isSending.current = false;
        setBusy(false);
      }
    },
    [attempt],
  );
  return { isBusy, send };
}
