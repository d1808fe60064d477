import type { Body, Result } from '@zakupki/api-client/operation';
import { useRef } from 'react';
import { asApiError } from '../../../http/problem-message.tsx';
import { useReloadWebinars, useRegisterForWebinarMutation } from '../webinar-seat-api.ts';

/** Statuses of a webinar that has changed since it loaded. */
const CHANGED: readonly unknown[] = [404, 409];

/**
 * Rejects with the server's error. A retry after a lost response keeps its Idempotency-Key; a refusal reloads the
 * webinars.
 */
export function useTakeSeat(id: string) {
  const [register, { isLoading }] = useRegisterForWebinarMutation();
  const reload = useReloadWebinars();
  const key = useRef('');

  async function take(body: Body<'registerForWebinar'>): Promise<Result<'registerForWebinar'>> {
    key.current ||= crypto.randomUUID();
    try {
      const result = await register({ webinarId: id, body, idempotencyKey: key.current }).unwrap();
      key.current = '';
      return result;
    } catch (thrown) {
      const { status } = asApiError(thrown);
      if (status !== 'offline') key.current = '';
      if (CHANGED.includes(status)) reload();
      throw thrown;
    }
  }

  return { take, isBusy: isLoading };
}
