import type { ApiError } from '@zakupki/api-client/problem';
import type { AwardPreview, AwardProposal, Order } from '@zakupki/api-client/schema';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { asApiError } from '../../../http/problem-message.tsx';
import { usePreviewAwardMutation } from '../award-api.ts';

/** How long after the last keystroke the figures are worked out. */
const PAUSE_MS = 250;

export interface LivePreview {
  /** The last figures; they stay while new ones are on their way. */
  readonly preview: AwardPreview | null;
  /** Whether they are of what is chosen now. */
  readonly isCurrent: boolean;
  /** Why there are none of what is chosen now. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

interface Answer {
  readonly subject: string;
  readonly preview: AwardPreview | null;
  readonly error: ApiError | undefined;
}

const NONE: Answer = { subject: '', preview: null, error: undefined };

/**
 * The figures of what is chosen, asked for a moment after each change; the answer to the last question wins.
 * @param asOf the moment of the comparison it is chosen from
 * @param proposal null while what is typed is no proposal
 * @param onAnswer told each answer to the last question; null for one that could not be had
 */
export function useAwardPreview(
  order: Order,
  asOf: string,
  proposal: AwardProposal | null,
  onAnswer: (preview: AwardPreview | null, error?: ApiError) => void,
): LivePreview {
  const [send] = usePreviewAwardMutation();
  const [answer, setAnswer] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const subject = proposal === null ? null : JSON.stringify([order.version, asOf, proposal]);
  const answered = useEffectEvent(onAnswer);
  const ask = useEffectEvent(() => (proposal === null ? null : send({ id: order.id, body: proposal }).unwrap()));
  const isByHand = proposal?.mode === 'manual';

  useEffect(() => {
    if (subject === null) return undefined;
    let isWanted = true;
    async function work() {
      try {
        const preview = await ask();
        if (!isWanted || !preview) return;
        setAnswer({ subject: subject ?? '', preview, error: undefined });
        answered(preview);
      } catch (thrown) {
        const error = asApiError(thrown);
        if (!isWanted) return;
        setAnswer((was) => ({ ...was, error, subject: subject ?? '' }));
        answered(null, error);
      }
    }
    // Only what is typed is waited for.
    const timer = setTimeout(() => void work(), isByHand ? PAUSE_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [subject, isByHand, attempt]);

  return {
    preview: answer.preview,
    isCurrent: subject !== null && answer.subject === subject && answer.error === undefined,
    error: answer.subject === subject ? answer.error : undefined,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
