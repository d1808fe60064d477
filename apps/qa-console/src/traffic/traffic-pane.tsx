import { Button, TextInput } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconSearch } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import type { LoggedRequest } from '@zakupki/mock-control/schema';
import { goTo } from '../address.ts';
import { controlApi } from '../control/control-api.ts';
import { useNames } from '../people/names.ts';
import { countOf } from '../ui/count.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { filtered, type Mark, MARK_NAMES, MARKS } from './traffic-filter.ts';
import { TrafficList } from './traffic-list.tsx';
import styles from './traffic-pane.module.css';

const NONE: readonly LoggedRequest[] = [];

export function TrafficPane({ world }: { world: string }) {
  const { data: live = NONE } = controlApi.useListRequestsQuery(world);
  const names = useNames();
  const [text, setText] = useState('');
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [isPaused, setPaused] = useState(false);
  const [isAway, setAway] = useState(false);
  const known = usePaused(live, isPaused || isAway);
  const shown = useMemo(() => filtered(known, { text, marks }, names), [known, text, marks, names]);
  const waiting = useMemo(() => newerThan(known, live), [known, live]);
  const open = useCallback((request: string) => goTo({ request }), []);
  const toggle = (mark: Mark) =>
    setMarks(marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark]);
  const isFiltered = text.trim() !== '' || marks.length > 0;
  const countText = standingOf(shown.length, known.length);
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className={styles['pane']}>
      <div className={styles['tools']}>
        <TextInput
          className={styles['search']}
          size="xs"
          aria-label="Filter the traffic"
          placeholder="Path, operation, person, status, reason"
          leftSection={<IconSearch size={14} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
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
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? 'Go on' : 'Pause'}
        </Button>
      </div>
      <p className={styles['standing']}>
        {/* Announced only while filtering; otherwise every request would be announced. */}
        <span role="status">{isFiltered && countText}</span>
        {!isFiltered && countText}
        {waiting > 0 && ` · ${countOf(waiting, 'newer one')} waiting${isPaused ? '' : ': scroll to the top'}`}
      </p>
      {shown.length > 0 ? (
        <TrafficList requests={shown} names={names} onOpen={open} onAway={setAway} />
      ) : (
        <div className={styles['nothing']}>
          {known.length > 0 ? (
            <EmptyState title="Nothing matches">
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  setText('');
                  setMarks([]);
                }}
              >
                Show everything
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title="Nothing has been asked in this world yet">
              <p>Open the product in it: every call shows here as it is made.</p>
              <Button size="xs" variant="default" onClick={() => goTo({ tab: 'people' })}>
                Choose whom to open it as
              </Button>
            </EmptyState>
          )}
        </div>
      )}
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

function newerThan(known: readonly LoggedRequest[], live: readonly LoggedRequest[]): number {
  const [newest] = known;
  const place = newest ? live.findIndex(({ id }) => id === newest.id) : 0;
  return place === -1 ? live.length : place;
}

function standingOf(shown: number, known: number): string {
  if (known === 0) return 'No requests';
  return shown === known ? countOf(known, 'request') : `${shown} of ${countOf(known, 'request')}`;
}
