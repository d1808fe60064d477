import { type ReactNode, useSyncExternalStore } from 'react';

interface MarkProps {
  /** Id of the row, or key of the link. */
  readonly of: string;
  /** Of a link: whether its page is open. */
  readonly isOpen?: boolean;
}

type Draw = (props: MarkProps) => ReactNode;

let draw: Draw = () => null;
const listeners = new Set<() => void>();

/** What draws marks loads after the first page. */
export function drawMarks(by: Draw): void {
  draw = by;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where a row or link says that it is new or has changed. */
export function Mark(props: MarkProps) {
  return useSyncExternalStore(subscribe, () => draw)(props);
}
