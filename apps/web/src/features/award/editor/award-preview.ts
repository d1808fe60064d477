import type { ApiError } from '@zakupki/api-client/problem';
import type { AwardPreview, AwardProposal, Order } from '@zakupki/api-client/schema';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { asApiError } from '../../../http/problem-message.tsx';
import { usePreviewAwardMutation } from '../award-api.ts';

const DEBOUNCE_MS = 250;

export type LivePreview = {
  /** The previous preview stays while a new one loads. */
  readonly preview: AwardPreview | null;
  /** Whether the preview belongs to the current choice. */
  readonly isCurrent: boolean;
  /** Why the current choice has no preview. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
};

type Answer = {
  readonly subject: string;
  readonly preview: AwardPreview | null;
  readonly error: ApiError | undefined;
};

const NONE: Answer = { subject: '', preview: null, error: undefined };

/**
 * Requests a preview after each change; the response to the last request wins.
 * @param asOf the moment of the comparison that the choice is based on
 * @param proposal null while the typed quantities are invalid
 * @param onRefused receives the error of each failed response to the last request
 */
export function useAwardPreview(
  order: Order,
  asOf: string,
  proposal: AwardProposal | null,
  onRefused: (error: ApiError) => void,
): LivePreview {
  const [send] = usePreviewAwardMutation();
  const [answer, setAnswer] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const subject = proposal === null ? null : JSON.stringify([order.version, asOf, proposal]);
  const reportRefusal = useEffectEvent(onRefused);
  const requestPreview = useEffectEvent(() =>
    proposal === null ? null : send({ orderId: order.id, body: proposal }).unwrap(),
  );
  const isManual = proposal?.mode === 'manual';

  useEffect(() => {
    if (subject === null) return undefined;
    let isLatest = true;
    async function load() {
      try {
        const preview = await requestPreview();
        if (!isLatest || !preview) return;
        setAnswer({ subject: subject ?? '', preview, error: undefined });
      } catch (thrown) {
        const error = asApiError(thrown);
        if (!isLatest) return;
        setAnswer((previous) => ({ ...previous, error, subject: subject ?? '' }));
        reportRefusal(error);
      }
    }
    // Debounce typing only.
    const timer = setTimeout(() => void load(), isManual ? DEBOUNCE_MS : 0);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [subject, isManual, attempt]);

  return {
    preview: answer.preview,
    isCurrent: subject !== null && answer.subject === subject && answer.error === undefined,
    error: answer.subject === subject ? answer.error : undefined,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
