import type { ApiError } from '@zakupki/api-client/problem';
import { staleCurrent } from '@zakupki/api-client/stale';
import type {
  Conflict,
  ConflictAction,
  ConflictResolutionDraft,
  ConflictSettlement,
  ConflictSuggestion,
} from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { conflictCache, evidenceTag, useReopenConflictMutation, useResolveConflictMutation } from '../conflict-api.ts';
import { asApiError } from '../../../http/problem-message.tsx';
import { problemText } from '../../../http/error-statuses.ts';
import { showMessage, showNotification } from '../../../ui/feedback/popups.ts';
import { needsForm } from './conflict-actions.ts';

/** Why the last attempt failed. */
export type Refusal = {
  readonly action: ConflictAction;
  readonly error: ApiError;
};

export type Resolving = {
  readonly busy: ConflictAction | null;
  readonly refusal: Refusal | null;
  /** The conflict as returned with a 412: its evidence has changed since. */
  readonly current: Conflict | null;
  readonly clearRefusal: () => void;
  /** Resolves the conflict on the evidence in `conflict` and shows the outcome in a popup. True on success. */
  readonly resolveConflict: (conflict: Conflict, draft: ConflictResolutionDraft) => Promise<boolean>;
};

export function useResolving(onResolved: (conflict: Conflict) => void): Resolving {
  const [resolve] = useResolveConflictMutation();
  const reopen = useReopening();
  const [busy, setBusy] = useState<ConflictAction | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [current, setCurrent] = useState<Conflict | null>(null);
  const dispatch = useDispatch();

  async function resolveConflict(conflict: Conflict, body: ConflictResolutionDraft): Promise<boolean> {
    if (busy !== null) return false;
    setBusy(body.action);
    setRefusal(null);
    try {
      const { orderId, id } = conflict;
      const outcome = await resolve({ orderId, conflictId: id, ifMatch: evidenceTag(conflict), body }).unwrap();
      showOutcome(outcome, (accepted) => void reopen(accepted));
      onResolved(conflict);
      return true;
    } catch (thrown) {
      const error = asApiError(thrown);
      const latest = staleCurrent('resolveConflict', error);
      setRefusal({ action: body.action, error });
      if (latest) {
        setCurrent(latest);
        // The same change may affect other conflicts.
        dispatch(conflictCache.invalidateTags(['Conflicts', 'Bids']));
      }
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { busy, refusal, current, clearRefusal: () => setRefusal(null), resolveConflict };
}

type Outcomes = {
  /** Opens the form of an action. */
  readonly onOpen: (opened: { readonly id: string; readonly action: ConflictAction }) => void;
  readonly onResolved: (conflict: Conflict) => void;
};

/** Carries out a chosen resolution at once, or opens its form. */
export function useChoosing(conflict: Conflict, { onOpen, onResolved }: Outcomes) {
  const resolving = useResolving(onResolved);
  async function choose(chosen: ConflictSuggestion): Promise<void> {
    resolving.clearRefusal();
    const { action, payload } = chosen;
    // After a failure the form opens too, where the user can decide again.
    if (needsForm(chosen) || !(await resolving.resolveConflict(conflict, { action, ...(payload && { payload }) })))
      onOpen({ id: conflict.id, action });
  }
  return { resolving, choose };
}

/** Reopens an accepted conflict and shows the outcome in a popup. */
export function useReopening(): (conflict: Conflict) => Promise<boolean> {
  const [reopen] = useReopenConflictMutation();
  return async (conflict) => {
    const { orderId, id, title } = conflict;
    try {
      const { effects } = await reopen({ orderId, conflictId: id, ifMatch: evidenceTag(conflict), body: {} }).unwrap();
      showMessage([m.conflicts_reopened({ title }), ...effects.map(({ text }) => text)].join('. '));
      return true;
    } catch (thrown) {
      showMessage(problemText(asApiError(thrown)), 'danger');
      return false;
    }
  };
}

/** Offers to undo an acceptance. */
function showOutcome({ conflict, effects }: ConflictSettlement, reopen: (accepted: Conflict) => void): void {
  const { status, title } = conflict;
  const isAccepted = status === 'waived';
  // The label distinguishes the effects on several bids.
  const hasSeveral = new Set(effects.map(({ entity }) => entity.id)).size > 1;
  const text = effects
    .map(({ entity, text: effect }) => (hasSeveral ? `${entity.label}: ${effect}` : effect))
    .join(' ');
  showNotification({
    title: isAccepted ? m.conflicts_done_accepted({ title }) : m.conflicts_done_settled({ title }),
    ...(text !== '' && { text }),
    tone: 'good',
    ...(isAccepted && { action: { label: m.conflicts_take_back(), onAct: () => reopen(conflict) } }),
  });
}
