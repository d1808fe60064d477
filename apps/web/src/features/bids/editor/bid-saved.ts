import type { Bid } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { conflictCountWords } from '../../../entities/conflict/conflict-counts.tsx';
import { showNotification } from '../../../ui/feedback/popups.ts';

/** @param action the likely next step */
export function notifySaved(
  title: string,
  { counts }: Pick<Bid, 'counts'>,
  action?: Parameters<typeof showNotification>[0]['action'],
): void {
  const text =
    counts.openConflicts === 0
      ? m.bid_editor_saved_clean()
      : m.bid_editor_saved_conflicts({ counts: conflictCountWords(counts) });
  showNotification({
    title,
    text,
    tone: counts.blockers + counts.warnings > 0 ? 'warning' : 'good',
    ...(action && { action }),
  });
}
