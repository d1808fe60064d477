import { draftOwner } from '../../forms/drafts/draft-record.ts';
import type { DraftOwner } from '../../forms/drafts/local-draft.ts';
import { asApiError } from '../../http/problem-message.tsx';
import { useGetMeQuery } from './me-api.ts';

/**
 * The owner of local drafts. The drafts of a user and of an administrator who impersonates the user are separate, so
 * that neither sees the other's input.
 */
export function useDraftOwner(): DraftOwner {
  // Stays while others on the page repeat the query: the form must not jump.
  const { data: me, error, refetch } = useGetMeQuery();
  if (!me) return { person: undefined, ...(error && { problem: { error: asApiError(error), onRetry: refetch } }) };
  return { person: me.impersonator ? draftOwner(me.impersonator.id, me.user.id) : me.user.id };
}
