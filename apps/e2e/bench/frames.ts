/** Measures how evenly a page scrolls. */
import type { CDPSession, Page } from '@playwright/test';

/** Pixels per second: quick but readable. */
const SPEED = 2_400;

/** Milliseconds between frames while the box at a point is scrolled by the distances and back. */
export async function framesOfScroll(
  page: Page,
  session: CDPSession,
  { x, y, xDistance, yDistance }: { x: number; y: number; xDistance: number; yDistance: number },
): Promise<number[]> {
  await page.evaluate(watchFrames);
  for (const direction of [-1, 1]) {
    await session.send('Input.synthesizeScrollGesture', {
      x,
      y,
      xDistance: direction * xDistance,
      yDistance: direction * yDistance,
      speed: SPEED,
      gestureSourceType: 'mouse',
    });
  }
  const { frames, scrolls } = await page.evaluate(() => window.framesSeen());
  if (scrolls < 5) throw new Error(`Nothing scrolled: ${scrolls} scroll events.`);
  // The first frame starts before the scroll.
  return frames.slice(1);
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge with the library's declaration
  interface Window {
    /** Ends the watch. Milliseconds between frames, and the number of scroll events. */
    framesSeen: () => { frames: number[]; scrolls: number };
  }
}

/** Runs in the page. */
export function watchFrames(): void {
  const frames: number[] = [];
  let scrolls = 0;
  document.addEventListener('scroll', () => (scrolls += 1), { capture: true, passive: true });
  let last = performance.now();
  const tick = (now: number) => {
    frames.push(now - last);
    last = now;
    id = requestAnimationFrame(tick);
  };
  let id = requestAnimationFrame(tick);
  window.framesSeen = () => {
    cancelAnimationFrame(id);
    return { frames, scrolls };
  };
}

/** The value below which the share `part` (0 to 1) of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
