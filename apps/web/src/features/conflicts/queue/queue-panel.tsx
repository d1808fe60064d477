import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import type { Conflict } from '@zakupki/api-client/schema';
import { type KeyboardEvent, useState } from 'react';
import { m } from '#messages';
import { BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { type ConflictContextData, suppliersOf } from '../../../entities/conflict/conflict-context.ts';
import { CONFLICT_SCOPE } from '../../../entities/conflict/list/conflict-keys.ts';
import { CONFLICT_AREA, ConflictList } from '../../../entities/conflict/list/conflict-list.tsx';
import type { Opened } from '../../../entities/conflict/list/conflict-row.tsx';
import { ACCEPTING } from '../../../entities/conflict/resolution/conflict-actions.ts';
import { paths } from '../../../paths.ts';
import { PeekFrame } from '../../../ui/table/peek/peek-frame.tsx';
import { useFocusOnOpening } from '../../../ui/table/peek/peek-panel.tsx';
import { acceptable, BulkAcceptDialog } from '../bulk-accept-dialog.tsx';
import type { Cause } from '../conflicts-groups.ts';

type QueuePanelProps = {
  readonly cause: Cause;
  /** The queue, in the order on screen. */
  readonly causes: readonly Cause[];
  readonly opened: Opened;
  readonly context: ConflictContextData;
  /** Conflicts caused by one of the others. */
  readonly followers: readonly Conflict[];
  readonly isNarrow: boolean;
  readonly onOpen: (opened: Opened | null) => void;
  readonly onClose: () => void;
  readonly onResolved: (conflict: Conflict) => void;
};

const FIRST_LINES = 10;

/** The conflicts of one row, with their evidence, history and resolutions. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function QueuePanel(props: QueuePanelProps) {
  const { cause, causes, opened, context, followers, isNarrow, onOpen, onClose, onResolved } = props;
  const heading = useFocusOnOpening();
  // As it was opened; a dialog has its own keys.
  const [isDialog] = useState(isNarrow);
  const [isAccepting, setAccepting] = useState(false);
  const [first] = cause.conflicts;
  if (!first) return null;
  const [bidId] = first.bidIds;
  const bid = first.bidIds.length === 1 && bidId !== undefined ? context.bidOf(bidId) : undefined;
  const candidates = acceptable(cause.conflicts);
  const index = causes.indexOf(cause);
  const moveTo = (next: Cause | undefined) => {
    const id = next?.conflicts[0]?.id;
    return id === undefined ? null : () => onOpen({ id, action: null });
  };

  const moves = { previous: moveTo(causes[index - 1]), next: moveTo(causes[index + 1]), close: onClose };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !first) return;
    // Conflicts and their forms have their own keys.
    if (key !== 'Escape' && target instanceof Element && target.closest('li, form')) return;
    const accepting = first.suggestions.find(({ action }) => ACCEPTING.includes(action));
    const keys: Readonly<Record<string, (() => void) | null | undefined>> = {
      Escape: onClose,
      j: moves.next,
      k: moves.previous,
      f: () => currentTarget.querySelector<HTMLElement>('[data-first-way]')?.click(),
      a: accepting && (() => onOpen({ id: first.id, action: accepting.action })),
    };
    const act = keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    // Handles keys of the controls inside; not a control itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...CONFLICT_SCOPE} onKeyDown={isDialog ? undefined : onKeyDown}>
      <PeekFrame
        title={suppliersOf(first, context)}
        facts={bid && <BidStatusBadge status={bid.status} />}
        to={bid ? paths.bid(context.order.id, bid.id) : null}
        moves={moves}
        position={positionOf(opened, causes)}
        isNarrow={isNarrow}
        heading={heading}
      >
        <div className="zk-stack zk-column zk-gap-12" {...CONFLICT_SCOPE} {...CONFLICT_AREA}>
          {candidates.length > 1 && (
            <Button
              variant="default"
              leftSection={<IconChecks size={16} aria-hidden />}
              onClick={() => setAccepting(true)}
            >
              {m.conflicts_accept_many({ count: candidates.length })}
            </Button>
          )}
          <ConflictList
            label={first.title}
            context={context}
            groups={[{ key: cause.key, heading: null, conflicts: cause.conflicts, shownAround: 'bid' }]}
            followers={followers}
            opened={opened}
            headingLevel={3}
            initialRows={FIRST_LINES}
            onOpen={(next) => (next === null ? onClose() : onOpen(next))}
            onResolved={onResolved}
          />
        </div>
        {isAccepting && (
          <BulkAcceptDialog conflicts={candidates} context={context} onClose={() => setAccepting(false)} />
        )}
      </PeekFrame>
    </div>
  );
}

/** Of the conflicts, as the tab counts them, not of the rows. */
function positionOf(opened: Opened, causes: readonly Cause[]) {
  const ids = causes.flatMap(({ conflicts }) => conflicts.map(({ id }) => id));
  return { number: ids.indexOf(opened.id) + 1, total: ids.length };
}
