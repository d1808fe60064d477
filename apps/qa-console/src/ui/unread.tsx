import { type CallError, refusalOf } from '../control/refusal.ts';
import { EmptyState } from './empty-state.tsx';

/** In the place of a list that is not read yet: only a read list can be empty. */
export function Unread({ error }: { error: CallError | undefined }) {
  return <EmptyState title={error ? refusalOf(error).message : 'Loading…'} />;
}
