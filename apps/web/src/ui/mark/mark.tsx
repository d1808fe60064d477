import { type ReactNode, useSyncExternalStore } from 'react';

interface MarkProps {
  /** Id of the row or key of the link. */
  readonly of: string;
  /** For a link, whether its page is open. */
  readonly isOpen?: boolean;
}

type Draw = (props: MarkProps) => ReactNode;

let draw: Draw = () => null;
const listeners = new Set<() => void>();

/** Sets the function that renders marks, which loads after the first page. */
export function drawMarks(next: Draw): void {
  draw = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Marks a row or link that is new or has changed. */
export function Mark(props: MarkProps) {
  return useSyncExternalStore(subscribe, () => draw)(props);
}
