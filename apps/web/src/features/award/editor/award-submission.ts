import { etag } from '@zakupki/api-client/operation';
import { type ApiError, isInvalid } from '@zakupki/api-client/problem';
import type { AwardConflict, AwardPreview, Order } from '@zakupki/api-client/schema';
import { staleCurrent } from '@zakupki/api-client/stale';
import { useRef } from 'react';
import { asApiError } from '../../../http/problem-message.tsx';
import { useAwardOrderMutation } from '../award-api.ts';

type Outcome =
  | { readonly kind: 'awarded' }
  /** Another user has changed the order or its bids. */
  | { readonly kind: 'stale'; readonly theirs: Order }
  | {
      readonly kind: 'invalid';
      readonly error: ApiError;
      readonly problems: readonly { readonly pointer: string; readonly message: string }[];
    }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly blockers: readonly AwardConflict[] };

/** Retries reuse the Idempotency-Key, so a lost response does not award twice. */
export function useAwardSubmission(order: Order) {
  const [send] = useAwardOrderMutation();
  const attempt = useRef({ subject: '', key: '' });

  /** @param showsRanks whether invited suppliers who did not win see the rank of their bid */
  return async function decide(
    { allocations, basedOn }: AwardPreview,
    justification: string,
    showsRanks: boolean,
  ): Promise<Outcome> {
    const body = {
      allocations: allocations.map(({ orderItemId, bidId, bidItemId, quantity }) => ({
        orderItemId,
        bidId,
        bidItemId,
        quantity,
      })),
      // The server refuses the award when conflicts have changed since this moment.
      basedOn,
      justification: justification.trim() || null,
      notify: { ranks: showsRanks },
    };
    const ifMatch = etag(order);
    const subject = JSON.stringify([ifMatch, body]);
    if (attempt.current.subject !== subject) attempt.current = { subject, key: crypto.randomUUID() };
    try {
      await send({ orderId: order.id, ifMatch, idempotencyKey: attempt.current.key, body }).unwrap();
      return { kind: 'awarded' };
    } catch (thrown) {
      const error = asApiError(thrown);
      // A refusal is a response: the next submission is a new attempt.
      if (error.status !== 'offline') attempt.current = { subject: '', key: '' };
      const theirs = staleCurrent('awardOrder', error);
      if (theirs) return { kind: 'stale', theirs };
      if (isInvalid(error)) return { kind: 'invalid', error, problems: error.data.errors };
      return { kind: 'refused', error, blockers: blockersOf(error) };
    }
  };
}

/** Returns the conflicts that a 409 response names. */
function blockersOf(error: ApiError): readonly AwardConflict[] {
  if (error.status !== 409 || !('blockers' in error.data)) return [];
  // The contract guarantees the type, and contract tests check it.
  return error.data.blockers as readonly AwardConflict[];
}
