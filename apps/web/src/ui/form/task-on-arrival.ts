import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** History state with a task that the target page runs at once. */
export type TaskOnArrival<T extends string> = {
  readonly task: T | null;
};

/** Runs the task once; a reload does not repeat it. */
export function useTaskOnArrival<T extends string>(task: T, act: () => void): void {
  // Another page, or an older build, may have written the state.
  const state: unknown = useLocation().state;
  const isPending = useRef(taskOf(state) === task);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    // The router stores its state under `usr`.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
    run();
  }, []);
}

function taskOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'task' in state ? state.task : null;
}
