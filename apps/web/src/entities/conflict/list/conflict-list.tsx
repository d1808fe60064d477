import { Button } from '@mantine/core';
import type { Conflict } from '@zakupki/api-client/schema';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { m } from '#messages';
import styles from './conflict-list.module.css';
import { ACCEPTING } from '../resolution/conflict-actions.ts';
import { ConflictRow, type Opened, type ShownAround } from './conflict-row.tsx';
import { type ConflictContextData, ConflictContext } from '../conflict-context.ts';

export interface ConflictGroup {
  readonly key: string;
  /** Null for a single group. */
  readonly heading: ReactNode;
  readonly conflicts: readonly Conflict[];
  /** What the heading already shows. */
  readonly shownAround?: ShownAround | undefined;
}

interface ConflictListProps {
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
}

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
  const [shown, setShown] = useState(initialRows);
  const root = useRef<HTMLDivElement>(null);
  const total = groups.reduce((sum, { conflicts }) => sum + conflicts.length, 0);
  const byCause = useMemo(() => Map.groupBy(followers, ({ causedBy }) => causedBy), [followers]);
  const focus = useFocusRecovery(root, groups);
  const onKeyDown = listKeys(props);

  // Must be stable: the rows are memoized.
  const onResolved = useCallback(
    ({ id }: Conflict) => {
      const titles = allTitles();
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
                  onResolved={onResolved}
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

/** Moves the focus to a neighbour when the focused conflict disappears along with another one. */
function useFocusRecovery(root: RefObject<HTMLElement | null>, groups: readonly ConflictGroup[]) {
  const focusedIndex = useRef<number | null>(null);
  useEffect(() => {
    if (focusedIndex.current === null || document.activeElement !== document.body) return;
    const titles = allTitles();
    focusTitle(titles[Math.min(focusedIndex.current, titles.length - 1)], root.current);
  }, [root, groups]);
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const { title } = rowAround(target);
      if (title) focusedIndex.current = allTitles().indexOf(title);
    },
    onBlur({ relatedTarget, target }: FocusEvent<HTMLElement>) {
      // Removing an element blurs it too, without the user leaving.
      if (target.isConnected && !root.current?.contains(relatedTarget)) focusedIndex.current = null;
    },
  };
}

function listKeys({ groups, opened, onOpen }: Pick<ConflictListProps, 'groups' | 'opened' | 'onOpen'>) {
  function accept(id: string) {
    const conflict = groups.flatMap(({ conflicts }) => conflicts).find((one) => one.id === id);
    const suggestion = conflict?.suggestions.find(({ action }) => ACCEPTING.includes(action));
    if (suggestion) onOpen({ id, action: suggestion.action });
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const { row, title } = rowAround(target);
    if (!row || !title || target.closest('[role="menu"]')) return;
    if (event.key === 'Escape' && opened) {
      event.preventDefault();
      title.focus();
      onOpen(null);
      return;
    }
    if (target.closest('form')) return;
    const act = KEYS[event.key];
    // Controls inside a row keep their arrow keys.
    if (!act || (event.key.length > 1 && target !== title)) return;
    event.preventDefault();
    act({ row, title, titles: allTitles(), accept: () => accept(title.dataset['conflict'] ?? '') });
  };
}

function rowAround(target: Element) {
  const row = target.closest('li');
  return { row, title: row?.querySelector<HTMLElement>('[data-conflict]') };
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

interface KeyTarget {
  readonly row: Element;
  readonly title: HTMLElement;
  readonly titles: readonly HTMLElement[];
  readonly accept: () => void;
}

const moveBy =
  (step: number) =>
  ({ title, titles }: KeyTarget) =>
    titles[titles.indexOf(title) + step]?.focus();

const KEYS: Readonly<Record<string, ((target: KeyTarget) => void) | undefined>> = {
  j: moveBy(1),
  ArrowDown: moveBy(1),
  k: moveBy(-1),
  ArrowUp: moveBy(-1),
  Home: ({ titles }) => titles[0]?.focus(),
  End: ({ titles }) => titles.at(-1)?.focus(),
  f: ({ row }) => row.querySelector<HTMLElement>('[data-first-way]')?.click(),
  a: ({ accept }) => accept(),
};

/** All conflicts of the page: several lists are navigated as one. */
function allTitles(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-conflict]')];
}

function focusTitle(title: HTMLElement | undefined, root: HTMLElement | null): void {
  if (title) title.focus();
  else root?.closest<HTMLElement>('[data-conflict-area]')?.focus();
}
