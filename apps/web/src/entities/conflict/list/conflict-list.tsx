import { Button } from '@mantine/core';
import type { Conflict } from '@zakupki/api-client/schema';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { m } from '#messages';
import styles from './conflict-list.module.css';
import { ACCEPTING } from '../resolution/conflict-actions.ts';
import { ConflictRow, type Opened, type SaidAround } from './conflict-row.tsx';
import { type ConflictScene, SceneContext } from '../conflict-context.ts';

/** Conflicts that belong together, under a heading of their own. */
export interface ConflictGroup {
  readonly key: string;
  /** Null when there is but one group. */
  readonly heading: ReactNode;
  readonly conflicts: readonly Conflict[];
  /** What the heading says already. */
  readonly saidAround?: SaidAround | undefined;
}

export interface ConflictListProps {
  readonly label: string;
  readonly scene: ConflictScene;
  readonly groups: readonly ConflictGroup[];
  /** Those that merely follow from another, wherever they are. */
  readonly followers: readonly Conflict[];
  readonly opened: Opened | null;
  readonly headingLevel: 2 | 3 | 4;
  /** As many rows as are drawn at first; an order of 200 lines may have a thousand conflicts. */
  readonly atFirst?: number;
  readonly onOpen: (opened: Opened | null) => void;
}

/** As many more at each press. */
const ROWS = 60;

/** Marks what takes the focus when the last conflict of a list is settled. */
export const CONFLICT_AREA = { 'data-conflict-area': true, tabIndex: -1 } as const;

const NONE: readonly Conflict[] = [];

/**
 * Conflicts with their ways out. Moves by j and k or the arrows, settles by f and a; when one is settled, the focus is
 * on the next.
 */
export function ConflictList(props: ConflictListProps) {
  const { label, scene, groups, followers, opened, headingLevel, atFirst = ROWS, onOpen } = props;
  const [shown, setShown] = useState(atFirst);
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  const total = groups.reduce((sum, { conflicts }) => sum + conflicts.length, 0);
  const byCause = useMemo(() => Map.groupBy(followers, ({ causedBy }) => causedBy), [followers]);

  useEffect(() => {
    // A conflict may go by itself, with another that was settled: whoever stood on it stands on its neighbour.
    if (focused.current === null || document.activeElement !== document.body) return;
    const titles = allTitles();
    focusTitle(titles[Math.min(focused.current, titles.length - 1)], root.current);
  }, [groups]);

  // The rows are memoised: the same function as long as the list stands.
  const onSettled = useCallback(
    ({ id }: Conflict) => {
      const titles = allTitles();
      const at = titles.findIndex((title) => title.dataset['conflict'] === id);
      focusTitle(titles[at + 1] ?? titles[at - 1], root.current);
      onOpen(null);
    },
    [onOpen],
  );

  function accept(id: string) {
    const conflict = groups.flatMap(({ conflicts }) => conflicts).find((one) => one.id === id);
    const way = conflict?.suggestions.find(({ action }) => ACCEPTING.includes(action));
    if (way) onOpen({ id, action: way.action });
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest('li');
    const title = row?.querySelector<HTMLElement>('[data-conflict]');
    if (title) focused.current = allTitles().indexOf(title);
  }

  function onBlur({ relatedTarget, target }: FocusEvent<HTMLElement>) {
    // What is taken out of the page loses the focus too, yet nobody went away.
    if (target.isConnected && !root.current?.contains(relatedTarget)) focused.current = null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const row = target.closest('li');
    const title = row?.querySelector<HTMLElement>('[data-conflict]');
    if (!row || !title || target.closest('[role="menu"]')) return;
    if (event.key === 'Escape' && opened) {
      event.preventDefault();
      title.focus();
      onOpen(null);
      return;
    }
    if (target.closest('form')) return;
    const act = KEYS[event.key];
    // The arrows belong to other controls wherever they mean something there.
    if (!act || (event.key.length > 1 && target !== title)) return;
    event.preventDefault();
    act({ row, title, titles: allTitles(), accept: () => accept(title.dataset['conflict'] ?? '') });
  }

  return (
    <SceneContext value={scene}>
      {/* Keys and focus of the rows pass through here; it is no control itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={root} className={styles['list']} onKeyDown={onKeyDown} onFocus={onFocus} onBlur={onBlur}>
        {firstOf(groups, shown).map(({ key, heading, conflicts, saidAround }) => (
          <section key={key} className={styles['group']}>
            {heading}
            <ul className={styles['rows']} {...(heading === null && { 'aria-label': label })}>
              {conflicts.map((conflict) => (
                <ConflictRow
                  key={conflict.id}
                  conflict={conflict}
                  followers={byCause.get(conflict.id) ?? NONE}
                  opened={opened?.id === conflict.id ? opened : null}
                  saidAround={saidAround}
                  headingLevel={headingLevel}
                  onOpen={onOpen}
                  onSettled={onSettled}
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
    </SceneContext>
  );
}

/** The groups with so many conflicts in all; one that would be empty is left out. */
function firstOf(groups: readonly ConflictGroup[], count: number): readonly ConflictGroup[] {
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

interface Place {
  readonly row: Element;
  readonly title: HTMLElement;
  readonly titles: readonly HTMLElement[];
  readonly accept: () => void;
}

const by =
  (step: number) =>
  ({ title, titles }: Place) =>
    titles[titles.indexOf(title) + step]?.focus();

/** What a key does on a conflict. */
const KEYS: Readonly<Record<string, ((place: Place) => void) | undefined>> = {
  j: by(1),
  ArrowDown: by(1),
  k: by(-1),
  ArrowUp: by(-1),
  Home: ({ titles }) => titles[0]?.focus(),
  End: ({ titles }) => titles.at(-1)?.focus(),
  f: ({ row }) => row.querySelector<HTMLElement>('[data-first-way]')?.click(),
  a: ({ accept }) => accept(),
};

/** All conflicts of the page: a page may show them in several lists, which one moves through as one. */
function allTitles(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-conflict]')];
}

function focusTitle(title: HTMLElement | undefined, root: HTMLElement | null): void {
  if (title) title.focus();
  else root?.closest<HTMLElement>('[data-conflict-area]')?.focus();
}
