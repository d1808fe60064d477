import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Given to `navigate` as its state: what the page that is opened shall do at once. */
export interface TaskOnArrival<T extends string> {
  readonly task: T | null;
}

/** Does it once when the page was opened for it; a reload does not repeat it. */
export function useTaskOnArrival<T extends string>(task: T, act: () => void): void {
  // Whatever another page, or an older build, left on the history entry.
  const state: unknown = useLocation().state;
  const isWanted = useRef(taskOf(state) === task);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    // The router keeps its state of the entry under `usr`.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
    run();
  }, []);
}

function taskOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'task' in state ? state.task : null;
}
