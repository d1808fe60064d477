import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { m } from '#messages';
import { formatClock, formatTime } from '../../format/date/dates.ts';
import styles from './draft-notice.module.css';
import type { LocalDraft } from './local-draft.ts';

/** Shows "Restored from 14:32 · Discard" when the form was restored from a local draft. */
export function DraftNotice({ draft }: { draft: LocalDraft }) {
  if (!draft.isPersistent)
    return (
      <p className={`zk-row zk-wrap zk-frame zk-small zk-gap-4-8 ${styles['notice']}`}>{m.drafts_memory_only()}</p>
    );
  if (draft.restoredAt === null) return null;
  return (
    <div className={`zk-row zk-wrap zk-frame zk-small zk-gap-4-8 ${styles['notice']}`} role="status">
      <IconHistory size={16} className="zk-icon" aria-hidden />
      {m.drafts_restored({ time: whenTyped(draft.restoredAt) })}
      <Button variant="subtle" size="compact-sm" onClick={draft.discard}>
        {m.drafts_discard()}
      </Button>
    </div>
  );
}

// The reader's clock set the time, so the same clock decides whether it was today.
function whenTyped(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? formatClock(at) : formatTime(new Date(at).toISOString(), { now: Date.now() });
}
