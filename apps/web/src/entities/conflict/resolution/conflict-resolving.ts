import type { ApiError } from '@zakupki/api-client/problem';
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Conflict, ConflictAction, ConflictResolutionDraft, ConflictSettlement } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { conflictCache, evidenceTag, useReopenConflictMutation, useResolveConflictMutation } from '../conflict-api.ts';
import { asApiError, problemText } from '../../../http/problem-message.tsx';
import { showMessage, showNotification } from '../../../ui/feedback/popups.ts';

/** Why the last attempt came to nothing. */
export interface Refusal {
  readonly action: ConflictAction;
  readonly error: ApiError;
}

export interface Resolving {
  /** The way that is being gone just now. */
  readonly busy: ConflictAction | null;
  readonly refusal: Refusal | null;
  /** How the conflict stood when a refusal said that somebody had changed its evidence meanwhile. */
  readonly current: Conflict | null;
  readonly forget: () => void;
  /** Goes that way on the evidence of `conflict`; what came of it is told in a popup. True when it is done. */
  readonly settle: (conflict: Conflict, draft: ConflictResolutionDraft) => Promise<boolean>;
}

/** Settles a conflict the server's way. */
export function useResolving(onSettled: (conflict: Conflict) => void): Resolving {
  const [resolve] = useResolveConflictMutation();
  const reopen = useReopening();
  const [busy, setBusy] = useState<ConflictAction | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [current, setCurrent] = useState<Conflict | null>(null);
  const dispatch = useDispatch();

  async function settle(conflict: Conflict, body: ConflictResolutionDraft): Promise<boolean> {
    if (busy !== null) return false;
    setBusy(body.action);
    setRefusal(null);
    try {
      const { orderId, id } = conflict;
      const settlement = await resolve({ orderId, id, ifMatch: evidenceTag(conflict), body }).unwrap();
      tell(settlement, (accepted) => void reopen(accepted));
      onSettled(conflict);
      return true;
    } catch (thrown) {
      const error = asApiError(thrown);
      const stands = staleCurrent('resolveConflict', error);
      setRefusal({ action: body.action, error });
      if (stands) {
        setCurrent(stands);
        // What changed this evidence may have changed others.
        dispatch(conflictCache.invalidateTags(['Conflicts', 'Bids']));
      }
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { busy, refusal, current, forget: () => setRefusal(null), settle };
}

/** Takes back that a conflict was accepted; what came of it is told in a popup. */
export function useReopening(): (conflict: Conflict) => Promise<boolean> {
  const [reopen] = useReopenConflictMutation();
  return async (conflict) => {
    const { orderId, id, title } = conflict;
    try {
      const { effects } = await reopen({ orderId, id, ifMatch: evidenceTag(conflict), body: {} }).unwrap();
      showMessage([m.conflicts_reopened({ title }), ...effects.map(({ text }) => text)].join('. '));
      return true;
    } catch (thrown) {
      showMessage(problemText(asApiError(thrown)), 'danger');
      return false;
    }
  };
}

/** What was done, in words; an acceptance can be taken back at once. */
function tell({ conflict, effects }: ConflictSettlement, takeBack: (accepted: Conflict) => void): void {
  const { status, title } = conflict;
  const isAccepted = status === 'waived';
  // Two bids changed the same way are told apart by their suppliers.
  const several = new Set(effects.map(({ entity }) => entity.id)).size > 1;
  const text = effects.map(({ entity, text: what }) => (several ? `${entity.label}: ${what}` : what)).join(' ');
  showNotification({
    title: isAccepted ? m.conflicts_done_accepted({ title }) : m.conflicts_done_settled({ title }),
    ...(text !== '' && { text }),
    tone: 'good',
    ...(isAccepted && { action: { label: m.conflicts_take_back(), onAct: () => takeBack(conflict) } }),
  });
}
