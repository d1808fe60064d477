import { etag } from '@zakupki/api-client/operation';
import { type ApiError, isInvalid } from '@zakupki/api-client/problem';
import type { AwardConflict, AwardPreview, Order } from '@zakupki/api-client/schema';
import { staleCurrent } from '@zakupki/api-client/stale';
import { useRef, useState } from 'react';
import { asApiError } from '../../../http/problem-message.tsx';
import { useAwardOrderMutation } from '../award-api.ts';

/** What became of an attempt to decide. */
export type Decided =
  | { readonly kind: 'awarded' }
  /** Somebody changed the order or its bids meanwhile. */
  | { readonly kind: 'stale'; readonly theirs: Order }
  /** Fields it was refused for, by pointer. */
  | { readonly kind: 'invalid'; readonly problems: readonly { readonly pointer: string; readonly message: string }[] }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly blockers: readonly AwardConflict[] };

/** Decides; the same attempt keeps its Idempotency-Key, so that an answer lost on its way does not decide twice. */
export function useAwardSubmission(order: Order): {
  readonly isBusy: boolean;
  readonly decide: (preview: AwardPreview, justification: string) => Promise<Decided>;
} {
  const [send] = useAwardOrderMutation();
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef({ subject: '', key: '' });

  async function decide({ allocations, basedOn }: AwardPreview, justification: string): Promise<Decided> {
    const body = {
      allocations: allocations.map(({ orderItemId, bidId, bidItemId, quantity }) => ({
        orderItemId,
        bidId,
        bidItemId,
        quantity,
      })),
      // What stands against each other is as it was seen, or nothing is decided.
      basedOn,
      justification: justification.trim() || null,
    };
    const ifMatch = etag(order);
    const subject = JSON.stringify([ifMatch, body]);
    if (attempt.current.subject !== subject) attempt.current = { subject, key: crypto.randomUUID() };
    setBusy(true);
    try {
      await send({ id: order.id, ifMatch, idempotencyKey: attempt.current.key, body }).unwrap();
      return { kind: 'awarded' };
    } catch (thrown) {
      const error = asApiError(thrown);
      // A refusal is an answer: what comes after it is another attempt.
      if (error.status !== 'offline') attempt.current = { subject: '', key: '' };
      const theirs = staleCurrent('awardOrder', error);
      if (theirs) return { kind: 'stale', theirs };
      if (isInvalid(error)) return { kind: 'invalid', problems: error.data.errors };
      return { kind: 'refused', error, blockers: blockersOf(error) };
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, decide };
}

/** The conflicts a 409 names. */
function blockersOf(error: ApiError): readonly AwardConflict[] {
  if (error.status !== 409 || !('blockers' in error.data)) return [];
  // The contract says what they are, and the contract tests hold every server to it.
  return error.data.blockers as readonly AwardConflict[];
}
