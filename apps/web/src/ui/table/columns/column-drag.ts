import type { MouseEvent, TouchEvent } from 'react';

/** px. */
const MIN_WIDTH = 56;
const MAX_WIDTH = 2_000;

export const widthWithin = (width: number): number => Math.min(Math.max(Math.round(width), MIN_WIDTH), MAX_WIDTH);

/**
 * Follows the mouse or finger that pressed the edge of a column until it is released.
 * @param width of the column when it was pressed
 */
export function followEdge(event: MouseEvent | TouchEvent, width: number, onWidth: (width: number) => void): void {
  const start = xOf(event.nativeEvent);
  if (start === null || ('button' in event && event.button !== 0)) return;
  // The mouse would select the words of the heads. React listens to touches passively.
  if ('button' in event) event.preventDefault();
  const ended = new AbortController();
  const onMove = (move: globalThis.MouseEvent | globalThis.TouchEvent) => {
    // Released where the page does not learn of it.
    if ('buttons' in move && move.buttons === 0) return ended.abort();
    // The page would scroll.
    if (move.cancelable) move.preventDefault();
    const x = xOf(move);
    if (x !== null) onWidth(widthWithin(width + x - start));
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
