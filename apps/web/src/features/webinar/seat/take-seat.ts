import type { Body, Result } from '@zakupki/api-client/operation';
import { useRef } from 'react';
import { asApiError } from '../../../http/problem-message.tsx';
import { useAskAgain, useRegisterForWebinarMutation } from '../webinar-calls.ts';

/** A refusal for one of these reasons means that the webinar is not as it is shown. */
const CHANGED: readonly unknown[] = [404, 409];

/**
 * Takes a seat; rejects with what it was refused with. An attempt whose answer was lost keeps its Idempotency-Key, and
 * a refusal has the webinars asked for again.
 */
export function useTakeSeat(id: string) {
  const [register, { isLoading }] = useRegisterForWebinarMutation();
  const askAgain = useAskAgain();
  const key = useRef('');

  async function take(body: Body<'registerForWebinar'>): Promise<Result<'registerForWebinar'>> {
    key.current ||= crypto.randomUUID();
    try {
      const result = await register({ id, body, idempotencyKey: key.current }).unwrap();
      key.current = '';
      return result;
    } catch (thrown) {
      const { status } = asApiError(thrown);
      if (status !== 'offline') key.current = '';
      if (CHANGED.includes(status)) askAgain();
      throw thrown;
    }
  }

  return { take, isBusy: isLoading };
}
