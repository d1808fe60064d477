import { Button, TextInput } from '@mantine/core';
import { IconEraser, IconPlayerPause, IconPlayerPlay, IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LoggedRequest } from '@zakupki/mock-control/schema';
import { goTo } from '../address.ts';
import { controlApi } from '../control/control-api.ts';
import { useNames } from '../people/names.ts';
import { countOf } from '../ui/count.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Unread } from '../ui/unread.tsx';
import { logApi } from './log-api.ts';
import { filtered, type Mark, MARK_NAMES, MARKS, type TrafficFilter } from './traffic-filter.ts';
import { TrafficList } from './traffic-list.tsx';
import styles from './traffic-pane.module.css';

const NONE: readonly LoggedRequest[] = [];
const NO_FILTER: TrafficFilter = { text: '', marks: [] };

export function TrafficPane({ world }: { world: string }) {
  const { currentData, error } = controlApi.useListRequestsQuery(world);
  const live = currentData ?? NONE;
  const names = useNames();
  const [filter, setFilter] = useState<TrafficFilter>(NO_FILTER);
  const [isPaused, setPaused] = useState(false);
  const [isAway, setAway] = useState(false);
  const [pressed, setPressed] = usePressed();
  const latest = usePaused(live, isPaused || isAway);
  const known = pressed ?? latest;
  const shown = useMemo(() => filtered(known, filter, names), [known, filter, names]);
  const newerCount = useMemo(() => countNewer(known, live), [known, live]);
  const open = useCallback((request: string) => goTo({ request }), []);
  const isFiltered = filter.text.trim() !== '' || filter.marks.length > 0;
  const countText = currentData ? countWords(shown.length, known.length) : '';
  return (
    <div className={styles['pane']}>
      <Tools world={world} filter={filter} onFilter={setFilter} known={known} isPaused={isPaused} onPause={setPaused} />
      <p className={styles['count-line']}>
        {/* Announced only while filtering; otherwise every request would be announced. */}
        <span role="status">{isFiltered && countText}</span>
        {!isFiltered && countText}
        {newerCount > 0 && ` · ${countOf(newerCount, 'newer request')}${isPaused ? '' : ': scroll to the top'}`}
      </p>
      {shown.length > 0 ? (
        <TrafficList requests={shown} names={names} onOpen={open} onAway={setAway} onPress={() => setPressed(known)} />
      ) : (
        <div className={styles['nothing']}>
          {known.length > 0 ? (
            <EmptyState title="No matching requests">
              <Button size="xs" variant="default" onClick={() => setFilter(NO_FILTER)}>
                Clear filter
              </Button>
            </EmptyState>
          ) : currentData ? (
            <EmptyState title="No requests in this world yet">
              <p>Open the product in it: every call appears here live.</p>
              <Button size="xs" variant="default" onClick={() => goTo({ tab: 'people' })}>
                Choose a person to open it as
              </Button>
            </EmptyState>
          ) : (
            <Unread error={error} />
          )}
        </div>
      )}
    </div>
  );
}

type ToolsProps = {
  readonly world: string;
  readonly filter: TrafficFilter;
  readonly onFilter: (filter: TrafficFilter) => void;
  /** Counted by mark. */
  readonly known: readonly LoggedRequest[];
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
};

function Tools({ world, filter, onFilter, known, isPaused, onPause }: ToolsProps) {
  const [clear, { isLoading }] = logApi.useClearRequestsMutation();
  const { text, marks } = filter;
  const toggle = (mark: Mark) =>
    onFilter({ text, marks: marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark] });
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className={styles['tools']}>
      <TextInput
        className={styles['search']}
        size="xs"
        aria-label="Filter traffic"
        placeholder="Path, operation, person, status, reason"
        leftSection={<IconSearch size={14} aria-hidden />}
        value={text}
        onChange={(event) => onFilter({ text: event.currentTarget.value, marks })}
        spellCheck={false}
      />
      <div className={styles['marks']} role="group" aria-label="Show only">
        {MARK_NAMES.map((mark) => (
          <Button
            key={mark}
            size="xs"
            variant={marks.includes(mark) ? 'light' : 'default'}
            aria-pressed={marks.includes(mark)}
            onClick={() => toggle(mark)}
          >
            {MARKS[mark].label}
            <span className={styles['count']}>{known.filter(MARKS[mark].isOn).length}</span>
          </Button>
        ))}
      </div>
      <Button
        size="xs"
        variant={isPaused ? 'filled' : 'default'}
        leftSection={<Icon size={14} aria-hidden />}
        onClick={() => onPause(!isPaused)}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEraser size={14} aria-hidden />}
        loading={isLoading}
        disabled={known.length === 0}
        onClick={() => {
          onPause(false);
          void clear(world);
        }}
      >
        Clear log
      </Button>
    </div>
  );
}

/** The list at the moment of pausing: rows must not move while the user reads. */
function usePaused(live: readonly LoggedRequest[], isPaused: boolean): readonly LoggedRequest[] {
  const [paused, setPaused] = useState<readonly LoggedRequest[] | null>(null);
  // Set while rendering, so that no frame shows newer rows.
  if (isPaused && paused === null) setPaused(live);
  if (!isPaused && paused !== null) setPaused(null);
  return isPaused ? (paused ?? live) : live;
}

/** The list while a row is pressed: a row that moves before the release would not be clicked. */
function usePressed() {
  const [pressed, setPressed] = useState<readonly LoggedRequest[] | null>(null);
  useEffect(() => {
    // The click comes after the release.
    const release = () => setTimeout(() => setPressed(null));
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, []);
  return [pressed, setPressed] as const;
}

function countNewer(known: readonly LoggedRequest[], live: readonly LoggedRequest[]): number {
  const [newest] = known;
  const index = newest ? live.findIndex(({ id }) => id === newest.id) : 0;
  return index === -1 ? live.length : index;
}

function countWords(shown: number, known: number): string {
  if (known === 0) return 'No requests';
  return shown === known ? countOf(known, 'request') : `${shown} of ${countOf(known, 'request')}`;
}
