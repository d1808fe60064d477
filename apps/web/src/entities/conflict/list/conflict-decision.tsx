import { ENDED_STATUSES } from '@zakupki/procurement/orders/ended';
import { Button } from '@mantine/core';
import type { Conflict, ConflictAction, ConflictPast } from '@zakupki/api-client/schema';
import { IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { useListConflictKindsQuery } from '../conflict-api.ts';
import { Moment } from '../../../ui/value/moment.tsx';
import styles from './conflict-row.module.css';
import { useConflictContext } from '../conflict-context.ts';
import { useReopening } from '../resolution/conflict-resolving.ts';

/** How a conflict was resolved; an acceptance can be reopened. */
export function ConflictDecision({ conflict }: { conflict: Conflict }) {
  const { order } = useConflictContext();
  const reopen = useReopening();
  const word = useActionWord();
  const [isBusy, setBusy] = useState(false);
  const { status, resolution } = conflict;
  if (!resolution) return null;
  const { action, reason, at, by } = resolution;
  const isAccepted = status === 'waived';
  const Icon = isAccepted ? IconCheck : IconCircleCheck;
  const isOrderEnded = ENDED_STATUSES.includes(order.status);
  return (
    <div className={`zk-flex zk-wrap zk-top zk-small zk-gap-4-8 ${styles['decision']}`}>
      <Icon size={16} className="zk-icon" aria-hidden />
      <p>
        <strong>{isAccepted ? m.conflicts_accepted() : action === null ? m.conflicts_gone() : word(action)}</strong>
        {by && ` · ${by.name}`} · <Moment iso={at} />
        {reason !== null && <q>{reason}</q>}
      </p>
      {(isAccepted || action === 'exclude_line') && !isOrderEnded && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isBusy}
          aria-label={m.conflicts_reopen_this({ title: conflict.title })}
          onClick={() => {
            setBusy(true);
            void reopen(conflict).finally(() => setBusy(false));
          }}
        >
          {m.conflicts_reopen()}
        </Button>
      )}
    </div>
  );
}

const BECAUSE: Readonly<Record<ConflictPast['because'], () => string>> = {
  reopened: () => m.conflicts_because_reopened(),
  evidence_changed: () => m.conflicts_because_changed(),
  found_again: () => m.conflicts_because_found(),
  gone: () => m.conflicts_because_gone(),
};

/** Decisions that no longer hold, oldest first, with the reason. */
export function PastDecisions({ history }: { history: readonly ConflictPast[] }) {
  const word = useActionWord();
  return (
    <ol className={styles['past']}>
      {history.map(({ action, reason, at, by, until, because }) => (
        <li className="zk-stack zk-leading" key={`${at} ${until}`}>
          {action === null ? m.conflicts_gone() : word(action)}
          {by && ` · ${by.name}`} · <Moment iso={at} />
          {reason !== null && <q>{reason}</q>}
          <span className="zk-secondary">
            {BECAUSE[because]()} · <Moment iso={until} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Returns a function that finds the server's label of an action in any conflict kind that offers it. */
function useActionWord(): (action: ConflictAction) => string {
  const { data } = useListConflictKindsQuery();
  return (action) => {
    const allSuggestions = data?.data.flatMap(({ suggestions }) => suggestions) ?? [];
    return allSuggestions.find((suggestion) => suggestion.action === action)?.label ?? m.conflicts_settled();
  };
}
