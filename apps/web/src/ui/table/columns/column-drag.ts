import type { MouseEvent, TouchEvent } from 'react';

/** px. */
const MIN_WIDTH = 56;
const MAX_WIDTH = 1_000;

export const widthWithin = (width: number): number => Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH);

/**
 * Follows the mouse or finger that pressed the edge of a column until it is released.
 * @param width of the column when it was pressed
 */
export function followEdge(
  { nativeEvent }: MouseEvent | TouchEvent,
  width: number,
  onWidth: (width: number) => void,
): void {
  const start = xOf(nativeEvent);
  if (start === null) return;
  const ended = new AbortController();
  const onMove = (event: globalThis.MouseEvent | globalThis.TouchEvent) => {
    // The page would scroll or select text.
    if (event.cancelable) event.preventDefault();
    const x = xOf(event);
    if (x !== null) onWidth(widthWithin(Math.round(width + x - start)));
  };
  const options = { signal: ended.signal, passive: false };
  for (const move of ['mousemove', 'touchmove'] as const) document.addEventListener(move, onMove, options);
  for (const end of ['mouseup', 'touchend', 'touchcancel']) {
    document.addEventListener(end, () => ended.abort(), options);
  }
}

/** Null for more than one finger. */
function xOf(event: globalThis.MouseEvent | globalThis.TouchEvent): number | null {
  if (!('touches' in event)) return event.clientX;
  return event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
}
