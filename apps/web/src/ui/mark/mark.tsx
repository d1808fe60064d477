import { type ComponentType, useSyncExternalStore } from 'react';

interface MarkProps {
  /** Id of the row, or key of the link. */
  readonly of: string;
  /** Of a link: whether its page is open. */
  readonly isOpen?: boolean;
}

let view: ComponentType<MarkProps> | null = null;
const listeners = new Set<() => void>();

/** What draws marks loads after the first page. */
export function drawMarks(by: ComponentType<MarkProps>): void {
  view = by;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where a row or link says that it is new or has changed. */
export function Mark(props: MarkProps) {
  const View = useSyncExternalStore(subscribe, () => view);
  return View && <View {...props} />;
}
