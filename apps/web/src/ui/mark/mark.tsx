import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { now } from '../../format/date/clock.ts';

type MarkProps = {
  /** Id of the row or key of the link. */
  readonly of: string;
  /** For a link, whether its page is open. */
  readonly isOpen?: boolean;
};

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

/** When the reader left the page of a link, by the server's clock. */
const leftAt = new Map<string, number>();

/** Whether the reader has had the page of the link open since. @param at ISO 8601 */
export const wasOpenSince = (key: string, at: string): boolean => (leftAt.get(key) ?? 0) >= Date.parse(at);

/** Marks a row or link that is new or has changed. */
export function Mark(props: MarkProps) {
  const { of, isOpen = false } = props;
  useEffect(() => (isOpen ? () => void leftAt.set(of, now()) : undefined), [of, isOpen]);
  return useSyncExternalStore(subscribe, () => draw)(props);
}
