/** What was read keeps its place while a page loads: cumulative layout shift as web.dev defines it, limit 0.02. */
import { ROUTES } from '../../fixtures/routes.ts';
import { expect, test } from '../../fixtures/test.ts';

const LIMIT = 0.02;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

interface Shift {
  readonly at: number;
  readonly value: number;
  /** What moved, largest first. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

for (const { path, who } of ROUTES) {
  test(`${path} for ${who ?? 'visitors'} keeps its place while it loads`, async ({ page, world }) => {
    await page.addInitScript(recordShifts);
    if (who) await world.signInPage(page, who);
    // Answers later than the first paint, so that their placeholders are seen.
    await world.force([{ when: {}, then: { delayMs: 400 } }]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`/app${path}`);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const shifts = await page.evaluate(() => window.layoutShifts);
      expect.soft(largestBurst(shifts), `${size.width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(LIMIT);
    }
  });
}

/** Runs in the page. */
function recordShifts(): void {
  interface Source {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: Source[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.localName}.${element?.className} ${node?.textContent?.slice(0, 30)}`;
        return `${name}: ${Math.round(previousRect.x)},${Math.round(previousRect.y)} → ${Math.round(currentRect.x)},${Math.round(currentRect.y)}`;
      });
      window.layoutShifts.push({ at: entry.startTime, value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Sum of the worst burst: shifts within a second of the one before and five seconds of its first. */
function largestBurst(shifts: readonly Shift[]): number {
  let largest = 0;
  let burst = { start: -Infinity, last: -Infinity, sum: 0 };
  for (const { at, value } of shifts) {
    const isNew = at - burst.last > 1000 || at - burst.start > 5000;
    burst = isNew ? { start: at, last: at, sum: value } : { ...burst, last: at, sum: burst.sum + value };
    largest = Math.max(largest, burst.sum);
  }
  return largest;
}
