import { Button } from '@mantine/core';
import type { Conflict } from '@zakupki/api-client/schema';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { m } from '#messages';
import styles from './conflict-list.module.css';
import { ConflictRow, type Opened, type ShownAround } from './conflict-row.tsx';
import { type ConflictContextData, ConflictContext } from '../conflict-context.ts';
import { focusTitle, listKeys, titlesAround, useFocusRecovery } from './conflict-keys.ts';

export type ConflictGroup = {
  readonly key: string;
  /** Null for a single group. */
  readonly heading: ReactNode;
  readonly conflicts: readonly Conflict[];
  /** What the heading already shows. */
  readonly shownAround?: ShownAround | undefined;
};

type ConflictListProps = {
  readonly label: string;
  readonly context: ConflictContextData;
  readonly groups: readonly ConflictGroup[];
  /** Conflicts caused by one of the others. */
  readonly followers: readonly Conflict[];
  readonly opened: Opened | null;
  readonly headingLevel: 2 | 3 | 4;
  /** Rows rendered at first; an order of 200 lines may have a thousand conflicts. */
  readonly initialRows?: number;
  readonly onOpen: (opened: Opened | null) => void;
  /** Default: moves the focus to the next conflict and closes this one. */
  readonly onResolved?: (conflict: Conflict) => void;
};

const ROWS = 60;

/** Marks the element that takes the focus when the list's last conflict is resolved. */
export const CONFLICT_AREA = { 'data-conflict-area': true, tabIndex: -1 } as const;

const NONE: readonly Conflict[] = [];

/**
 * Conflicts with their resolutions. j, k and the arrow keys move the focus, f chooses the first resolution, a accepts
 * the conflict as it is. After a resolution the next conflict takes the focus.
 */
export function ConflictList(props: ConflictListProps) {
  const { label, context, groups, followers, opened, headingLevel, initialRows = ROWS, onOpen } = props;
  const { onResolved } = props;
  const [shown, setShown] = useState(initialRows);
  const root = useRef<HTMLDivElement>(null);
  const total = groups.reduce((sum, { conflicts }) => sum + conflicts.length, 0);
  const byCause = useMemo(() => Map.groupBy(followers, ({ causedBy }) => causedBy), [followers]);
  const focus = useFocusRecovery(root, groups);
  const onKeyDown = listKeys({ conflicts: groups.flatMap((group) => group.conflicts), opened, onOpen });

  // Must be stable: the rows are memoized.
  const moveOn = useCallback(
    ({ id }: Conflict) => {
      const titles = titlesAround(root.current);
      const index = titles.findIndex((title) => title.dataset['conflict'] === id);
      focusTitle(titles[index + 1] ?? titles[index - 1], root.current);
      onOpen(null);
    },
    [onOpen],
  );

  return (
    <ConflictContext value={context}>
      {/* Handles keys and focus of the rows; not a control itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={root} className={`zk-stack zk-column zk-gap-16 ${styles['list']}`} onKeyDown={onKeyDown} {...focus}>
        {takeFirst(groups, shown).map(({ key, heading, conflicts, shownAround }) => (
          <section key={key} className="zk-stack zk-column zk-gap-6">
            {heading}
            <ul className={`zk-card ${styles['rows']}`} {...(heading === null && { 'aria-label': label })}>
              {conflicts.map((conflict) => (
                <ConflictRow
                  key={conflict.id}
                  conflict={conflict}
                  followers={byCause.get(conflict.id) ?? NONE}
                  opened={opened?.id === conflict.id ? opened : null}
                  shownAround={shownAround}
                  headingLevel={headingLevel}
                  onOpen={onOpen}
                  onResolved={onResolved ?? moveOn}
                />
              ))}
            </ul>
          </section>
        ))}
        {total > shown && (
          <Button variant="default" onClick={() => setShown(shown + ROWS)}>
            {m.conflicts_show_more({ count: Math.min(ROWS, total - shown), total: total - shown })}
          </Button>
        )}
      </div>
    </ConflictContext>
  );
}

/** The first `count` conflicts across the groups; empty groups are left out. */
function takeFirst(groups: readonly ConflictGroup[], count: number): readonly ConflictGroup[] {
  const before = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { conflicts }) => sum + conflicts.length, 0),
  );
  return groups
    .map((group, index) => ({
      ...group,
      conflicts: group.conflicts.slice(0, Math.max(0, count - (before[index] ?? 0))),
    }))
    .filter(({ conflicts }) => conflicts.length > 0);
}
