import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Conflict } from '@zakupki/api-client/schema';
import { type ReactNode, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { type ConflictContextData, ConflictContext } from '../../../entities/conflict/conflict-context.ts';
import { focusTitle, listKeys, titlesAround, useFocusRecovery } from '../../../entities/conflict/list/conflict-keys.ts';
import type { Opened } from '../../../entities/conflict/list/conflict-row.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import type { Cause } from '../conflicts-groups.ts';
import type { Grouping } from '../conflicts-query.ts';
import styles from './conflict-queue.module.css';
import { QueueRow } from './queue-row.tsx';

const QueuePanel = loadPart(() => import('./queue-panel.tsx'));

export type QueueGroup = {
  readonly key: string;
  readonly label: string;
  readonly heading: ReactNode;
  readonly causes: readonly Cause[];
};

type ConflictQueueProps = {
  readonly grouping: Grouping;
  readonly groups: readonly QueueGroup[];
  readonly context: ConflictContextData;
  /** Conflicts caused by one of the others. */
  readonly followers: readonly Conflict[];
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened | null) => void;
};

const ROWS = 60;
/** Beside the navigation, a narrower window has no room for the list and the panel. */
const NARROW = '(width < 75em)';

/** Conflicts by supplier and cause, one row each. The panel beside them shows and resolves the opened row. */
export function ConflictQueue({ grouping, groups, context, followers, opened, onOpen }: ConflictQueueProps) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const [shown, setShown] = useState(ROWS);
  const root = useRef<HTMLDivElement>(null);
  const causes = groups.flatMap((group) => group.causes);
  const openedCause = causes.find(({ conflicts }) => conflicts.some(({ id }) => id === opened?.id));
  const focus = useFocusRecovery(root, groups);
  const conflicts = causes.flatMap((cause) => cause.conflicts);
  const onResolved = useMovingOn({ causes, opened, root, onOpen });

  function close() {
    onOpen(null);
    titlesAround(root.current)
      .find((title) => isTitleOf(title, openedCause))
      ?.focus();
  }

  return (
    <ConflictContext value={context}>
      <div className={styles['layout']} data-peeks={openedCause !== undefined && !isNarrow}>
        {/* Handles keys and focus of the rows; not a control itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={root}
          className={`zk-stack zk-column zk-gap-8 ${styles['queue']}`}
          onKeyDown={listKeys({ conflicts, opened, onOpen })}
          {...focus}
        >
          <QueueGroups
            groups={takeFirst(groups, shown)}
            grouping={grouping}
            openedCause={openedCause}
            onOpen={onOpen}
            onResolved={onResolved}
          />
          {causes.length > shown && (
            <Button variant="default" onClick={() => setShown(shown + ROWS)}>
              {m.conflicts_show_more({
                count: countConflicts(causes.slice(shown, shown + ROWS)),
                total: countConflicts(causes.slice(shown)),
              })}
            </Button>
          )}
        </div>
        {opened && openedCause && (
          // Reserves the panel's space while it loads.
          <Suspense fallback={<div />}>
            <QueuePanel
              cause={openedCause}
              causes={causes}
              opened={opened}
              context={context}
              followers={followers}
              isNarrow={isNarrow}
              onOpen={onOpen}
              onClose={close}
              onResolved={onResolved}
            />
          </Suspense>
        )}
      </div>
    </ConflictContext>
  );
}

type MovingOn = {
  readonly causes: readonly Cause[];
  readonly root: RefObject<HTMLElement | null>;
} & Pick<ConflictQueueProps, 'opened' | 'onOpen'>;

/** After a resolution: the next conflict of the row in the panel, or else the next row. */
function useMovingOn({ causes, opened, root, onOpen }: MovingOn): (conflict: Conflict) => void {
  const latest = useRef({ causes, opened });
  useEffect(() => {
    latest.current = { causes, opened };
  });
  // Must be stable: the rows are memoized.
  return useCallback(
    ({ id }: Conflict) => {
      const { causes: all, opened: wasOpened } = latest.current;
      const cause = all.find((one) => one.conflicts.some((conflict) => conflict.id === id));
      const next = cause?.conflicts.find((conflict) => conflict.id !== id);
      if (wasOpened && next) {
        onOpen({ id: next.id, action: null });
        return;
      }
      const titles = titlesAround(root.current);
      const index = titles.findIndex((title) => isTitleOf(title, cause));
      if (!next) focusTitle(titles[index + 1] ?? titles[index - 1], root.current);
      onOpen(null);
    },
    [onOpen, root],
  );
}

type QueueGroupsProps = {
  readonly openedCause: Cause | undefined;
  readonly onResolved: (conflict: Conflict) => void;
} & Pick<ConflictQueueProps, 'groups' | 'grouping' | 'onOpen'>;

function QueueGroups({ groups, grouping, openedCause, onOpen, onResolved }: QueueGroupsProps) {
  return (
    <div className="zk-card">
      {groups.map(({ key, label, heading, causes }) => (
        <section key={key} className={styles['group']}>
          {heading}
          <ul aria-label={label}>
            {causes.map((cause) => (
              <QueueRow
                key={cause.key}
                cause={cause}
                grouping={grouping}
                isOpened={cause === openedCause}
                onOpen={onOpen}
                onResolved={onResolved}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function isTitleOf(title: HTMLElement, cause: Cause | undefined): boolean {
  return cause?.conflicts.some(({ id }) => id === title.dataset['conflict']) ?? false;
}

const countConflicts = (causes: readonly Cause[]) => causes.reduce((sum, { conflicts }) => sum + conflicts.length, 0);

/** The first `count` rows across the groups; empty groups are left out. */
function takeFirst(groups: readonly QueueGroup[], count: number): readonly QueueGroup[] {
  const before = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + group.causes.length, 0));
  return groups
    .map((group, index) => ({ ...group, causes: group.causes.slice(0, Math.max(0, count - (before[index] ?? 0))) }))
    .filter(({ causes }) => causes.length > 0);
}
